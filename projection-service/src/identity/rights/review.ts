import { contracts } from '@portal/event-schemas/identity/calls.ts';
import { rightsReviewEvents, type RightsReviewEvent } from '@portal/event-schemas/identity/events.ts';
import { reviewedRoles } from '@portal/event-schemas/identity/rights-review.ts';
import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { list, query } from '@portal/platform/http/types.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';

/** Reviews of rights by year, and what was last said of each person in them. */
export const reviews = defineProjection({
  name: 'identity.rights_reviews',
  version: 1,
  handles: Object.keys(rightsReviewEvents),
  tables: `create table if not exists rights_reviews (year int primary key, begun_at timestamptz not null, begun_by text not null);
    create table if not exists rights_decisions (year int, account text, taken text[] not null, reason text not null,
      decided_by text not null, decided_at timestamptz not null, primary key (year, account));`,
  tableNames: ['rights_reviews', 'rights_decisions'],
  async project(events: readonly RecordedEvent<RightsReviewEvent>[], db) {
    for (const recorded of events) {
      const event = recorded as unknown as RightsReviewEvent;
      if (event.type === 'RightsReviewBegun')
        await db.query(
          'insert into rights_reviews (year, begun_at, begun_by) values ($1, $2, $3) on conflict do nothing',
          [event.data.year, recorded.meta.occurred_at, event.data.by],
        );
      else {
        const { year, account, taken_roles: taken, reason, by, at } = event.data;
        await db.query(
          `insert into rights_decisions (year, account, taken, reason, decided_by, decided_at) values ($1, $2, $3, $4, $5, $6)
           on conflict (year, account) do update set taken = excluded.taken, reason = excluded.reason,
             decided_by = excluded.decided_by, decided_at = excluded.decided_at`,
          [year, account, taken, reason, by, at],
        );
      }
    }
  },
  touches: event => [`rights_review:${(event as unknown as RightsReviewEvent).data.year}`],
});

/** Whose rights are looked through: people in use with a role that is not one of studying. */
const concerned = `not a.disabled and a.roles && '{${reviewedRoles.join(',')}}'::text[]`;

export const rightsReviews = query(contracts['GET /identity/rights_reviews/'], {
  summary: 'Yearly reviews of rights, the latest first',
  async run({ db }) {
    const { rows } = await db.query<{ year: number; begun_at: Date; begun_by: string; decided: number; left: number }>(
      `select r.year, r.begun_at, coalesce(p.display_name, r.begun_by) as begun_by,
         (select count(*)::int from identity.rights_decisions d where d.year = r.year) as decided,
         (select count(*)::int from identity.accounts a where ${concerned}
            and not exists (select 1 from identity.rights_decisions d where d.year = r.year and d.account = a.uid)) as left
       from identity.rights_reviews r left join identity.people_public p on p.uid = r.begun_by order by r.year desc`,
    );
    return { reviews: rows.map(row => ({ ...row, begun_at: row.begun_at.toISOString() })) };
  },
});

const header = (ru: string, kk: string, en: string, ky: string) => ({ ru, kk, en, ky });

/** People with such roles, and those of whom something was said in the year. */
export const reviewedPeople = list(contracts['GET /identity/reviewed_rights/'], {
  summary: 'People whose rights are looked through in a year',
  from: ({
    query: { year },
    bind,
  }) => `(select a.uid, a.display_name, a.login, a.roles, a.last_login_at, d.taken, d.reason, d.decided_at,
       case when d.account is null then null when cardinality(d.taken) > 0 then 'taken' else 'kept' end as decision,
       decider.display_name as decided_by
     from identity.accounts a
     left join identity.rights_decisions d on d.account = a.uid and d.year = ${bind(year ?? null)}::int
     left join identity.people_public decider on decider.uid = d.decided_by
     where (${concerned}) or d.account is not null) as reviewed`,
  columns: {
    uid: { sql: 'uid', type: 'text' },
    display_name: {
      sql: 'display_name',
      type: 'text',
      search: true,
      sort: true,
      header: header('Имя', 'Аты-жөні', 'Name', 'Аты-жөнү'),
    },
    login: { sql: 'login', type: 'text', search: true, sort: true, header: header('Логин', 'Логин', 'Login', 'Логин') },
    roles: {
      sql: 'to_jsonb(roles)',
      type: 'json',
      header: header('Роли', 'Рөлдер', 'Roles', 'Ролдор'),
      names: roleNames,
    },
    last_login_at: {
      sql: 'last_login_at',
      type: 'time',
      sort: true,
      header: header('Последний вход', 'Соңғы кіру', 'Last log-in', 'Акыркы кирүү'),
    },
    decision: {
      sql: 'decision',
      type: 'text',
      filter: 'equals',
      sort: true,
      header: header('Решение', 'Шешім', 'Decision', 'Чечим'),
      names: {
        kept: header('оставлены', 'қалдырылды', 'kept', 'калтырылды'),
        taken: header('сняты', 'алынды', 'taken', 'алынды'),
      },
    },
    decided_by: {
      sql: 'decided_by',
      type: 'text',
      header: header('Кто решил', 'Кім шешті', 'Decided by', 'Ким чечти'),
    },
    decided_at: { sql: 'decided_at', type: 'time', sort: true, header: header('Когда', 'Қашан', 'When', 'Качан') },
    taken: { sql: `to_jsonb(coalesce(taken, '{}'))`, type: 'json', names: roleNames },
    reason: { sql: `coalesce(reason, '')`, type: 'text', header: header('Причина', 'Себебі', 'Reason', 'Себеби') },
    waits: { sql: 'decision is null', type: 'boolean', filter: 'equals' },
  },
  defaultSort: ['display_name', 'ASC'],
});
