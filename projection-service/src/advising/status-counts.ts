import type { StatusCounts } from '@portal/event-schemas/advising/views.ts';
import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import { query, type CallContext, type ListCall } from '@portal/platform/http/types.ts';
import type { ListRequest } from '@portal/platform/lists/types.ts';
import { parseListRequest } from '@portal/platform/lists/request.ts';
import { listSql } from '@portal/platform/lists/sql.ts';
import { queryPrepared } from '@portal/platform/lists/statements.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { columnOf, startedStatuses } from './advisors/load.ts';
import { areKinds, countByKind } from './counts-by-kind.ts';
import { seesAll } from './ownership.ts';
import { studyPeriodSql, type PeriodQuery } from './study-period.ts';
import { contracts } from '@portal/event-schemas/advising/calls.ts';

type Input = CallContext & { db: Sql };
type Asked = Pick<ListRequest, 'filters' | 'words' | 'own'>;
type Counted = { study_period: string | null; counts: Map<CardStatus, number>; total: number };

/** Whose students all are counted: of these advisors, of everybody; null = other filters are set, so the students have to be looked at. */
function wholeAdvisors({ filters, words }: Asked, { roles, actor }: CallContext): readonly unknown[] | 'all' | null {
  if (words.length > 0 || filters.some(filter => filter.column !== 'advisor' || filter.op !== 'any')) return null;
  const wanted = filters.flatMap(filter => filter.values);
  if (wanted.some(value => value === null || value === '')) return null;
  if (seesAll(roles)) return filters.length ? wanted : 'all';
  return filters.length && !wanted.includes(actor.id) ? null : [actor.id];
}

/** From the sums that are kept as the events come. */
async function fromSums(input: Input, period: PeriodQuery, advisors: readonly unknown[] | 'all'): Promise<Counted> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const term = studyPeriodSql(period, input.host.clock.iso(), bind);
  const whose = advisors === 'all' ? 'true' : `advisor = ANY(${bind(advisors)}::text[])`;
  const {
    rows: [row],
  } = await queryPrepared<any>(
    input.db,
    `WITH term AS MATERIALIZED (SELECT sp.uid FROM curriculum.study_periods_public sp WHERE sp.uid = ${term})
     SELECT term.uid AS study_period, (SELECT coalesce(sum(students), 0)::int FROM advising.advisor_totals WHERE ${whose}) AS total, a.*
     FROM term LEFT JOIN LATERAL (SELECT ${startedStatuses.map(status => `coalesce(sum(${columnOf(status)}), 0)::int AS "${status}"`).join(', ')}
       FROM advising.advisor_loads WHERE study_period = term.uid AND ${whose}) a ON true`,
    values,
  );
  if (!row?.study_period) return { study_period: null, counts: new Map(), total: 0 };
  return withNotStarted({
    study_period: row.study_period,
    total: row.total,
    begun: startedStatuses.map(status => [status, row[status] as number]),
  });
}
const withNotStarted = ({
  study_period,
  total,
  begun,
}: {
  study_period: string | null;
  total: number;
  begun: Iterable<readonly [CardStatus, number]>;
}): Counted => {
  const counts = new Map(begun);
  return {
    study_period,
    total,
    counts: counts.set('NOT_STARTED', total - [...counts.values()].reduce((sum, count) => sum + count, 0)),
  };
};

/** From the sums that registration keeps of what students are; null where they do not say it. */
async function fromKinds(input: Input, { filters, words, own }: Asked): Promise<Counted | null> {
  if (words.length > 0 || !seesAll(input.roles) || !areKinds(filters)) return null;
  const values: unknown[] = [];
  const term = studyPeriodSql(own, input.host.clock.iso(), value => `$${values.push(value)}`);
  return withNotStarted(await countByKind(input.db, filters, term, values));
}

/** From what is kept as the events come; null where other filters are set, so that the students have to be looked at. */
async function withoutLooking(input: Input, request: Asked): Promise<Counted | null> {
  const whole = wholeAdvisors(request, input);
  return whole === null ? fromKinds(input, request) : fromSums(input, request.own, whole);
}

const besidesStatus = <R extends Asked>(request: R): R => ({
  ...request,
  filters: request.filters.filter(filter => filter.column !== 'status'),
});

/** The length of a list of students that only status, advisor and what students are narrow, from the same sums; null where the students have to be counted. */
export async function countFromSums(input: CallContext, request: Asked): Promise<number | null> {
  if (request.filters.some(({ column, op }) => column === 'status' && op !== 'any')) return null;
  const counted = await withoutLooking({ ...input, db: input.host.pool }, besidesStatus(request));
  if (counted === null) return null;
  const { counts, total } = counted;
  const wanted = request.filters.filter(filter => filter.column === 'status').map(filter => filter.values);
  return wanted.length === 0
    ? total
    : [...counts].reduce(
        (sum, [status, count]) => sum + (wanted.every(values => values.includes(status)) ? count : 0),
        0,
      );
}

async function fromStudents(input: Input, list: ListCall, request: ListRequest): Promise<Counted> {
  const sql = listSql(list, request, input);
  const { rows } = await input.db.query<{ study_period: string; status: CardStatus; count: number }>(
    `SELECT sp.uid AS study_period, ${list.columns['status']!.sql} AS status, count(*)::int AS count FROM ${sql.from} ${sql.where} GROUP BY 1, 2`,
    sql.values,
  );
  return {
    study_period: rows[0]?.study_period ?? null,
    total: rows.reduce((sum, row) => sum + row.count, 0),
    counts: new Map(rows.map(row => [row.status, row.count])),
  };
}

/** How the cards of a list of students stand, under the list's own filters, search and rights; the status itself is no filter here. */
export const statusCountsOf = (list: ListCall) =>
  query(contracts['GET /advising/status_counts/'], {
    reads: 'unhurried',
    summary: 'How many students stand in each status, after the filters of the list',
    async run(input): Promise<StatusCounts> {
      const request = parseListRequest(list, input.query);
      const others = besidesStatus(request);
      const { study_period, total, counts } =
        (await withoutLooking(input, others)) ?? (await fromStudents(input, list, others));
      return {
        study_period,
        total,
        counts: Object.fromEntries(
          cardStatuses.map(status => [status, counts.get(status) ?? 0]),
        ) as StatusCounts['counts'],
      };
    },
  });
