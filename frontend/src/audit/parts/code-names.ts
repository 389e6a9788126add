import { actName } from '@portal/event-schemas/applications/act-names.ts';
import { stageNames } from '@portal/event-schemas/applications/names.ts';
import { languageNames } from '@portal/event-schemas/curriculum/language-names.ts';
import { componentNames, cycleNames, genderNames, loadTypeNames, preparationLevelNames, semesterNames, studentStatusNames, studyFormNames } from '@portal/event-schemas/curriculum/names.ts';
import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { codeNames as registrationCodes } from '@portal/event-schemas/registration/code-names.ts';
import { requestStatusNames } from '@portal/event-schemas/registration/names.ts';

/** Codes that the portal has names for, by the part of a state where they stand. Those without are in i18n/fields. */
export const codeNames: Readonly<Record<string, Readonly<Record<string, Localized>>>> = {
  role: roleNames, roles: roleNames, target_audience_options: { ...loadTypeNames, ...preparationLevelNames, ...roleNames },
  language: languageNames, load_type: loadTypeNames, load_types: loadTypeNames, lines: loadTypeNames, component: componentNames, cycle: cycleNames, semester: semesterNames, gender: genderNames,
  student_status: studentStatusNames, study_form: studyFormNames, study_forms: studyFormNames,
  preparation_level: preparationLevelNames, preparation_levels: preparationLevelNames, open_levels: preparationLevelNames,
  stage: stageNames, status: requestStatusNames, acts: actName, comment_required: actName,
  waives: registrationCodes, reasons: registrationCodes, blocked_by: registrationCodes, debts: registrationCodes, level: registrationCodes,
};
