import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { crc32, deflateSync } from 'node:zlib';
import { streamOf } from '../dispatcher/types.ts';
import { senderFor } from '../http/send.ts';
import type { Host } from '../host/types.ts';
import { idFrom, newId } from '../ids/ids.ts';
import { recordAggregate, type Fields } from './aggregate.ts';
import { stampedFields } from './entity-calls.ts';
import { actCommand } from './life-commands.ts';
import { readReferencedRecords } from './life-calls.ts';
import { readRecord, writeRecord } from './write.ts';

/** A text of the demo university in its four languages. */
export const demoText = (ru: string, kk = '', en = '', ky = ''): Localized => ({ ru, kk, en, ky });

interface DemoFile {
  key: string;
  owner: string;
  purpose: string;
}
type Files = Pick<Host, 'files'>;

/** A wide picture of the demo university: one colour (`#rrggbb`) runs into another. Answers the file's uid. */
export const demoPicture = (host: Files, file: DemoFile, from: string, to: string): Promise<string> =>
  keepPicture(host, file, gradient(960, 320, rgb(from), rgb(to)));

/** A face without features before one colour that runs into another, as people have who send no photo of themselves. */
export function demoFace(host: Files, file: DemoFile, from: string, to: string): Promise<string> {
  const size = 400;
  const ground = between(size, size, rgb(from), rgb(to));
  const isOf = (x: number, y: number): boolean =>
    ((x - 200) / 72) ** 2 + ((y - 155) / 86) ** 2 < 1 || ((x - 200) / 150) ** 2 + ((y - 400) / 135) ** 2 < 1;
  return keepPicture(
    host,
    file,
    painted(size, size, (x, y) => (isOf(x, y) ? [244, 239, 231] : ground(x, y))),
  );
}

async function keepPicture({ files }: Files, { key, ...kept }: DemoFile, picture: Buffer): Promise<string> {
  const uid = idFrom('demo picture', key);
  return (await files.keep({ uid, name: `${key.replaceAll('/', '-')}.png`, type: 'image/png', ...kept }, picture)).uid;
}
const rgb = (colour: string): number[] => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));

type ColourAt = (x: number, y: number) => readonly number[];
const between =
  (width: number, height: number, from: readonly number[], to: readonly number[]): ColourAt =>
  (x, y) => {
    const part = (x / width + y / height + 0.12 * Math.sin((x + y) / 90)) / 2.12;
    return from.map((start, one) => Math.round(start + (to[one]! - start) * part));
  };
export const gradient = (width: number, height: number, from: readonly number[], to: readonly number[]): Buffer =>
  painted(width, height, between(width, height, from, to));

/** A PNG: each line begins with its filter (0), then three bytes for each pixel. */
function painted(width: number, height: number, colourAt: ColourAt): Buffer {
  const lines = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) lines.set(colourAt(x, y), y * (1 + width * 3) + 1 + x * 3);
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
  /** Does an act, unless it was done: each once. */
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
      const { event } = def.declared!.entity.life!.acts[act]!;
      const past = await host.log.read(streamOf(recordAggregate(def), uid));
      if (past.some(({ type }) => type === event)) return;
      const looks = await readReferencedRecords({ host, actor }, def, [uid], fields);
      await send(actCommand(def, 1), { act, uids: [uid], comment: comment ?? null, fields, looks });
    },
  };
}
