import type { AnyWords } from '@portal/event-schemas/kernel/entity/words.ts';
import { withEntities, wordsTogether } from '@portal/event-schemas/kernel/recorded-words.ts';

/** What the audit calls things of all modules: their `recorded/kk.ts`, and their entities by `words/kk.ts`. */
export default withEntities(wordsTogether(Object.values(import.meta.glob<object>('../../../../../event-schemas/src/*/recorded/kk.ts', { eager: true, import: 'default' }))), Object.values(import.meta.glob<AnyWords>('../../../../../event-schemas/src/*/words/kk.ts', { eager: true, import: 'default' })));
