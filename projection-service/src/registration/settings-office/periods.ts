import { enteredIn, listNames } from '@portal/event-schemas/registration/list-names.ts';
import { stands } from '@portal/event-schemas/registration/card-rules/periods.ts';
import { courseName, preparationLevelNames, studyFormNames } from '@portal/event-schemas/curriculum/names.ts';
import { locales, type Localized } from '@portal/event-schemas/kernel/localized.ts';
import { periodKindNames } from '@portal/event-schemas/registration/names.ts';
import { forTheSame, type PeriodRule } from '@portal/event-schemas/registration/records.ts';
import { periodStatus, type RegistrationPeriodRow } from '@portal/event-schemas/registration/settings-views.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { list, type ListContract } from '@portal/platform/http/types.ts';
import type { PeriodRow } from '../settings.ts';
import { iso } from '../times.ts';

type Row = PeriodRow & { others: Pick<PeriodRow, 'uid' | 'name' | 'kind' | 'rules'>[] };

const statusNames: Record<RegistrationPeriodRow['status'], Localized> = {
  scheduled: listNames.scheduled,
  current: listNames.current,
  expired: listNames.expired,
};
const together = (names: readonly Localized[], sign: string): Localized =>
  Object.fromEntries(locales.map(locale => [locale, names.map(name => name[locale]).join(sign)])) as Localized;

/** For whom a period is, in words: whom any of its rules fits. */
export function forWhom(rules: readonly PeriodRule[]): Localized {
  const said = rules.map(({ preparation_level, course, study_form, entry_year }) => {
    const parts = [
      preparation_level && preparationLevelNames[preparation_level],
      course && courseName(course),
      study_form && studyFormNames[study_form],
      entry_year && enteredIn(entry_year),
    ].filter(part => typeof part === 'object' && part !== null);
    return parts.length ? together(parts, ', ') : listNames.allStudents;
  });
  return said.length ? together(said, '; ') : listNames.allStudents;
}

const times = {
  scheduled: ['p.start_date::timestamptz >'],
  current: ['p.start_date::timestamptz <=', 'p.end_date::timestamptz >='],
  expired: ['p.end_date::timestamptz <'],
} as const;

const periodList = (contract: ListContract, summary: string) =>
  list(contract, {
    summary,
    defaultSort: ['start_date', 'DESC'],
    from: `registration.registration_periods p
    LEFT JOIN curriculum.study_periods_public sp ON sp.uid = p.study_period
    CROSS JOIN LATERAL (
      SELECT coalesce(jsonb_agg(jsonb_build_object('uid', o.uid, 'name', o.name, 'kind', o.kind, 'rules', o.rules) ORDER BY o.start_date), '[]') AS rows
      FROM registration.registration_periods o
      WHERE o.uid <> p.uid AND o.study_period = p.study_period AND o.start_date::timestamptz < p.end_date::timestamptz
        AND o.end_date::timestamptz > p.start_date::timestamptz
    ) others`,
    columns: {
      uid: { sql: 'p.uid', type: 'text', filter: 'equals' },
      name: {
        sql: 'p.name',
        type: 'localized',
        sort: true,
        search: true,
        header: listNames.term,
      },
      kind: {
        sql: 'p.kind',
        type: 'text',
        sort: true,
        filter: 'equals',
        header: columnNames.kind,
        names: periodKindNames,
      },
      study_period: { sql: 'p.study_period', type: 'text', filter: 'equals' },
      study_period_name: { sql: 'sp.name', type: 'localized', sort: true, header: columnNames.study_period },
      start_date: {
        sql: 'p.start_date::timestamptz',
        type: 'time',
        sort: true,
        filter: 'range',
        header: listNames.start,
      },
      end_date: {
        sql: 'p.end_date::timestamptz',
        type: 'time',
        sort: true,
        filter: 'range',
        header: listNames.end,
      },
      status: { sql: 'NULL::text', type: 'text', header: columnNames.state, names: statusNames },
      rules: { sql: 'p.rules', type: 'json', header: listNames.forWhom },
      others: { sql: 'others.rows', type: 'json' },
    },
    where: ({ query: { status }, bind, host }) => {
      const wanted = String(status ?? '')
        .split(',')
        .flatMap(one => (periodStatus.safeParse(one).success && one in times ? [one as keyof typeof times] : []));
      return wanted.length
        ? `(${wanted.map(one => `(${times[one].map(condition => `${condition} ${bind(host.clock.iso())}::timestamptz`).join(' AND ')})`).join(' OR ')})`
        : undefined;
    },
    exported: async (rows, { host }) =>
      (rows as unknown as Row[]).map(row => ({
        ...row,
        status: stands({ ...row, start_date: iso(row.start_date), end_date: iso(row.end_date) }, host.clock.iso()),
        rules: forWhom(row.rules),
      })),
    map: (
      { others, ...row }: Row & Pick<RegistrationPeriodRow, 'study_period_name'>,
      { host },
    ): RegistrationPeriodRow => ({
      ...row,
      status: stands(row, host.clock.iso()),
      overlaps: others
        .filter(other => forTheSame(row.rules, other.rules))
        .map(({ uid, name, kind }) => ({ uid, name, kind })),
    }),
  });

/** The office's list of registration periods, under both paths of the specification. `status`: scheduled, current, expired, or several. */
export const periodCalls = [
  periodList(
    contracts['GET /organizations/online_registration/list_registration_periods/'],
    'Registration periods with their status and what overlaps',
  ),
  periodList(contracts['GET /common/register_period/'], 'The same list under the common path'),
];
