import { entityParts } from '../kernel/entity/record.ts';
import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { entities } from './entities.ts';
import { screens } from './screens.ts';
import en from './words/en.ts';
import kk from './words/kk.ts';
import ky from './words/ky.ts';
import ru from './words/ru.ts';

const parts = entityParts(entities, { ru, kk, en, ky });

/** Final grades: how marks are given, and what courses end with. */
export const module = defineModule({ name: 'grades', access, ...parts, screens });
export const {
  grading_system: gradingSystem,
  grade_period: gradePeriod,
  journal_contribution: journalContribution,
} = parts.of;
