/** Stands in for the package `object.entries` (vite.config.ts): node-polyglot requires it as CommonJS. */
module.exports = Object.entries;
