import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { openLibrary, type Browser } from '../http/testing/portal.ts';

let database: TestDatabase;
let library: Awaited<ReturnType<typeof openLibrary>>;
let ann: Browser;
let bob: Browser;
beforeAll(async () => {
  database = await testDatabase();
  library = await openLibrary(database.url, { uploadMaxMb: 100 });
  ann = await library.person('ann', ['student']);
  bob = await library.person('bob', ['student']);
});
afterAll(async () => {
  await library?.stop();
  await database?.drop();
});
const pdf = (size: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)]);
const begin = (who: Browser, name: string, size: number) =>
  who.send('POST', '/cover_pieces/', { body: { name, size } });
const piece = (who: Browser, uid: string, offset: number, content: Uint8Array) => {
  const form = new FormData();
  form.append('piece', new Blob([content as BlobPart]), 'piece');
  return who.send('PUT', `/cover_pieces/${uid}/?offset=${offset}`, { raw: form });
};
const sweep = (from: number) =>
  library.host.files.chunkedUploads.sweep(new Date(Date.now() + from).toISOString(), library.host.logger);
const parts = async () => (await readdir(`${library.host.config.data}/files`)).filter(name => name.endsWith('.part'));

it('a file of 100 MB comes in pieces, byte for byte, and goes out in parts', async () => {
  const content = pdf(100 * 1_048_576);
  const {
    body: { uid },
  } = await begin(ann, 'диплом.pdf', content.length);
  let offset = 0;
  while (offset < content.length) {
    const answer = await piece(ann, uid, offset, content.subarray(offset, offset + 8 * 1_048_576));
    expect(answer.status).toBe(200);
    offset = answer.body.offset;
  }
  expect(await parts()).toEqual([]);
  const whole = await fetch(`${library.url}/api/v1/files/${uid}/`, {
    headers: { cookie: [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  expect(whole.headers.get('content-type')).toBe('application/pdf');
  expect(whole.headers.get('content-length')).toBe(String(content.length));
  expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
  expect(whole.headers.get('content-disposition')).toMatch(/^attachment; /);
  expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true);
  const part = await ann.send('GET', `/files/${uid}/`, { headers: { range: 'bytes=1048570-1048579' } });
  expect(part).toMatchObject({ status: 206 });
  expect(part.headers.get('content-range')).toBe(`bytes 1048570-1048579/${content.length}`);
  expect((await ann.send('GET', `/files/${uid}/`, { headers: { range: `bytes=${content.length}-` } })).status).toBe(
    416,
  );
  const stale = await ann.send('GET', `/files/${uid}/`, { headers: { range: 'bytes=0-0', 'if-range': '"another"' } });
  expect(stale.status).toBe(200);
}, 60_000);

describe('a file in pieces', () => {
  it('goes on where it broke off, and says where that is', async () => {
    const content = pdf(3000);
    const {
      body: { uid },
    } = await begin(ann, 'a.pdf', 3000);
    await piece(ann, uid, 0, content.subarray(0, 1000));
    expect(await piece(ann, uid, 0, content.subarray(0, 1000))).toMatchObject({
      status: 409,
      body: { error: { code: 'platform.upload_offset', params: { offset: 1000 } } },
    });
    expect((await ann.send('GET', `/cover_pieces/${uid}/`)).body).toMatchObject({ offset: 1000, finished: false });
    expect((await piece(ann, uid, 1000, content.subarray(1000))).body).toMatchObject({ offset: 3000, finished: true });
    expect((await piece(ann, uid, 1000, content.subarray(1000))).body).toMatchObject({ offset: 3000, finished: true });
    expect((await ann.send('GET', `/cover_pieces/${uid}/`)).body).toMatchObject({ offset: 3000, finished: true });
  });
  it('is nobody else’s', async () => {
    const {
      body: { uid },
    } = await begin(ann, 'a.pdf', 3000);
    expect((await piece(bob, uid, 0, pdf(3000))).status).toBe(404);
    expect((await bob.send('GET', `/cover_pieces/${uid}/`)).status).toBe(404);
    expect((await piece(ann, 'no-such', 0, pdf(3000))).status).toBe(404);
  });
  it('of another content than its name says is not kept', async () => {
    const {
      body: { uid },
    } = await begin(ann, 'a.png', 20);
    expect(await piece(ann, uid, 0, pdf(20))).toMatchObject({
      status: 415,
      body: { error: { code: 'platform.file_type_refused' } },
    });
    expect((await ann.send('GET', `/cover_pieces/${uid}/`)).status).toBe(404);
    expect((await parts()).some(name => name.startsWith(uid))).toBe(false);
  });
  it('is not longer than it said, and not larger than the portal takes', async () => {
    const {
      body: { uid },
    } = await begin(ann, 'a.pdf', 20);
    expect((await piece(ann, uid, 0, pdf(21))).status).toBe(413);
    expect((await piece(ann, uid, 0, pdf(20))).body).toMatchObject({ finished: true });
    expect((await begin(ann, 'big.pdf', 101 * 1_048_576)).status).toBe(413);
    expect((await begin(ann, '../a.pdf', 20)).status).toBe(422);
  });
  it('that breaks off in the middle of a piece keeps what came', async () => {
    const {
      body: { uid },
    } = await begin(ann, 'a.pdf', 4_000_000);
    const head = `--x\r\ncontent-disposition: form-data; name="piece"; filename="piece"\r\n\r\n`;
    const broken = new ReadableStream({
      async start(stream) {
        stream.enqueue(Buffer.concat([Buffer.from(head), pdf(2_000_000)]));
        await new Promise(resolve => setTimeout(resolve, 300));
        stream.error(new Error('line is gone'));
      },
    });
    await fetch(`${library.url}/api/v1/cover_pieces/${uid}/?offset=0`, {
      method: 'PUT',
      body: broken,
      duplex: 'half',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        cookie: [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrftoken': ann.cookies.get('csrftoken')!,
      },
    } as RequestInit).catch(() => undefined);
    await expect
      .poll(async () => (await ann.send('GET', `/cover_pieces/${uid}/`)).body.offset)
      .toBeGreaterThan(1_000_000);
  });
  it('that never came to an end goes after a day', async () => {
    const {
      body: { uid },
    } = await begin(ann, 'a.pdf', 4000);
    expect(await sweep(-60_000)).toEqual({ removed: 0, failed: [] });
    expect((await sweep(60_000)).removed).toBeGreaterThan(0);
    expect((await ann.send('GET', `/cover_pieces/${uid}/`)).status).toBe(404);
    expect(await parts()).toEqual([]);
  });
  it('goes although another one cannot be removed, and that one is told', async () => {
    const begun = [await begin(ann, 'a.pdf', 4000), await begin(ann, 'b.pdf', 4000), await begin(ann, 'c.pdf', 4000)]
      .map(({ body }) => body.uid as string)
      .toSorted();
    const stuck = begun[0]!;
    // Whatever put a folder in the place of a file: it is not removed as a file is.
    await rm(`${library.host.config.data}/files/${stuck}.part`);
    await mkdir(`${library.host.config.data}/files/${stuck}.part`);
    expect(await sweep(60_000)).toEqual({
      removed: 2,
      failed: [{ item: `upload ${stuck}`, error: expect.stringContaining(stuck) }],
    });
    expect(await parts()).toEqual([`${stuck}.part`]);
    await rmdir(`${library.host.config.data}/files/${stuck}.part`);
    expect(await sweep(60_000)).toEqual({ removed: 1, failed: [] });
  });
});
