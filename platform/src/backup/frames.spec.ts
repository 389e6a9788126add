import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decrypted, encrypted, UnreadableBackup } from './frames.ts';
import { recordsIn, written, type BackupRecord } from './records.ts';

async function* inParts(content: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (let at = 0, turn = 0; at < content.length; turn++) {
    const size = Math.max(1, sizes[turn % sizes.length]!);
    yield content.subarray(at, at + size);
    at += size;
  }
}
const whole = async (parts: AsyncIterable<Buffer>): Promise<Buffer> => {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(Buffer.from(part));
  return Buffer.concat(all);
};
const passphrase = 'correct horse battery';
const sealed = (content: Buffer) => whole(encrypted(inParts(content, [10_000]), passphrase));
const opened = (content: Buffer, key = passphrase, sizes = [4096]) => whole(decrypted(inParts(content, sizes), key));
const large = randomBytes(200_000);

describe('an encrypted stream', () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 200_000])('of %i bytes comes back as it was', async length => {
    const content = large.subarray(0, length);
    expect((await opened(await sealed(content), passphrase, [1000, 7, 70_000])).equals(content)).toBe(true);
  });

  it('is read with its key alone', async () => {
    await expect(opened(await sealed(large), 'another key')).rejects.toThrow('The key is another one');
  });

  it('that was cut off anywhere is not whole', async () => {
    const content = await sealed(large);
    for (const length of [0, 3, 20, 25, 65_561, 65_600, content.length - 1])
      await expect(opened(content.subarray(0, length))).rejects.toThrow(UnreadableBackup);
  });

  it('whose frames were changed, left out, doubled or exchanged is refused', async () => {
    const content = await sealed(large);
    const start = 20;
    const frame = 5 + 65_536 + 16;
    const frames = [0, 1, 2].map(number => content.subarray(start + number * frame, start + (number + 1) * frame));
    const rest = content.subarray(start + 3 * frame);
    const made = (...parts: Buffer[]) => Buffer.concat([content.subarray(0, start), ...parts]);
    const changed = Buffer.from(content);
    changed[100_000]! ^= 1;
    const wrong = [
      changed,
      made(frames[1]!, frames[0]!, frames[2]!, rest),
      made(frames[0]!, frames[2]!, rest),
      made(frames[0]!, frames[0]!, frames[1]!, frames[2]!, rest),
      Buffer.concat([content, Buffer.from([0])]),
      Buffer.from('no backup at all, but long enough to be one'),
    ];
    for (const one of wrong) await expect(opened(one)).rejects.toThrow(UnreadableBackup);
  });
});

const record: fc.Arbitrary<BackupRecord> = fc.oneof(
  fc.record({ kind: fc.constant('table' as const), name: fc.constant('log.events'), columns: fc.array(fc.string()) }),
  fc.record({
    kind: fc.constant('rows' as const),
    rows: fc.array(
      fc.jsonValue().map(value => JSON.stringify(value)),
      { minLength: 1 },
    ),
  }),
  fc.record({ kind: fc.constant('file' as const), path: fc.string() }),
  fc.record({
    kind: fc.constant('bytes' as const),
    bytes: fc.uint8Array({ maxLength: 500 }).map(bytes => Buffer.from(bytes)),
  }),
);
it('records come back one by one, however the stream is cut', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(record),
      fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1 }),
      async (some, sizes) => {
        const all: BackupRecord[] = [...some, { kind: 'end', tables: {}, files: 0, bytes: 0 }];
        const content = Buffer.concat(all.map(written));
        const seen: BackupRecord[] = [];
        for await (const one of recordsIn(inParts(content, sizes))) seen.push(one);
        expect(seen).toEqual(all);
        await expect(async () => {
          for await (const one of recordsIn(inParts(content.subarray(0, -1), sizes))) void one;
        }).rejects.toThrow(UnreadableBackup);
      },
    ),
    { numRuns: 50 },
  ));
