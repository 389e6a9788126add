import type { AnyWords } from '@portal/event-schemas/kernel/entity/words.ts';
import { withEntities, wordsTogether } from '@portal/event-schemas/kernel/recorded-words.ts';

/** What the audit calls things of all modules: their `recorded/ru.ts`, and their entities by `words/ru.ts`. */
export default withEntities(wordsTogether(Object.values(import.meta.glob<object>('../../../../../event-schemas/src/*/recorded/ru.ts', { eager: true, import: 'default' }))), Object.values(import.meta.glob<AnyWords>('../../../../../event-schemas/src/*/words/ru.ts', { eager: true, import: 'default' })));
