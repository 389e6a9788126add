import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { sendFile } from '@portal/platform/files/send-file.ts';
import type { StoredFile } from '@portal/platform/files/types.ts';
import { query, Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { concerns } from '../reading/readers.ts';
import { contracts } from '@portal/event-schemas/applications/calls.ts';

/** As the upload says it (command-service/src/applications/files). */
export const filesPurpose = 'application';

/** Served to its owner, and to those whom the application concerns that it was sent with. Everybody else is told that there is none. */
export const applicationFile = query(contracts['GET /studapps/files/{uid}/'], {
  summary: 'A file of an application, for those who may see the application',
  asOf: 'never',
  run: async input => {
    const file = await input.host.files.find(input.params.uid);
    if (!file || file.purpose !== filesPurpose || !(await mayRead(input.db, file, input)))
      throw new Refused(reject('applications.file_not_found'));
    return sendFile(input, input.host.files.pathOf(file.uid), file.type, file.name);
  },
});

/** A uid that somebody wrote into an application of their own opens nothing: the application has to be its owner's. */
async function mayRead(db: Sql, file: StoredFile, reader: Pick<CallContext, 'actor' | 'roles'>): Promise<boolean> {
  if (file.owner === reader.actor.id) return true;
  const { rows } = await db.query<{ uid: string }>(
    `SELECT f.uid FROM applications.application_forms f
      JOIN applications.applications a ON a.uid = f.uid
      WHERE f.files @> ARRAY[$1] AND a.applicant = $2 AND a.sent_at IS NOT NULL`,
    [file.uid, file.owner],
  );
  for (const { uid } of rows) if (await concerns(db, reader, uid)) return true;
  return false;
}
