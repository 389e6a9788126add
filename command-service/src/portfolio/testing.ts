import { toAnswers } from '@portal/event-schemas/forms/form-answers.ts';
import type { FormValues, Property } from '@portal/event-schemas/forms/property.ts';
import { aField, uidOf } from '@portal/event-schemas/forms/testing/properties.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { Owner } from '@portal/event-schemas/portfolio/acts.ts';
import type { PortfolioEvent } from '@portal/event-schemas/portfolio/events.ts';
import type { ReadState } from '@portal/platform/dispatcher/types.ts';
import type { StoredFile } from '@portal/platform/files/types.ts';
import type { Known, KnownType } from './deciding.ts';

/** One student's achievement and the people around it, for specs. */
export const [uid, type, student, office, advisor, colleague, stranger] = [
  'achievement',
  'type',
  'student',
  'office',
  'advisor',
  'colleague',
  'stranger',
].map(uidOf) as [string, string, string, string, string, string, string];
export const people = {
  student: { account: student, roles: ['student'], department: null },
  office: { account: office, roles: ['office'], department: null },
  advisor: { account: advisor, roles: ['teacher'], department: 'arts' },
  colleague: { account: colleague, roles: ['teacher'], department: 'science' },
  stranger: { account: stranger, roles: ['teacher'], department: 'arts' },
  auditor: { account: uidOf('auditor'), roles: ['auditor'], department: null },
};
export type Who = keyof typeof people;
export const owner: Owner = { student, advisor, department: 'science', studies: true };
export const order = (step: number): string => uidOf(`order ${step}`);

export const form: Property[] = [
  aField('input', { prop_code: 'title', required: true }),
  aField('date', { prop_code: 'day', max: 0 }),
  aField('file', { prop_code: 'proof', multiple: true }),
];
export const knownType: KnownType = {
  uid: type,
  name: sameInAll('Olympiads'),
  files_needed: false,
  max_per_year: null,
  is_active: true,
  version: 1,
  properties: form,
};
/** What a command reads of a type. */
export const readType =
  (type_: KnownType | null): ReadState =>
  aggregate =>
    (aggregate.name === 'achievement_form'
      ? type_
      : type_
        ? { status: 'present', fields: type_ }
        : { status: 'absent' }) as never;
export const known = (who: Who, more: Partial<Known> = {}): Known => ({
  reader: people[who],
  owner,
  type: knownType,
  around: { dead_links: [], files: {}, given: {} },
  takenBy: {},
  ...more,
});
export const file = (name: string, by = student): StoredFile =>
  ({
    uid: uidOf(name),
    owner: by,
    purpose: 'achievement',
    name: `${name}.pdf`,
    size: 10,
    type: 'application/pdf',
  }) as StoredFile;

/** Answers to the form and all that a command on it is told. */
export const filled = (values: FormValues, properties: readonly Property[] = form) => ({
  uid,
  type,
  student,
  fields: toAnswers(properties, values),
  properties,
  kept: {},
  files: {},
  time_zone: 'Asia/Almaty',
});
const keys = { uid, student, type, type_name: knownType.name, title: 'ICPC' };
const values = { title: 'ICPC', day: null, proof: [] };
export const created: PortfolioEvent = {
  type: 'AchievementCreated',
  data: { ...keys, order: order(0), version: 1, values, files: [], day: null },
};
export const sent: PortfolioEvent = { type: 'AchievementSentForReview', data: { ...keys, order: order(1), advisor } };
export const accepted: PortfolioEvent = {
  type: 'AchievementAccepted',
  data: { ...keys, order: order(2), comment: '' },
};
export const changed = (title: string, step: number): PortfolioEvent => ({
  type: 'AchievementChanged',
  data: { ...keys, title, order: order(step), version: 1, values: { ...values, title }, files: [], day: null },
});
