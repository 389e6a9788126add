import { people } from '../identity/targets.ts';
import { moment, ref } from '../kernel/entity/fields.ts';
import { entityParts } from '../kernel/entity/record.ts';
import { defineModule } from '../kernel/module.ts';
import { subjectOf } from '../kernel/notice-subjects.ts';
import { access } from './access.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import { specialistEvents, studentTimesEvents } from './events.ts';
import { kinds, rules } from './notices.ts';
import { reminders, topic } from './tellings.ts';
import { screens } from './screens.ts';
import { sentences } from './sentences.ts';
import en from './words/en.ts';
import kk from './words/kk.ts';
import ky from './words/ky.ts';
import ru from './words/ru.ts';

const parts = entityParts(entities, { ru, kk, en, ky });

/** Whom appointments tell what; the specialist's stream holds many. */
const appointments = subjectOf({
  entity: 'appointment',
  uid: 'appointment',
  link: 'cabinet-specialist/view?uid={uid}',
  title: 'starts_at',
  events: Object.fromEntries(Object.entries(specialistEvents).filter(([type]) => type.startsWith('Appointment'))),
  states: {
    AppointmentBooked: 'booked',
    AppointmentConfirmed: 'confirmed',
    AppointmentCancelled: 'cancelled',
    AppointmentHeld: 'held',
    AppointmentMissed: 'missed',
  },
  fields: { student: ref(people), specialist: ref(people), starts_at: moment() },
  reminds: reminders,
});

/** Appointments with specialists: their kinds, who is one, their hours and absences, and what students book of their times. */
export const module = defineModule({
  name: 'specialists',
  settingRecords: ['specialist_type', 'specialist_role'],
  access,
  ...parts,
  errors: { ...parts.errors, ...errors },
  events: { ...specialistEvents, ...studentTimesEvents },
  sentences: { ...parts.sentences, ...sentences },
  screens,
  notices: { topics: { specialists: topic }, kinds, rules, subjects: [...parts.subjects, appointments] },
});
