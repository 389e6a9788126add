import type { historyPage } from '@portal/event-schemas/applications/views.ts';
import { query, type Contract } from '@portal/platform/http/types.ts';
import type { z } from 'zod';
import { accountNames, iso, personOf } from '../people.ts';
import { definitionsOf, type Version } from '../definitions.ts';
import { load, maySee } from '../view/load.ts';
import { statusEvents, told, waypointEvents } from './happened.ts';
import { contracts, type pageQuery } from '@portal/event-schemas/applications/calls.ts';

type Page = z.infer<typeof pageQuery>;
const nextOf = (path: string, { student_app, page, page_size }: Page, count: number): string | null =>
  (page + 1) * page_size < count
    ? `/api/v1${path}?${new URLSearchParams({ student_app, page: String(page + 1), page_size: String(page_size) })}`
    : null;

type History = Contract<undefined, typeof pageQuery, undefined, typeof historyPage>;
const history = (contract: History, summary: string, types: readonly string[]) =>
  query(contract, {
    summary,
    async run(input) {
      const { student_app, page, page_size } = input.query;
      await maySee(input, student_app);
      const { results, count } = await told(input, student_app, types, { offset: page * page_size, limit: page_size });
      return { results, count, next: nextOf(contract.call.slice('GET '.length), input.query, count) };
    },
  });

interface Opened {
  at: string | Date;
  by: string;
  step: string;
  type: string;
  version: number;
  count: number;
}
export const historyCalls = [
  history(
    contracts['GET /studapps/answers/status_history/'],
    'How an application’s status changed, newest first',
    statusEvents,
  ),
  history(
    contracts['GET /studapps/answers/waypoint_history/'],
    'What happened to an application on its way, newest first: signatures, returns, reminders',
    waypointEvents,
  ),
  query(contracts['GET /studapps/answers/open_item_history/'], {
    summary: 'Who has opened an application at a step, and when, newest first',
    async run(input) {
      const { student_app, page, page_size } = input.query;
      await maySee(input, student_app);
      const { rows } = await input.db.query<Opened>(
        `SELECT h.at, h.data->>'by' AS by, h.step, a.type, a.version, count(*) OVER ()::int AS count
         FROM applications.application_happenings h
         JOIN applications.applications a ON a.uid = h.application
         WHERE h.application = $1 AND h.type = 'ApplicationOpened' ORDER BY h.position DESC LIMIT ${page_size} OFFSET ${page * page_size}`,
        [student_app],
      );
      const count = rows[0]?.count ?? 0;
      const [names, definitionOf] = await Promise.all([
        accountNames(
          input.db,
          rows.map(({ by }) => by),
        ),
        definitionsOf(input.db, rows satisfies Version[]),
      ]);
      const stepName = (row: Opened) =>
        definitionOf(row)?.route.steps.find(({ code }) => code === row.step)?.name ?? {
          ru: row.step,
          kk: row.step,
          en: row.step,
          ky: row.step,
        };
      return {
        results: rows.map(row => ({ at: iso(row.at), by: personOf(names, row.by), step: stepName(row) })),
        count,
        next: nextOf('/studapps/answers/open_item_history/', input.query, count),
      };
    },
  }),
  query(contracts['GET /studapps/answers/message_for_completed_application/'], {
    summary: 'What the type says to the applicant when the application is approved; null before, and for other ends',
    async run(input) {
      const { definition, stage } = await load(input, input.query.student_app);
      return {
        student_app: input.query.student_app,
        stage,
        message: stage === 'approved' ? (definition.completion_message?.[input.locale] ?? null) : null,
      };
    },
  }),
];
