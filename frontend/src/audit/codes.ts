import type { CodeNames } from '@portal/event-schemas/kernel/module.ts';
import { wordsTogether } from '@portal/event-schemas/kernel/recorded-words.ts';

/** Names that the portal has for codes, of all modules: their `recorded/codes.ts`. */
export const codes = wordsTogether<CodeNames>(
  Object.values(
    import.meta.glob<object>('../../../event-schemas/src/*/recorded/codes.ts', { eager: true, import: 'codes' }),
  ),
);
