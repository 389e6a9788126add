/** False where the server draws a page (pages.tsx): there is no document, no storage, and nothing to ask. */
export const inBrowser = typeof document !== 'undefined';
