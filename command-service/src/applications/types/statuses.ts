import { applicationStatus } from '@portal/event-schemas/applications/declared.ts';
import {
  applicationStages,
  type ApplicationStage,
  type StatusColour,
} from '@portal/event-schemas/applications/codes.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { stageNames } from '@portal/event-schemas/applications/names.ts';
import { Refused } from '@portal/platform/http/types.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { idFrom, newId } from '@portal/platform/ids/ids.ts';
import { readRecord, writeRecord } from '@portal/platform/records/write.ts';
import type { Host } from '@portal/platform/service.ts';

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
