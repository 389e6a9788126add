import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { senderFor } from '../http/send.ts';
import type { Host } from '../host/types.ts';
import { newId } from '../ids/ids.ts';
import type { Fields } from './aggregate.ts';
import { stampedFields } from './entity-calls.ts';
import { actCommand } from './life-commands.ts';
import { looksOf } from './life-calls.ts';
import { readRecord, writeRecord } from './write.ts';

/** A text of the demo university in its four languages. */
export const say = (ru: string, kk = '', en = '', ky = ''): Localized => ({ ru, kk, en, ky });

/** What people of the demo university do with records of the entity kit; begun anew it goes on where it was. */
export interface DemoPerson {
  /** Makes a record, unless it is there. */
  add(def: RecordDefinition, uid: string, fields: Fields): Promise<void>;
  /** Does an act, unless the record has left the states from which it leads. */
  act(def: RecordDefinition, uid: string, act: string, told?: { comment?: string } & Fields): Promise<void>;
}

/** Acts as an account with a role. `at`: when it was, ISO 8601 UTC; now where it is left out. */
export function demoPerson(host: Host, account: string, role: Role, at?: string): DemoPerson {
  const actor = { id: account, roles: [role] };
  const send = senderFor(host, { actor, locale: 'ru', correlation_id: newId(), now: at });
  return {
    async add(def, uid, fields) {
      if (await readRecord(host, def, uid)) return;
      const stamps = stampedFields(def.declared!.entity, account, at ?? host.clock.iso());
      await writeRecord(host, send, def, { kind: 'create', uid, fields: { ...fields, ...stamps } });
    },
    async act(def, uid, act, { comment, ...fields } = {}) {
      const { life } = def.declared!.entity;
      const { state } = (await readRecord(host, def, uid))!;
      if (!life!.acts[act]!.from.includes(String(state))) return;
      const looks = await looksOf({ host, actor }, def, [uid], fields);
      await send(actCommand(def, 1), { act, uids: [uid], comment: comment ?? null, fields, looks });
    },
  };
}
