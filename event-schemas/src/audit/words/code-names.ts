import { actName } from '../../applications/act-names.ts';
import { blockingDebts } from '../../applications/codes.ts';
import { initialSourceNames, propertyKindNames } from '../../applications/form-names.ts';
import { stageNames } from '../../applications/names.ts';
import { citizenshipNames } from '../../curriculum/citizenship-names.ts';
import { languageNames } from '../../curriculum/language-names.ts';
import { componentNames, cycleNames, genderNames, loadTypeNames, preparationLevelNames, semesterNames, studentStatusNames, studyFormNames } from '../../curriculum/names.ts';
import { roleNames } from '../../identity/role-names.ts';
import type { Localized } from '../../kernel/localized.ts';
import { codeNames as registrationCodes } from '../../registration/code-names.ts';
import { requestStatusNames } from '../../registration/names.ts';

const debtNames: Readonly<Record<string, Localized>> = Object.fromEntries(blockingDebts.map(kind => [kind, registrationCodes[kind]!]));

/** Codes that the portal has names for, by the part of a state where they stand. Those without are in i18n/fields. */
export const codeNames: Readonly<Record<string, Readonly<Record<string, Localized>>>> = {
  role: roleNames,
  roles: roleNames,
  target_audience_options: { ...loadTypeNames, ...preparationLevelNames, ...roleNames },
  language: languageNames,
  load_type: loadTypeNames,
  load_types: loadTypeNames,
  lines: loadTypeNames,
  component: componentNames,
  cycle: cycleNames,
  semester: semesterNames,
  gender: genderNames,
  student_status: studentStatusNames,
  study_form: studyFormNames,
  study_forms: studyFormNames,
  preparation_level: preparationLevelNames,
  preparation_levels: preparationLevelNames,
  open_levels: preparationLevelNames,
  citizenship: citizenshipNames,
  property_kind: propertyKindNames,
  initial: initialSourceNames,
  stage: stageNames,
  from: { ...stageNames, ...roleNames },
  to: roleNames,
  kind: debtNames,
  status: requestStatusNames,
  acts: actName,
  comment_required: actName,
  waives: registrationCodes,
  reason: registrationCodes,
  reasons: registrationCodes,
  blocked_by: registrationCodes,
  debts: registrationCodes,
  level: registrationCodes,
};
