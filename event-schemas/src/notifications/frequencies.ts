/** How often a scheduled mail goes out (portal.md §4). Apart from the schemas, so that the browser's forms paint without zod. */
export const frequencies = ['EVERY_DAY', 'EVERY_WEEK', 'EVERY_MONTH'] as const;
export type Frequency = (typeof frequencies)[number];
