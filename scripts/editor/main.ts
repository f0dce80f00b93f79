// What stands beside the owner's editor on its page, for what it has no setting for. Each of these minds an
// inside of Sveltia CMS 0.221.1; e2e/edit.spec.ts says when a newer one has another.
import "./first-visit";
import "./photos";
import "./saves";
import "./live";
