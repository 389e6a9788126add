import { loadTypeNames, preparationLevelNames } from '../../curriculum/names.ts';
import { roleNames } from '../../identity/role-names.ts';
import type { CodeNames } from '../../kernel/module.ts';

/** What codes are called, by the part where they stand. */
export const codes: CodeNames = {
  target_audience_options: { ...loadTypeNames, ...preparationLevelNames, ...roleNames },
};
