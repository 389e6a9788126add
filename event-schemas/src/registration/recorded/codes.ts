import { blockingDebts } from '../../applications/codes.ts';
import type { CodeNames } from '../../kernel/module.ts';
import { codeNames } from '../code-names.ts';
import { cardStatusNames, requestStatusNames } from '../names.ts';

/** What codes are called, by the part where they stand. */
export const codes: CodeNames = {
  // A card's status is told wherever it stands.
  '': cardStatusNames,
  kind: Object.fromEntries(blockingDebts.map(kind => [kind, codeNames[kind]!])),
  status: requestStatusNames,
  waives: codeNames,
  reason: codeNames,
  reasons: codeNames,
  debts: codeNames,
  level: codeNames,
};
