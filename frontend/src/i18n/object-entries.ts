/** Stands in for the package `object.entries` (vite.config.ts). */
export default Object.entries;
