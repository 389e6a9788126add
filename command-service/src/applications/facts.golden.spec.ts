import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FactDefinition } from '@portal/platform/facts/types.ts';
import { expect, it } from 'vitest';
import { module } from './module.ts';

/**
 * What is kept of each fact, as it was first kept. The values stand in the database: whoever changes a fold so that they come out differently raises the fact's
 * `version`, so that it is built anew, and writes the new values down here.
 */
const fixture = (of: string, type: string): unknown =>
  JSON.parse(
    readFileSync(
      path.join(import.meta.dirname, '../../../event-schemas/src', of, 'fixtures', `${type}.v1.json`),
      'utf8',
    ),
  );
interface Happened {
  type: string;
  stream: string;
  data: any;
}
const [ada, bea] = ['0199a0c4-0000-7000-8000-00000000000a', '0199a0c4-0000-7000-8000-00000000000b'];
const account = (who: string, type: string, data: object): Happened => ({ type, stream: `account-${who}`, data });
const opened = (who: string, first_name: string, roles: string[]) =>
  account(who, 'AccountOpened', {
    account: who,
    login: first_name,
    last_name: 'Asanova',
    first_name,
    middle_name: '',
    email: `${first_name}@example.edu`,
    phone: '+7 700',
    roles,
  });
const application = (type: string, more: object = {}): Happened => {
  const data = { ...(fixture('applications', type) as { uid: string }), ...more };
  return { type, stream: `student_application-${data.uid}`, data };
};
const ofType = (type: string): Happened => ({
  ...application(type),
  stream: `application_type-${(fixture('applications', type) as { uid: string }).uid}`,
});
const seat = (type: string, course: string): Happened => ({
  type,
  stream: `course_offering-${course}`,
  data: { student: ada, flux: 'flux', lessons: [], audit: false, reason: 'dropped' },
});
const graded = (type: string, data: object): Happened => ({
  type,
  stream: `registration_standing-${ada}`,
  data: { student: ada, study_period: 'autumn', ...data },
});
const period = (type: string, data: object): Happened => ({
  type,
  stream: 'study_period-autumn',
  data: { uid: 'autumn', ...data },
});
const names = { ru: 'Осень', kk: 'Күз', en: 'Autumn', ky: 'Күз' };

const history: readonly Happened[] = [
  opened(ada, 'Ada', ['student']),
  opened(bea, 'Bea', ['office', 'teacher']),
  account(bea, 'RolesChanged', { from: ['office', 'teacher'], to: ['office', 'fin_office'] }),
  account(bea, 'AccountDisabled', { reason: '' }),
  account(ada, 'ProfileChanged', {
    last_name: 'Asanova',
    first_name: 'Ada',
    middle_name: 'B.',
    email: 'ada@example.edu',
    phone: '',
  }),
  {
    type: 'DebtRecorded',
    stream: `registration_standing-${ada}`,
    data: { student: ada, kind: 'fine', amount: 500, note: 'Key' },
  },
  {
    type: 'DebtRecorded',
    stream: `registration_standing-${ada}`,
    data: { student: ada, kind: 'library', amount: null, note: 'Knuth' },
  },
  { type: 'DebtCleared', stream: `registration_standing-${ada}`, data: { student: ada, kind: 'fine' } },
  seat('SeatsTaken', 'algebra'),
  seat('SeatsTaken', 'logic'),
  seat('SeatsReleased', 'algebra'),
  graded('FinalResultRecorded', { discipline: 'algebra', grade_points: 267 }),
  graded('FinalResultRecorded', { discipline: 'logic' }),
  graded('FinalResultRecorded', { discipline: 'algebra', grade_points: 333 }),
  graded('FinalResultRecorded', { discipline: 'history', grade_points: 400 }),
  graded('FinalResultWithdrawn', { discipline: 'history' }),
  {
    type: 'GradeSheetOpened',
    stream: 'grade_sheet-algebra',
    data: { discipline: 'algebra', study_period: 'autumn', credits: 5 },
  },
  period('StudyPeriodCreated', { name: names, study_year: 2026, start_date: '2026-09-01', end_date: '2026-12-31' }),
  period('StudyPeriodChanged', { changes: { end_date: '2027-01-15' } }),
  ofType('ApplicationTypeDrafted'),
  ofType('ApplicationTypePublished'),
  ofType('ApplicationTypeClosed'),
  application('ApplicationStageReached', { stage: 'approved' }),
  application('ApplicationStageReached'),
];
function kept({ fold }: FactDefinition<any>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const event of history)
    for (const { key, change } of fold[event.type]?.(event as never) ?? [])
      values[key] = change((values[key] as never) ?? null);
  return values;
}

const published = fixture('applications', 'ApplicationTypePublished') as {
  uid: string;
  version: number;
  definition: unknown;
};
const { draft } = fixture('applications', 'ApplicationTypeDrafted') as { draft: unknown };
const { applicant, uid } = fixture('applications', 'ApplicationStageReached') as { applicant: string; uid: string };
const golden: Record<string, [version: number, values: Record<string, unknown>]> = {
  'applications.published_type': [1, { [`${published.uid}.${published.version}`]: published }],
  'applications.newest_type': [1, { [published.uid]: { ...published, closed: true } }],
  'applications.type_draft': [1, { [published.uid]: draft }],
  'applications.role_holders': [1, { student: 1, office: 1, teacher: 0, fin_office: 1 }],
  'applications.role_accounts': [1, { office: [bea], teacher: [], fin_office: [bea] }],
  'applications.account': [1, { [ada]: { disabled: false }, [bea]: { disabled: true } }],
  'applications.debts': [1, { [ada]: { library: { amount: null, note: 'Knuth' } } }],
  'applications.person': [
    1,
    {
      [ada]: { name: 'Asanova Ada B.', email: 'ada@example.edu', phone: '' },
      [bea]: { name: 'Asanova Bea', email: 'Bea@example.edu', phone: '+7 700' },
    },
  ],
  'applications.finished@2': [2, { [applicant]: [uid] }],
  'applications.results': [
    1,
    {
      [ada]: [
        { discipline: 'algebra', study_period: 'autumn', points: 333 },
        { discipline: 'logic', study_period: 'autumn', points: null },
      ],
    },
  ],
  'applications.graded_credits': [1, { 'algebra.autumn': 5 }],
  'applications.taken_courses': [1, { [ada]: ['logic'] }],
  'applications.study_periods': [
    1,
    {
      all: {
        autumn: { uid: 'autumn', name: names, study_year: 2026, start_date: '2026-09-01', end_date: '2027-01-15' },
      },
    },
  ],
};

it.each(module.facts!.map(fact => [fact.name, fact] as const))('%s is kept as it was first kept', (name, fact) => {
  expect([fact.version ?? 1, kept(fact)]).toEqual(golden[name]);
});
it('no fact is gone', () => expect(module.facts!.map(({ name }) => name).sort()).toEqual(Object.keys(golden).sort()));
