import { contracts } from '@portal/event-schemas/journals/calls.ts';
import { sessionOf, sessionUid } from '@portal/event-schemas/journals/uids.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import { refuseForeign } from './ownership.ts';

const notFound = () => new Refused(reject('platform.not_found'));
const iso = (time: string | Date): string => new Date(time).toISOString();
const uidOf = (journal: string, session: number | null) => (session === null ? null : sessionUid(journal, session));

/** What has become of a journal: every change, and classes that were cancelled. */
export const historyCalls = [
  query(contracts['GET /journals/history/'], {
    summary: 'Every change of a journal, a class or a cell, the last first: who, when, what stood there before',
    run: async input => {
      const { journal, session, student, page, page_size } = input.query;
      await refuseForeign(input.db, input, journal);
      const place = session === undefined ? null : sessionOf(session);
      if (session !== undefined && place?.journal !== journal) throw notFound();
      const { rows } = await input.db.query<any>(
        `select h.uid as id, h.at, h.by, b.display_name as by_name, h.type, h.session, h.date, h.student, s.display_name as student_name,
                h.old, h.new, h.week, h.reason, count(*) over ()::int as count
           from journals.changes h
           left join identity.people_public b on b.uid = h.by left join identity.people_public s on s.uid = h.student
          where h.journal = $1 and ($2::int is null or h.session = $2) and ($3::text is null or h.student = $3)
          order by h.position desc, h.uid limit $4 offset $5`,
        [journal, place?.session ?? null, student ?? null, page_size, page * page_size],
      );
      const count = rows[0]?.count ?? 0;
      const url = new URL(input.raw.request.url, 'http://localhost');
      url.searchParams.set('page', String(page + 1));
      return {
        count,
        results: rows.map(({ count: _count, session: number, week, reason, ...row }) => ({
          ...row,
          at: iso(row.at),
          date: row.date ?? week,
          new: row.new ?? (reason === '' ? null : reason),
          session: uidOf(journal, number),
        })),
        next: (page + 1) * page_size < count ? `${url.pathname}${url.search}` : null,
      };
    },
  }),
  query(contracts['GET /journals/cancellation_history/'], {
    summary: 'Classes that were cancelled or restored: who, when, why, and which students were told',
    run: async input => {
      const place = input.query.session === undefined ? null : sessionOf(input.query.session);
      const { journal } = input.query;
      await refuseForeign(input.db, input, journal);
      if (place !== null && place.journal !== journal) throw notFound();
      const { rows } = await input.db.query<any>(
        `select h.session, h.date, h.at, h.by, b.display_name as by_name, h.type, h.reason as comment,
                case when h.type = 'CancellationTold' then coalesce(h.count, 0) else 0 end as told,
                (select coalesce(jsonb_agg(jsonb_build_object('student', t.student, 'name', p.display_name) order by p.display_name), '[]')
                   from journals.changes t left join identity.people_public p on p.uid = t.student
                  where h.type = 'CancellationTold' and t.journal = h.journal and t.position = h.position and t.student is not null) as students
           from journals.changes h left join identity.people_public b on b.uid = h.by
          where h.journal = $1 and ($2::int is null or h.session = $2) and h.student is null
            and h.type in ('SessionCancelled', 'SessionRestored', 'CancellationTold')
          order by h.position desc limit 500`,
        [journal, place?.session ?? null],
      );
      return rows.map(row => ({ ...row, at: iso(row.at), session: uidOf(journal, row.session)! }));
    },
  }),
];
