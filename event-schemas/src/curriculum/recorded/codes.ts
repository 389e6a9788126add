import type { CodeNames } from '../../kernel/module.ts';
import { citizenshipNames } from '../citizenship-names.ts';
import { languageNames } from '../language-names.ts';
import {
  componentNames,
  cycleNames,
  genderNames,
  loadTypeNames,
  preparationLevelNames,
  semesterNames,
  studentStatusNames,
  studyFormNames,
} from '../names.ts';

/** What codes are called, by the part where they stand. */
export const codes: CodeNames = {
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
};
