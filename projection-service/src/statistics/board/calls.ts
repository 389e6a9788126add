import { day } from '@portal/event-schemas/kernel/bounds.ts';
import { board, boardCurve, boardDays, boardQuery } from '@portal/event-schemas/statistics/board.ts';
import { uid } from '@portal/event-schemas/registration/values.ts';
import { query } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { showBoard } from './board.ts';
import { curveOf, daysOf } from './days.ts';
import { ofStudyPeriod, periodFor } from '../../registration/study-period.ts';
import { secondsOf } from './moment.ts';

/** The board of a registration day, live and as of any second of the past. */
export const boardCalls = [
  query({
    call: 'GET /registration/board/',
    reads: 'unhurried',
    summary: 'Seats, queues, speed, refusals and cards of a study period, now or as of any second',
    query: boardQuery,
    answer: board,
    run: async ({ db, host, locale, query: { study_period, at, order, show, q } }) => {
      const period = await periodFor(db, study_period, host.clock.iso());
      return showBoard(db, {
        period,
        at: secondsOf(at ?? host.clock.iso()),
        live: at === undefined,
        timeZone: host.config.timeZone,
        locale,
        order,
        show,
        q,
      });
    },
  }),
  query({
    call: 'GET /registration/board/days/',
    reads: 'unhurried',
    summary: 'Days of a study period on which anything was registered, refused or waited for',
    query: ofStudyPeriod,
    answer: boardDays,
    run: async ({ db, host, query: { study_period } }) => {
      const period = await periodFor(db, study_period, host.clock.iso());
      return { study_period: period, results: await daysOf(db, period.uid, host.config.timeZone) };
    },
  }),
  query({
    call: 'GET /registration/board/curve/',
    reads: 'unhurried',
    summary: 'What happened in each minute of a day',
    query: z.object({ study_period: uid.optional(), day: day.optional() }),
    answer: boardCurve,
    run: async ({ db, host, query: { study_period, day } }) => {
      const period = await periodFor(db, study_period, host.clock.iso());
      return curveOf(db, period.uid, day ?? null, host.clock.iso(), host.config.timeZone);
    },
  }),
];
