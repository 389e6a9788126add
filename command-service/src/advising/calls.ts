import { discipline, studyPeriod } from '@portal/event-schemas/curriculum/records.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, Refused, type Send } from '@portal/platform/http/types.ts';
import { readRecord } from '@portal/platform/records/write.ts';
import type { Host } from '@portal/platform/service.ts';
import { contracts } from '@portal/event-schemas/advising/calls.ts';

/** What the office notes of a student. The commands are registration's. */
function sendTo(host: Host, send: Send, type: string, data: object) {
  const definition = host.commands.get(type);
  if (!definition) throw new Refused(reject('platform.not_found', { entity: type }));
  return send(definition, data);
}
export const recordDebt = command(contracts['POST /advising/students/{uid}/debts/'], {
  summary: 'Record a debt of a student',
  run: async ({ host, send, params, body }) =>
    void (await sendTo(host, send, 'RecordDebt', { student: params.uid, ...body })),
});
export const clearDebt = command(contracts['DELETE /advising/students/{uid}/debts/{kind}/'], {
  summary: 'Clear a debt of a student',
  run: async ({ host, send, params }) =>
    void (await sendTo(host, send, 'ClearDebt', { student: params.uid, kind: params.kind })),
});
export const recordCertificate = command(contracts['PUT /advising/students/{uid}/medical_certificate/'], {
  summary: 'Record a medical certificate',
  run: async ({ host, send, params, body }) =>
    void (await sendTo(host, send, 'RecordMedicalCertificate', { student: params.uid, ...body })),
});

/** Things of the catalogue that a result names, as the log has them: one that was just entered counts too. */
async function known(host: Host, uids: Readonly<Record<'discipline' | 'study_period', string>>): Promise<void> {
  for (const [entity, definition] of [
    ['discipline', discipline],
    ['study_period', studyPeriod],
  ] as const) {
    if (!(await readRecord(host, definition, uids[entity])))
      throw new Refused(
        reject('platform.not_found', { entity, uid: uids[entity] }, { [entity]: 'platform.not_found' }),
      );
  }
}
export const recordResult = command(contracts['PUT /advising/students/{uid}/results/'], {
  summary: 'Record a final result of a past term, or correct it',
  run: async ({ host, send, params, body }) => {
    await known(host, body);
    await sendTo(host, send, 'RecordFinalResult', { student: params.uid, ...body });
    return undefined;
  },
});
