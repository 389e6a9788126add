import { applicationStatus } from '@portal/event-schemas/applications/declared.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { readRecord, writeRecord } from '@portal/platform/records/write.ts';
import type { Host } from '@portal/platform/service.ts';
import { applicationType } from '../types/application-type.ts';
import { DraftApplicationType, PublishApplicationType } from '../types/commands.ts';
import { demoApplications, readyStatus } from './applications.ts';
import { demoDefinitions, type DemoType } from './definitions.ts';
import { demoTypeUid, say } from './write.ts';

/** Makes and publishes the types, then some applications. Begun anew after an interruption it goes on where it was. */
export async function demo(host: Host, progress: (text: string) => void): Promise<void> {
  const send = senderFor(host, {
    actor: { id: systemActor, roles: [systemActor] },
    locale: 'ru',
    correlation_id: newId(),
  });
  const names = Object.keys(demoDefinitions) as DemoType[];
  for (const name of names) {
    const uid = demoTypeUid(name);
    const known = async () => (await host.dispatcher.state(applicationType, uid)).state;
    if ((await known()).status === 'none') await send(DraftApplicationType, { uid, draft: demoDefinitions[name](host.clock.iso()) });
    const type = await known();
    if (type.status === 'defined' && !type.published) await send(PublishApplicationType, { uid, revision: null });
  }
  if (!(await readRecord(host, applicationStatus, readyStatus))) {
    const name = say('Готово к выдаче', 'Алуға дайын', 'Ready to collect', 'Алууга даяр');
    await writeRecord(host, send, applicationStatus, {
      kind: 'create',
      uid: readyStatus,
      fields: { stage: 'approved', name, colour: 'violet', initial: false, sort: 45 },
    });
  }
  progress(`${names.length} application types`);
  progress(`${await demoApplications(host)} applications`);
}
