import { query } from '@portal/platform/http/types.ts';
import { showBoard } from './board.ts';
import { curveOf, daysOf } from './days.ts';
import { periodFor } from '../../registration/study-period.ts';
import { secondsOf } from './moment.ts';
import { contracts } from '@portal/event-schemas/statistics/calls.ts';

/** The board of a registration day, live and as of any second of the past. */
export const boardCalls = [
  query(contracts['GET /registration/board/'], {
    reads: 'unhurried',
    summary: 'Seats, queues, speed, refusals and cards of a study period, now or as of any second',
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
  query(contracts['GET /registration/board/days/'], {
    reads: 'unhurried',
    summary: 'Days of a study period on which anything was registered, refused or waited for',
    run: async ({ db, host, query: { study_period } }) => {
      const period = await periodFor(db, study_period, host.clock.iso());
      return { study_period: period, results: await daysOf(db, period.uid, host.config.timeZone) };
    },
  }),
  query(contracts['GET /registration/board/curve/'], {
    reads: 'unhurried',
    summary: 'What happened in each minute of a day',
    run: async ({ db, host, query: { study_period, day } }) => {
      const period = await periodFor(db, study_period, host.clock.iso());
      return curveOf(db, period.uid, day ?? null, host.clock.iso(), host.config.timeZone);
    },
  }),
];
