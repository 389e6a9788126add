import { applicationStatus } from '@portal/event-schemas/applications/records.ts';
import {
  applicationStages,
  type ApplicationStage,
  type StatusColour,
} from '@portal/event-schemas/applications/codes.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { stageNames } from '@portal/event-schemas/applications/names.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { idFrom, newId } from '@portal/platform/ids/ids.ts';
import { refuseWhileUsed } from '@portal/platform/records/references.ts';
import { readRecord, writeRecord } from '@portal/platform/records/write.ts';
import type { Host } from '@portal/platform/service.ts';
import { z } from 'zod';

const colours: Record<ApplicationStage, StatusColour> = {
  draft: 'grey',
  in_review: 'blue',
  returned: 'amber',
  approved: 'green',
  rejected: 'red',
  withdrawn: 'grey',
};

/** The status that the route sets when an application reaches a stage; always the same uid. */
export const initialStatusUid = (stage: ApplicationStage): string => idFrom('applications.initial_status', stage);

/** At start-up: each stage has its initial status. What the office has renamed stays as it is. */
export async function makeInitialStatuses(host: Host): Promise<void> {
  const send = senderFor(host, {
    actor: { id: systemActor, roles: [systemActor] },
    locale: 'ru',
    correlation_id: newId(),
  });
  for (const [index, stage] of applicationStages.entries()) {
    const uid = initialStatusUid(stage);
    if (await readRecord(host, applicationStatus, uid)) continue;
    const fields = { stage, name: stageNames[stage], colour: colours[stage], initial: true, sort: (index + 1) * 10 };
    await writeRecord(host, send, applicationStatus, { kind: 'create', uid, fields }).catch(unlessMadeMeanwhile);
  }
}
/** Another process was quicker. */
function unlessMadeMeanwhile(error: unknown): void {
  if (!(error instanceof Refused) || error.rejection.code !== 'platform.record_exists') throw error;
}

const uid = z.string().min(1).max(100);
export const removeStatus = command({
  call: 'DELETE /studapps/statuses/{uid}/',
  summary: 'Remove a status that no application has; the initial ones stay',
  params: z.object({ uid }),
  run: async ({ host, send, params }) => {
    const status = await readRecord(host, applicationStatus, params.uid);
    if (status?.['initial'])
      throw new Refused(reject('applications.initial_status_stays', { name: status['name'] as Localized }));
    await refuseWhileUsed(host, applicationStatus, params.uid);
    await writeRecord(host, send, applicationStatus, { kind: 'remove', uid: params.uid });
    return undefined;
  },
});
const fields = applicationStatus.fields.omit({ initial: true });
export const createStatus = command({
  call: 'POST /studapps/statuses/',
  summary: 'Add a status that is set by hand',
  body: fields,
  answer: applicationStatus.fields.extend({ uid, id: uid }),
  run: async ({ host, send, body }) => {
    const created = { ...body, initial: false, uid: newId() };
    await writeRecord(host, send, applicationStatus, {
      kind: 'create',
      uid: created.uid,
      fields: { ...body, initial: false },
    });
    return { ...created, id: created.uid };
  },
});
