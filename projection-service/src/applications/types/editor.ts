import { findFaults, isWarning } from '@portal/event-schemas/applications/checks/check.ts';
import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { errors } from '@portal/event-schemas/applications/errors.ts';
import type { TypeFault } from '@portal/event-schemas/applications/views.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import { query, Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { knownActors } from './actors.ts';
import { periodSql, stateSql, typesFrom } from './list.ts';
import { contracts } from '@portal/event-schemas/applications/calls.ts';

type Input = Pick<CallContext, 'host' | 'locale' | 'request_id'> & { db: Sql };

/** Every fault and warning, in the reader's language. */
async function faultsOf({ host, locale, request_id, db }: Input, definition: TypeDefinition): Promise<TypeFault[]> {
  const explain = explainer([errors], host.config.timeZone);
  const found = findFaults(definition, await knownActors(db, definition, locale));
  return found.map(fault => ({
    path: fault.path,
    code: fault.code,
    message: explain(reject(fault.code, fault.params), locale, request_id).error.message,
    warning: isWarning(fault),
  }));
}

export const definitionForSetting = query(contracts['GET /studapps/app-types/{uid}/definition/'], {
  summary: 'A type for the office’s editor: the draft, the published version, every fault with its place',
  async run(input) {
    const {
      rows: [row],
    } = await input.db.query<any>(
      `SELECT t.uid, t.names, ${stateSql} AS state, t.version, t.changed, ${periodSql} AS period, t.properties,
           t.steps, n.open, n.finished, t.changed_at, p.display_name AS changed_by,
         t.draft, t.definition AS published, t.revision, t.closed_reason FROM ${typesFrom} WHERE t.uid = $1`,
      [input.params.uid],
    );
    if (!row) throw new Refused(reject('applications.type_not_found', { uid: input.params.uid }));
    return { ...row, changed_at: new Date(row.changed_at).toISOString(), faults: await faultsOf(input, row.draft) };
  },
});

export const checkDefinition = query(contracts['POST /studapps/app-types/check/'], {
  summary: 'Every fault of a definition, without saving it',
  run: async input => ({ faults: await faultsOf(input, input.body) }),
});

export const versions = query(contracts['GET /studapps/app-types/{uid}/versions/'], {
  summary: 'The published versions of a type, the newest first, with how many applications run by each',
  async run({ db, params: { uid: type } }) {
    const { rows } = await db.query<any>(
      `SELECT v.version, v.at, p.display_name AS by, v.definition,
         (SELECT count(*)::int FROM applications.applications a
           WHERE a.type = v.type AND a.version = v.version
             AND a.stage NOT IN ('approved', 'rejected', 'withdrawn')) AS open,
         (SELECT count(*)::int FROM applications.applications a
           WHERE a.type = v.type AND a.version = v.version
             AND a.stage IN ('approved', 'rejected', 'withdrawn')) AS finished
       FROM applications.type_publications v LEFT JOIN identity.people_public p ON p.uid = v.by WHERE v.type = $1 ORDER BY v.version DESC`,
      [type],
    );
    return rows.map(row => ({ ...row, at: new Date(row.at).toISOString() }));
  },
});
