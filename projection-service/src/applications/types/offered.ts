import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { errors } from '@portal/event-schemas/applications/errors.ts';
import { beginRefusal, sendRefusal } from '@portal/event-schemas/applications/may-begin.ts';
import { typePeriods } from '@portal/event-schemas/applications/views.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { aboutReader } from './reader.ts';
import { contracts } from '@portal/event-schemas/applications/calls.ts';

const byName =
  (locale: Locale) =>
  (one: { names: Record<Locale, string> }, other: { names: Record<Locale, string> }): number =>
    one.names[locale].localeCompare(other.names[locale], locale);

export const offeredTypes = query(contracts['GET /studapps/app-types/'], {
  summary: 'Types that somebody of the reader’s roles may apply for, each with what stands in the way now',
  async run({ host, actor, roles, db, locale, request_id }) {
    const explain = explainer([errors], host.config.timeZone);
    const { rows } = await db.query<{ uid: string; version: number; definition: TypeDefinition; closed: boolean }>(
      `SELECT t.uid, t.version, t.definition, t.closed
        FROM applications.application_types t
        WHERE t.version IS NOT NULL AND NOT t.closed AND t.definition #> '{audience,roles}' ?| $1`,
      [roles],
    );
    const { about, openOf } = await aboutReader({ actor, roles, db });
    return rows
      .map(({ uid: type, version, definition, closed }) => {
        const beginning = { definition, closed, about: { ...about, open: openOf(type) }, now: host.clock.iso() };
        const kept = beginRefusal(beginning);
        const refusal = kept ?? sendRefusal(beginning);
        const obstacle = refusal && { code: refusal.code, message: explain(refusal, locale, request_id).error.message };
        return {
          uid: type,
          version,
          names: definition.names,
          description: definition.description,
          period: definition.period,
          obstacle,
          may_begin: kept === null,
          open: openOf(type),
        };
      })
      .sort(byName(locale));
  },
});

export const formOfType = query(contracts['GET /studapps/app-types/{uid}/'], {
  summary: 'The form of a type; `version`: of a version before the newest',
  async run({ db, params, query: { version } }) {
    const {
      rows: [found],
    } = await db.query<{ version: number; definition: TypeDefinition }>(
      `SELECT v.version, v.definition
        FROM applications.type_publications v
        WHERE v.type = $1 AND ($2::int IS NULL OR v.version = $2)
        ORDER BY v.version DESC LIMIT 1`,
      [params.uid, version ?? null],
    );
    if (!found)
      throw new Refused(
        version === undefined
          ? reject('applications.type_not_found', { uid: params.uid })
          : reject('applications.type_version_not_found', { uid: params.uid, version }),
      );
    const { names, description, agreement, properties } = found.definition;
    return { uid: params.uid, version: found.version, names, description, agreement, properties };
  },
});

/** Scheduled, current or expired at a moment; `always` without a period. */
function periodStatus(period: TypeDefinition['period'], now: string): z.infer<typeof typePeriods>[number]['status'] {
  if (period === null) return 'always';
  if (Date.parse(now) < Date.parse(period.start)) return 'scheduled';
  return Date.parse(now) > Date.parse(period.end) ? 'expired' : 'current';
}
export const typePeriod = query(contracts['GET /studapps/app_type_period/'], {
  summary: 'When applications of a type (or of each type) are taken',
  async run({ host, db, query: { app_type } }) {
    const { rows } = await db.query<{ uid: string; definition: TypeDefinition }>(
      'SELECT uid, definition FROM applications.application_types WHERE version IS NOT NULL AND NOT closed AND ($1::text IS NULL OR uid = $1) ORDER BY uid',
      [app_type ?? null],
    );
    return rows.map(({ uid: type, definition: { names, period } }) => ({
      app_type: type,
      names,
      start: period?.start ?? null,
      end: period?.end ?? null,
      status: periodStatus(period, host.clock.iso()),
    }));
  },
});

export const colours = query(contracts['GET /studapps/status_colors/'], {
  summary: 'The colour of each status',
  run: async ({ db }) =>
    (
      await db.query<any>(
        'SELECT uid AS status, name, stage, colour FROM applications.application_statuses ORDER BY sort, uid',
      )
    ).rows,
});
