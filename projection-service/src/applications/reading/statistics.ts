import { waypointTime } from '@portal/event-schemas/applications/views.ts';
import { uid } from '@portal/event-schemas/applications/definition.ts';
import { list, type Column } from '@portal/platform/http/types.ts';
import { z } from 'zod';

const number = (sql: string, header: Column['header']): Column => ({ sql, type: 'number', sort: true, header });
const hours = 'extract(epoch FROM t.ended_at - t.since) / 3600';
const acted = `t.outcome IN ('approve', 'reject', 'return', 'forward')`;
const share = (part: number): string => `percentile_cont(${part}) WITHIN GROUP (ORDER BY ${hours}) FILTER (WHERE ${acted})`;
const outcome = (name: string): string => `count(*) FILTER (WHERE t.outcome = '${name}')`;
const several = z.union([uid, z.array(uid).max(100), z.string().regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/i).max(4000)]).optional();
const moment = z.union([z.iso.datetime(), z.iso.date()]).optional();

/**
 * How long applications stay at each waypoint: by type, of those that came there within a period; versions of a type count together. Only what somebody decided
 * there has a length; what waits counts as waiting.
 */
export const statisticCalls = [
  list({
    call: 'GET /studapps/statistics/', summary: 'Time that applications spend at each waypoint, by type and period (when they came there)', row: waypointTime, key: 'id', defaultSort: ['median_hours', 'DESC'],
    query: z.object({ app_type: several, from: moment, to: moment }),
    from: ({ query: { app_type, from, to }, bind, host }) => `(SELECT t.type || '.' || t.step || '.' || t.waypoint AS id, t.type, t.step, t.waypoint, min(t.place) AS place,
        count(*) FILTER (WHERE t.ended_at IS NULL AND NOT a.archived) AS waiting, count(*) FILTER (WHERE t.ended_at IS NULL AND NOT a.archived AND t.due < ${bind(host.clock.iso())}) AS overdue, count(*) FILTER (WHERE ${acted}) AS acted,
        ${outcome('approve')} AS approved, ${outcome('reject')} AS rejected, ${outcome('return')} AS returned, ${outcome('forward')} AS forwarded,
        ${share(0.5)} AS median_hours, ${share(0.9)} AS p90_hours, max(${hours}) FILTER (WHERE ${acted}) AS longest_hours, max(t.version) AS version
      FROM applications.waypoint_stays t JOIN applications.applications a ON a.uid = t.application
      WHERE ${[
        'true', ...(app_type === undefined ? [] : [`t.type = ANY(${bind(Array.isArray(app_type) ? app_type : String(app_type).split(','))})`]),
        ...(from === undefined ? [] : [`t.since >= ${bind(from)}::timestamptz`]), ...(to === undefined ? [] : [`t.since < ${bind(to)}::timestamptz${/T/.test(String(to)) ? '' : ` + interval '1 day'`}`]),
      ].join(' AND ')} GROUP BY 1, 2, 3, 4) x JOIN applications.application_versions v ON v.type = x.type AND v.version = x.version`,
    columns: {
      id: { sql: 'x.id', type: 'text' },
      app_type: { sql: 'x.type', type: 'text' },
      type_name: { sql: 'v.names', type: 'localized', sort: true, header: { ru: 'Вид заявления', kk: 'Өтініш түрі', en: 'Application type', ky: 'Арыздын түрү' } },
      step: { sql: 'x.step', type: 'text' },
      waypoint: { sql: 'x.waypoint', type: 'text' },
      name: {
        sql: `(SELECT t.name FROM applications.waypoint_stays t WHERE t.type = x.type AND t.step = x.step AND t.waypoint = x.waypoint ORDER BY t.entered DESC LIMIT 1)`,
        type: 'localized', header: { ru: 'Этап согласования', kk: 'Келісу кезеңі', en: 'Approval point', ky: 'Макулдашуу баскычы' },
      },
      waiting: number('x.waiting', { ru: 'Ждут', kk: 'Күтуде', en: 'Waiting', ky: 'Күтүүдө' }),
      overdue: number('x.overdue', { ru: 'Просрочено', kk: 'Мерзімі өткен', en: 'Overdue', ky: 'Мөөнөтү өткөн' }),
      acted: number('x.acted', { ru: 'Рассмотрено', kk: 'Қаралды', en: 'Acted on', ky: 'Каралды' }),
      approved: number('x.approved', { ru: 'Согласовано', kk: 'Келісілді', en: 'Approved', ky: 'Макулдашылды' }),
      rejected: number('x.rejected', { ru: 'Отказано', kk: 'Бас тартылды', en: 'Rejected', ky: 'Четке кагылды' }),
      returned: number('x.returned', { ru: 'Возвращено', kk: 'Қайтарылды', en: 'Returned', ky: 'Кайтарылды' }),
      forwarded: number('x.forwarded', { ru: 'Передано', kk: 'Жіберілді', en: 'Forwarded', ky: 'Жөнөтүлдү' }),
      median_hours: number('x.median_hours', { ru: 'Медиана, ч', kk: 'Медиана, сағ', en: 'Median, h', ky: 'Медиана, саат' }),
      p90_hours: number('x.p90_hours', { ru: '90 % не дольше, ч', kk: '90 %-ы артық емес, сағ', en: '90 % within, h', ky: '90 % ашык эмес, саат' }),
      longest_hours: number('x.longest_hours', { ru: 'Дольше всего, ч', kk: 'Ең ұзақ, сағ', en: 'Longest, h', ky: 'Эң узак, саат' }),
    },
  }),
];
