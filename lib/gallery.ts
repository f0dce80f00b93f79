/** One picture of the gallery. */
type GalleryPhoto = {
  /** File name in `public/images/gallery`. */
  file: string;
  /** Shown below the picture: what was built, in a few words. */
  caption: string;
  /** What can be seen, for those who cannot see it. */
  alt: string;
};

/** The photos of the carousel, in the order in which they appear. */
export const gallery: readonly GalleryPhoto[] = [
  {
    file: "driveway-banded-sage-ranch.jpg",
    caption: "Banded exposed-aggregate driveway",
    alt: "Wide exposed-aggregate driveway with a smooth banded edge in front of a sage-green ranch house with timber garage doors",
  },
  {
    file: "patio-wood-plank-stamp.jpg",
    caption: "Wood-plank stamped patio",
    alt: "Patio stamped to look like timber planks, with blue Adirondack chairs around a stone fire pit",
  },
  {
    file: "walkway-stamped-ashlar.jpg",
    caption: "Stamped walkway with a smooth border",
    alt: "Curved front walk stamped in an ashlar stone pattern with a smooth concrete border, between flower beds",
  },
  {
    file: "pool-deck-exposed-aggregate.jpg",
    caption: "Exposed-aggregate pool deck",
    alt: "Oval swimming pool with smooth coping set in an exposed-aggregate concrete deck with loungers",
  },
  {
    file: "foundation-slab-pour.jpg",
    caption: "Slab pour in progress",
    alt: "House slab being poured: fresh concrete at the far end, rebar grid on a vapor barrier inside timber forms in front",
  },
  {
    file: "entry-steps-red-door.jpg",
    caption: "Entry steps and landing",
    alt: "Wide concrete entry steps with low side walls leading to a red front door on a blue house",
  },
  {
    file: "commercial-storefront-walk.jpg",
    caption: "Storefront sidewalk and bollards",
    alt: "Broad concrete sidewalk with bollards along a brick-colored commercial building and its parking lot",
  },
  {
    file: "patio-flagstone-stamp-gray.jpg",
    caption: "Flagstone stamped patio",
    alt: "Gray patio stamped in a flagstone pattern with outdoor sofas in front of a cedar fence",
  },
  {
    file: "driveway-brick-ranch.jpg",
    caption: "Driveway replacement, brick ranch",
    alt: "New light-gray driveway with tooled joints leading to the garage of a brick ranch house, seen from above",
  },
  {
    file: "retaining-wall-stamped-patio.jpg",
    caption: "Retaining wall and patio",
    alt: "Two-tier retaining wall with planting behind a stamped concrete patio with dark outdoor furniture",
  },
  {
    file: "walkway-exposed-aggregate.jpg",
    caption: "Exposed-aggregate walk",
    alt: "Curved exposed-aggregate front walk with a smooth border, flower beds on both sides, leading to a white farmhouse",
  },
  {
    file: "foundation-stem-walls.jpg",
    caption: "Stem walls on footings",
    alt: "Freshly stripped concrete stem walls standing on their footings, ready for backfill",
  },
  {
    file: "driveway-stamped-red.jpg",
    caption: "Stamped driveway in brick red",
    alt: "Driveway stamped and colored brick red in front of a stucco house with a timber garage door",
  },
  {
    file: "patio-ashlar-stamp-red.jpg",
    caption: "Ashlar stamped patio in red",
    alt: "Reddish patio stamped in an ashlar pattern with seating around a stone fire pit beside a brick house",
  },
  {
    file: "commercial-loading-dock.jpg",
    caption: "Loading dock apron",
    alt: "Jointed concrete apron with yellow guide lines in front of a row of loading docks, a trailer backed in",
  },
  {
    file: "entry-steps-railing.jpg",
    caption: "Five-step entry with railing",
    alt: "Five concrete steps with iron railings up to the porch of a gray board-and-batten house",
  },
  {
    file: "pool-deck-flagstone-stamp.jpg",
    caption: "Flagstone stamped pool deck",
    alt: "Oval swimming pool in a pool deck stamped like flagstone, with loungers and a parasol",
  },
  {
    file: "driveway-exposed-aggregate-corner.jpg",
    caption: "Exposed-aggregate driveway",
    alt: "Warm exposed-aggregate driveway and sidewalk crossing on a corner lot, seen from above",
  },
  {
    file: "walkway-flagstone-stamp.jpg",
    caption: "Flagstone stamped walk",
    alt: "Curved front walk stamped in a flagstone pattern leading to a brick house",
  },
  {
    file: "commercial-warehouse-floor.jpg",
    caption: "Polished warehouse floor",
    alt: "Polished concrete warehouse floor under red steel columns, with pallet racks along one side",
  },
  {
    file: "patio-flagstone-stamp-light.jpg",
    caption: "Light flagstone stamped patio",
    alt: "Light patio stamped like flagstone with teak furniture and a white fence",
  },
  {
    file: "commercial-entry-plaza.jpg",
    caption: "Commercial entry walk",
    alt: "Concrete entry walk with bollards and planting at dusk beside an office building",
  },
  {
    file: "driveway-white-farmhouse.jpg",
    caption: "Exposed-aggregate farmhouse driveway",
    alt: "Exposed-aggregate driveway at a white farmhouse with black garage doors",
  },
  {
    file: "retaining-wall-stone-face.jpg",
    caption: "Stone-faced retaining wall",
    alt: "Stone-faced two-tier retaining wall with planting behind a broom-finished patio with teak furniture",
  },
  {
    file: "sidewalk-residential.jpg",
    caption: "Residential sidewalk",
    alt: "New concrete sidewalk with regular joints along a tree-lined residential street",
  },
  {
    file: "walkway-exposed-aggregate-warm.jpg",
    caption: "Walkway with flower borders",
    alt: "Warm exposed-aggregate front walk curving past flower beds to a tan house",
  },
  {
    file: "foundation-rebar-vapor-barrier.jpg",
    caption: "Rebar over vapor barrier",
    alt: "Rebar grid on chairs over a black vapor barrier inside timber forms, plumbing stubs in place, ready to pour",
  },
  {
    file: "patio-exposed-aggregate.jpg",
    caption: "Exposed-aggregate patio",
    alt: "Exposed-aggregate patio with saw-cut joints and teak lounge furniture behind a cream house",
  },
  {
    file: "entry-steps-exposed-aggregate.jpg",
    caption: "Exposed-aggregate steps",
    alt: "Exposed-aggregate entry steps and walk at a brick house with stone piers",
  },
  {
    file: "driveway-street-approach.jpg",
    caption: "Driveway and street approach",
    alt: "Driveway, apron and sidewalk crossing in front of a light-gray ranch house, seen from the street",
  },
  {
    file: "pool-deck-broom.jpg",
    caption: "Pool deck with mitred coping",
    alt: "Rectangular swimming pool with mitred coping in a broom-finished concrete deck",
  },
  {
    file: "driveway-paver-edge.jpg",
    caption: "Three-car driveway with a paver edge",
    alt: "Wide three-car driveway with a paver-patterned edge in evening light at a white farmhouse",
  },
  {
    file: "patio-fire-pit.jpg",
    caption: "Patio with fire pit",
    alt: "Exposed-aggregate patio with blue Adirondack chairs around a round stone fire pit",
  },
  {
    file: "foundation-walls-form-ties.jpg",
    caption: "Foundation walls",
    alt: "Poured foundation walls with form-tie marks on a building site, footings showing at the corner",
  },
  {
    file: "walkway-broom-finish.jpg",
    caption: "Broom-finished walk",
    alt: "Broom-finished front walk with tooled joints curving past flower beds to a brick house with a stone base",
  },
  {
    file: "garage-slab.jpg",
    caption: "Garage slab",
    alt: "Smooth troweled garage slab with saw-cut joints, open to the driveway",
  },
  {
    file: "driveway-three-car.jpg",
    caption: "Three-car driveway",
    alt: "Broom-finished three-car driveway with a paver-patterned edge at a light-gray house, seen from the street",
  },
  {
    file: "commercial-parking-sidewalk.jpg",
    caption: "Sidewalk, curb and parking",
    alt: "Concrete sidewalk and curb with bollards between an office building and marked parking",
  },
  {
    file: "retaining-wall-board-formed.jpg",
    caption: "Board-formed retaining wall",
    alt: "Curved board-formed concrete retaining wall with planting above a broom-finished patio",
  },
  {
    file: "patio-broom-finish.jpg",
    caption: "Broom-finished patio",
    alt: "Light broom-finished patio with wide saw-cut joints and outdoor sofas beside a brick house",
  },
  {
    file: "entry-steps-stucco.jpg",
    caption: "Entry steps, stucco house",
    alt: "Broad smooth concrete steps with low side walls at a stucco house with a brown door",
  },
  {
    file: "driveway-wide-approach.jpg",
    caption: "Wide driveway and approach",
    alt: "Very wide broom-finished driveway with tooled joints and curb cut at a beige ranch house",
  },
  {
    file: "pool-deck-smooth.jpg",
    caption: "Smooth pool deck",
    alt: "Kidney-shaped pool with smooth coping in a light concrete deck, white fence behind",
  },
  {
    file: "foundation-slab-ready.jpg",
    caption: "Slab ready to pour",
    alt: "Rebar grid on a white vapor barrier inside timber forms with plumbing stubs, two finished houses behind",
  },
];
