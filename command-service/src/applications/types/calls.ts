import { typeSaved } from '@portal/event-schemas/applications/requests.ts';
import { uidMade } from '@portal/platform/http/send.ts';
import { command } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import { z } from 'zod';
import { applicationType } from './application-type.ts';
import * as commands from './commands.ts';
import { contracts } from '@portal/event-schemas/applications/calls.ts';

async function saved(host: Pick<Host, 'dispatcher'>, type: string): Promise<z.infer<typeof typeSaved>> {
  const { state } = await host.dispatcher.state(applicationType, type);
  return state.status === 'defined'
    ? { uid: type, revision: state.revision, version: state.published?.version ?? null, closed: state.closed }
    : { uid: type, revision: 0, version: null, closed: false };
}

export const draft = command(contracts['POST /studapps/app-types/'], {
  summary: 'Begin a new application type as a draft',
  run: async ({ host, send, body: { revision: _revision, ...definition } }) => {
    const type = newId();
    const done = await send(commands.DraftApplicationType, { uid: type, draft: definition });
    return saved(host, uidMade(done, type));
  },
});
export const revise = command(contracts['PUT /studapps/app-types/{uid}/'], {
  summary: 'Change the draft of an application type; `revision` guards what others have written meanwhile',
  run: async ({ host, send, params: { uid: type }, body: { revision, ...definition } }) => {
    await send(commands.ReviseApplicationType, { uid: type, draft: definition, revision: revision ?? null });
    return saved(host, type);
  },
});
export const publish = command(contracts['POST /studapps/app-types/{uid}/publish/'], {
  summary: 'Publish the draft as the next version, for applications that begin from now on',
  run: async ({ host, send, params: { uid: type }, body: { revision } }) => {
    await send(commands.PublishApplicationType, { uid: type, revision: revision ?? null });
    return saved(host, type);
  },
});
export const close = command(contracts['POST /studapps/app-types/{uid}/close/'], {
  summary: 'Take no more applications of a type',
  run: async ({ host, send, params: { uid: type }, body }) => {
    await send(commands.CloseApplicationType, { uid: type, ...body });
    return saved(host, type);
  },
});
export const reopen = command(contracts['POST /studapps/app-types/{uid}/reopen/'], {
  summary: 'Take applications of a type again',
  run: async ({ host, send, params: { uid: type } }) => {
    await send(commands.ReopenApplicationType, { uid: type });
    return saved(host, type);
  },
});
export const remove = command(contracts['DELETE /studapps/app-types/{uid}/'], {
  summary: 'Remove a type that never was published',
  run: async ({ send, params: { uid: type } }) => {
    await send(commands.RemoveApplicationType, { uid: type });
    return undefined;
  },
});
