/** The tone of a type's state. */
export const stateTones = { draft: 'quiet', published: 'ok', closed: 'warn' } as const;
