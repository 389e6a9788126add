import { waitingWords } from '@portal/event-schemas/grades/waiting-words.ts';
import { waitingRows, type WaitingInput, type WaitingKind } from '@portal/platform/waiting/waiting.ts';

type Bound = WaitingInput & { bind: (value: unknown) => string };
const sheet = { screen: 'final_grades', one: { screen: 'final_grades-detail', in: 'query' } } as const;
/** The moment at which a day begins at the university. */
const dayBegins = (day: string, { host, bind }: Bound): string =>
  `((${day})::timestamp AT TIME ZONE ${bind(host.config.timeZone)})`;
type Sql = (input: Bound) => string;
const sheets = (where: Sql, since: Sql = () => 's.changed_at', due: Sql = () => 'NULL::timestamptz') =>
  waitingRows(
    input => `
      SELECT ${since(input)} AS since, ${due(input)} AS due, jsonb_build_object('sheet', s.uid) AS first
      FROM grades.sheets s
      LEFT JOIN grades.grade_periods_public gp ON gp.study_period = s.study_period AND gp.kind = 'final'
      WHERE ${where(input)}`,
  );
const statements = (where: Sql, since: string) =>
  waitingRows(
    input => `
      SELECT ${since} AS since, NULL::timestamptz AS due, jsonb_build_object('statement', t.uid) AS first
      FROM grades.statements t JOIN grades.sheets s ON s.uid = t.sheet WHERE ${where(input)}`,
  );

export const waiting: readonly WaitingKind[] = [
  {
    id: 'grades.to_fill',
    ...waitingWords.to_fill,
    roles: ['teacher'],
    ...sheet,
    query: { tab: 'to_fill' },
    find: sheets(
      ({ actor, today, bind }) => {
        const day = bind(today);
        return `s.main = ${bind(actor.id)} AND (s.filled < s.needed OR s.sent < s.filled) AND ${day} BETWEEN gp.starts_on AND gp.ends_on`;
      },
      input => dayBegins('gp.starts_on::date', input),
      input => dayBegins('gp.ends_on::date + 1', input),
    ),
  },
  {
    id: 'grades.rejected',
    ...waitingWords.rejected,
    roles: ['teacher'],
    ...sheet,
    query: { tab: 'rejected' },
    find: sheets(({ actor, bind }) => `s.main = ${bind(actor.id)} AND s.rejected > 0`),
  },
  {
    id: 'grades.to_agree',
    ...waitingWords.to_agree,
    roles: ['teacher'],
    ...sheet,
    query: { tab: 'coordination_of_assessments' },
    find: sheets(({ actor, bind }) => {
      const me = bind(actor.id);
      return `s.co_teachers @> ARRAY[${me}] AND s.waiting_for @> ARRAY[${me}] AND s.on_agreement > 0`;
    }),
  },
  {
    id: 'grades.statements_to_sign',
    ...waitingWords.statements_to_sign,
    roles: ['teacher'],
    screen: 'vedomosti',
    one: { screen: 'vedomosti-view', in: 'query' },
    find: statements(
      ({ actor, bind }) => `s.main = ${bind(actor.id)} AND t.status = 'APPROVED' AND t.signed_teacher_at IS NULL`,
      't.sent_at',
    ),
  },
  {
    id: 'grades.to_check',
    ...waitingWords.to_check,
    roles: ['office', 'org_admin'],
    ...sheet,
    query: { tab: 'on_check' },
    find: sheets(
      () => 's.on_check > 0',
      () => 's.sent_at',
    ),
  },
  {
    id: 'grades.statements_to_check',
    ...waitingWords.statements_to_check,
    roles: ['office', 'org_admin'],
    screen: 'vedomosti-is-office',
    one: { screen: 'vedomosti-is-office-view', in: 'query' },
    find: statements(() => `t.status = 'ON_CHECK'`, 't.sent_at'),
  },
  {
    id: 'grades.statements_to_register',
    ...waitingWords.statements_to_register,
    roles: ['office', 'org_admin'],
    screen: 'vedomosti-is-office',
    one: { screen: 'vedomosti-is-office-view', in: 'query' },
    find: statements(() => `t.status = 'APPROVED' AND t.signed_teacher_at IS NOT NULL`, 't.signed_teacher_at'),
  },
];
