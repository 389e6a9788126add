import { entityParts } from '../kernel/entity/record.ts';
import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import { journalEvents, journalOpeningEvents } from './events.ts';
import { kinds, rules, topic } from './notices.ts';
import { screens } from './screens.ts';
import { sentences } from './sentences.ts';
import en from './words/en.ts';
import kk from './words/kk.ts';
import ky from './words/ky.ts';
import ru from './words/ru.ts';

const parts = entityParts(entities, { ru, kk, en, ky });

/** Journals of lessons: who was there, which marks were given, when weeks close, who opens them again. */
export const module = defineModule({
  name: 'journals',
  settingRecords: ['journal_block_rule', 'absence_limit', 'journal_type', 'journal_color', 'reason_for_missing'],
  access,
  records: parts.records,
  errors: { ...parts.errors, ...errors },
  events: { ...journalEvents, ...journalOpeningEvents },
  sentences: { ...parts.sentences, ...sentences },
  screens,
  titles: { ...parts.titles, journal: ['code', 'section'], journal_opening: ['from'] },
  notices: { topics: { journals: topic }, kinds, rules, subjects: parts.subjects },
});
