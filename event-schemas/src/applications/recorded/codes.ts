import type { CodeNames } from '../../kernel/module.ts';
import { codeNames } from '../../registration/code-names.ts';
import { actName } from '../act-names.ts';
import { initialSourceNames, propertyKindNames } from '../form-names.ts';
import { stageNames } from '../names.ts';

/** What codes are called, by the part where they stand. */
export const codes: CodeNames = {
  property_kind: propertyKindNames,
  initial: initialSourceNames,
  stage: stageNames,
  from: stageNames,
  blocked_by: codeNames,
  acts: actName,
  comment_required: actName,
};
