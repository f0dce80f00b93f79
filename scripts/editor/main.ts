// Additions to the owner's editor that it has no settings for. Each depends on internals of Sveltia CMS 0.221.1;
// e2e/edit.spec.ts fails if a newer version has changed them.
import "./first-visit";
import "./photos";
import "./saves";
import "./publish-status";
