import { entityParts } from '../kernel/entity/record.ts';
import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import {
  closingEvents,
  failureEvents,
  finalGradesEvents,
  gradeUnblockEvents,
  reminderEvents,
  statementEvents,
  statementNumberEvents,
} from './events.ts';
import { gradePeriodKindNames, markKindNames, statementKindNames, systemLevelNames } from './names.ts';
import { notices } from './notices.ts';
import { screens } from './screens.ts';
import { sentences } from './sentences.ts';
import en from './words/en.ts';
import kk from './words/kk.ts';
import ky from './words/ky.ts';
import ru from './words/ru.ts';

const parts = entityParts(entities, { ru, kk, en, ky });

/** Final grades: how marks are given, and what courses end with. */
export const module = defineModule({
  name: 'grades',
  settingRecords: ['grading_system', 'grade_period', 'sheet_block_rule', 'journal_contribution'],
  access,
  ...parts,
  events: {
    ...finalGradesEvents,
    ...gradeUnblockEvents,
    ...failureEvents,
    ...reminderEvents,
    ...closingEvents,
    ...statementEvents,
    ...statementNumberEvents,
  },
  errors: { ...parts.errors, ...errors },
  sentences: { ...parts.sentences, ...sentences },
  titles: { ...parts.titles, final_grades: ['name'], statement: ['kind', 'number', 'year'] },
  codes: { kind: { ...gradePeriodKindNames, ...markKindNames, ...statementKindNames }, for_level: systemLevelNames },
  screens,
  notices,
});
export const {
  grading_system: gradingSystem,
  grade_period: gradePeriod,
  sheet_block_rule: sheetBlockRule,
  journal_contribution: journalContribution,
} = parts.of;
