import { defineAccess } from '@portal/event-schemas/kernel/access.ts';
import { contracts } from '@portal/event-schemas/kernel/platform-calls.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { sendFile } from '../files/send-file.ts';
import type { ExportRow } from '../lists/export-row.ts';
import { isInVisibleRecord } from '../records/files.ts';
import { exportPath } from '../lists/export.ts';
import type { ServiceModule } from '../service.ts';
import { platformErrors } from './errors.ts';
import { query, Refused, type CallContext } from './types.ts';

const access = defineAccess({
  module: 'platform',
  about: 'Files and exports',
  commands: {},
  queries: { 'GET /exports/{job}/': 'all', 'GET /exports/{job}/file/': 'all', 'GET /files/{uid}/': 'all' },
  keyless: true,
});
const exportState = query(contracts['GET /exports/{job}/'], {
  summary: 'How far an export of mine is, and where its file is',
  run: async input => {
    const row = await ownExport(input, input.params.job);
    return {
      job: row.id,
      status: row.status,
      done: row.done,
      of: row.total,
      url: row.status === 'ready' ? `/api/v1/exports/${row.id}/file/` : null,
    };
  },
});

const exportFile = query(contracts['GET /exports/{job}/file/'], {
  summary: 'The file of an export of mine',
  run: async input => {
    const row = await ownExport(input, input.params.job);
    if (row.status !== 'ready') throw new Refused(reject('platform.not_found'));
    const type =
      row.format === 'csv'
        ? 'text/csv; charset=utf-8'
        : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    return sendFile(input, exportPath(input.host.config, row), type, `${row.name}.${row.format}`);
  },
});

const file = query(contracts['GET /files/{uid}/'], {
  summary: 'An uploaded file, for its owner and whoever its module lets read it',
  run: async input => {
    const { host, actor, roles } = input;
    const stored = await host.files.find(input.params.uid);
    const open =
      stored &&
      ((await host.files.mayRead(stored, { account: actor.id, roles })) || (await isInVisibleRecord(stored, input)));
    if (!open) throw new Refused(reject('platform.not_found'));
    return sendFile(input, host.files.pathOf(stored.uid), stored.type, stored.name);
  },
});

/** Only for the one who asked: another's export does not exist. */
async function ownExport({ host, actor }: CallContext, id: string): Promise<ExportRow> {
  const {
    rows: [row],
  } = await host.pool.query<ExportRow>('select * from platform.exports where id = $1 and account = $2', [id, actor.id]);
  if (!row) throw new Refused(reject('platform.not_found'));
  return row;
}

/** The platform's own calls, served beside the queries of the modules. */
export const platformModule: ServiceModule = {
  name: 'platform',
  access,
  errors: platformErrors,
  events: {},
  presentOnly: true,
  calls: [exportState, exportFile, file],
};
