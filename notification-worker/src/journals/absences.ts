import { absenceLimitOf, type AbsenceLimit } from '@portal/event-schemas/journals/absences.ts';
import { defaultAbsenceLimit } from '@portal/event-schemas/journals/codes.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import { callService } from '@portal/platform/http/service-call.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';

interface Missing {
  journal: string;
  student: string;
  study_period: string;
  unexcused: number;
  told: number;
}
const atOnce = 200;

/**
 * In the evening, when teachers have put right what they mistyped: students who have reached the limit of unexcused absences are told, and their advisors.
 * The journal's own decision says who; told again it changes nothing.
 */
export const absencesJob = defineJob<object>({
  name: 'journals-absences',
  schedule: { cron: '0 19 * * *' },
  async run(_data, host) {
    const { rows: limits } = await host.pool.query<AbsenceLimit>(
      'select study_period, unexcused from journals.absence_limits_public',
    );
    const { rows } = await host.pool.query<Missing>(
      `select journal, student, study_period, unexcused, told from journals.unexcused_public
        where unexcused >= $1 and study_period in (select uid from curriculum.study_periods_public where end_date >= $2)`,
      [
        Math.min(defaultAbsenceLimit, ...limits.map(one => one.unexcused)),
        dateIn(host.config.timeZone, host.clock.now()),
      ],
    );
    const reached = rows
      .filter(one => one.unexcused >= one.told + absenceLimitOf(limits, one.study_period))
      .map(({ journal, student }) => ({ journal, student }));
    for (let from = 0; from < reached.length; from += atOnce)
      await callService(host, 'POST /journals/tell_absences/', { students: reached.slice(from, from + atOnce) });
    return { students: reached.length };
  },
});
