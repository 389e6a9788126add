import { wordsTogether } from '@portal/event-schemas/kernel/recorded-words.ts';

/** What the audit calls things of all modules: their `recorded/ky.ts`. */
export default wordsTogether(Object.values(import.meta.glob<object>('../../../../../event-schemas/src/*/recorded/ky.ts', { eager: true, import: 'default' })));
