import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { crc32, deflateSync } from 'node:zlib';
import { senderFor } from '../http/send.ts';
import type { Host } from '../host/types.ts';
import { idFrom, newId } from '../ids/ids.ts';
import type { Fields } from './aggregate.ts';
import { stampedFields } from './entity-calls.ts';
import { actCommand } from './life-commands.ts';
import { readReferencedRecords } from './life-calls.ts';
import { readRecord, writeRecord } from './write.ts';

/** A text of the demo university in its four languages. */
export const demoText = (ru: string, kk = '', en = '', ky = ''): Localized => ({ ru, kk, en, ky });

/** A wide picture of the demo university: one colour (`#rrggbb`) runs into another. Answers the file's uid. */
export async function demoPicture(
  { files }: Pick<Host, 'files'>,
  file: { key: string; owner: string; purpose: string },
  from: string,
  to: string,
): Promise<string> {
  const { key, ...kept } = file;
  const stored = {
    uid: idFrom('demo picture', key),
    name: `${key.replaceAll('/', '-')}.png`,
    type: 'image/png',
    ...kept,
  };
  return (await files.keep(stored, gradient(960, 320, rgb(from), rgb(to)))).uid;
}
const rgb = (colour: string): number[] => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));

/** A PNG: each line begins with its filter (0), then three bytes for each pixel. */
export function gradient(width: number, height: number, from: readonly number[], to: readonly number[]): Buffer {
  const lines = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const part = (x / width + y / height + 0.12 * Math.sin((x + y) / 90)) / 2.12;
      for (let one = 0; one < 3; one++)
        lines[y * (1 + width * 3) + 1 + x * 3 + one] = Math.round(from[one]! + (to[one]! - from[one]!) * part);
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))]);
}
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), whole.length - 4);
  return whole;
}

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
      const looks = await readReferencedRecords({ host, actor }, def, [uid], fields);
      await send(actCommand(def, 1), { act, uids: [uid], comment: comment ?? null, fields, looks });
    },
  };
}
