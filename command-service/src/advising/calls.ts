import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { certificateBody, debtBody, debtParams, resultBody } from '@portal/event-schemas/registration/requests.ts';
import { uid } from '@portal/event-schemas/registration/values.ts';
import { command, Refused, type Send } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { z } from 'zod';

/** What the office notes of a student. The commands are registration's. */
function sendTo(host: Host, send: Send, type: string, data: object) {
  const definition = host.commands.get(type);
  if (!definition) throw new Refused(reject('platform.not_found', { entity: type }));
  return send(definition, data);
}
const student = z.object({ uid });
export const recordDebt = command({
  call: 'POST /advising/students/{uid}/debts/', summary: 'Record a debt of a student', params: student, body: debtBody,
  run: async ({ host, send, params, body }) => void (await sendTo(host, send, 'RecordDebt', { student: params.uid, ...body })),
});
export const clearDebt = command({
  call: 'DELETE /advising/students/{uid}/debts/{kind}/', summary: 'Clear a debt of a student', params: debtParams,
  run: async ({ host, send, params }) => void (await sendTo(host, send, 'ClearDebt', { student: params.uid, kind: params.kind })),
});
export const recordCertificate = command({
  call: 'PUT /advising/students/{uid}/medical_certificate/', summary: 'Record a medical certificate', params: student, body: certificateBody,
  run: async ({ host, send, params, body }) => void (await sendTo(host, send, 'RecordMedicalCertificate', { student: params.uid, ...body })),
});

/** Things of the catalogue that a result names. */
async function known(host: Host, uids: Readonly<Record<'discipline' | 'study_period', string>>): Promise<void> {
  const { rows } = await host.pool.query<{ discipline: boolean; study_period: boolean }>(
    'select exists (select from curriculum.disciplines_public where uid = $1) as discipline, exists (select from curriculum.study_periods_public where uid = $2) as study_period', [uids.discipline, uids.study_period]);
  for (const entity of ['discipline', 'study_period'] as const) {
    if (!rows[0]![entity]) throw new Refused(reject('platform.not_found', { entity, uid: uids[entity] }, { [entity]: 'platform.not_found' }));
  }
}
export const recordResult = command({
  call: 'PUT /advising/students/{uid}/results/', summary: 'Record a final result of a past term, or correct it', params: student, body: resultBody,
  run: async ({ host, send, params, body }) => {
    await known(host, body);
    await sendTo(host, send, 'RecordFinalResult', { student: params.uid, ...body });
    return undefined;
  },
});
