/**
 * The replacements for pictures that cannot be loaded, by kind. Their host, https://images.unsplash.com,
 * has to be in the security policy (scripts/export/policy.ts).
 */
export const stockPhotos = {
  service:
    "https://images.unsplash.com/photo-1504307651254-35680f356dfd?auto=format&fit=crop&w=1200&h=800&q=70",
  gallery:
    "https://images.unsplash.com/photo-1541888946425-d81bb19240f5?auto=format&fit=crop&w=1200&h=800&q=70",
} as const;

/** What to do about a picture that is missing: show the stock one of its kind, or hide it. */
export type ImageFallback = keyof typeof stockPhotos | "hide";
