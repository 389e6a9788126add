import { wordsTogether } from '@portal/event-schemas/kernel/recorded-words.ts';

/** What the audit calls things of all modules: their `recorded/kk.ts`. */
export default wordsTogether(Object.values(import.meta.glob<object>('../../../../../event-schemas/src/*/recorded/kk.ts', { eager: true, import: 'default' })));
