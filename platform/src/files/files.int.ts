import { readdir } from 'node:fs/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { openLibrary, type Browser } from '../http/testing/portal.ts';

let database: TestDatabase;
let library: Awaited<ReturnType<typeof openLibrary>>;
let ann: Browser;
let bob: Browser;
const lines: string[] = [];
beforeAll(async () => {
  database = await testDatabase();
  library = await openLibrary(
    database.url,
    {},
    undefined,
    pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
  );
  ann = await library.person('ann', ['student']);
  bob = await library.person('bob', ['student']);
});
afterAll(async () => {
  await library?.stop();
  await database?.drop();
});
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(1000, 7)]);
const upload = (
  who: Browser,
  files: [name: string, content: Uint8Array | string][],
  fields: Record<string, string> = {},
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content] of files) form.append('file', new Blob([content as BlobPart]), name);
  return who.send('POST', '/covers/', { raw: form });
};
const stored = async () =>
  (await readdir(`${library.host.config.data}/files`, { recursive: true, withFileTypes: true }).catch(() => [])).filter(
    entry => entry.isFile(),
  ).length;

it('stores files with their fields and gives them back to their owner only', async () => {
  const answer = await upload(
    ann,
    [
      ['обложка ә.png', png],
      ['notes.txt', 'text'],
    ],
    { logo_image: 'true' },
  );
  expect(answer).toMatchObject({
    status: 200,
    body: {
      files: [
        { name: 'обложка ә.png', type: 'image/png', size: 1008 },
        { name: 'notes.txt', type: 'text/plain', size: 4 },
      ],
      fields: { logo_image: 'true' },
    },
  });
  const [{ uid }] = answer.body.files;
  const mine = await ann.send('GET', `/files/${uid}/`);
  expect(mine.status).toBe(200);
  expect(mine.headers.get('content-type')).toBe('image/png');
  expect(mine.headers.get('content-disposition')).toContain("filename*=UTF-8''%D0%BE");
  expect((await bob.send('GET', `/files/${uid}/`)).status).toBe(404);
  library.host.files.allow('covers', async (_, reader) => reader.account === 'bob');
  expect((await bob.send('GET', `/files/${uid}/`)).status).toBe(200);
  await library.host.files.remove(uid);
  expect((await ann.send('GET', `/files/${uid}/`)).status).toBe(404);
});
it.each<[string, [string, Uint8Array | string][], number, string]>([
  ['a picture that is none', [['a.png', 'not a picture']], 415, 'platform.file_type_refused'],
  ['a page', [['a.html', '<script>']], 415, 'platform.file_type_refused'],
  [
    'a name twice',
    [
      ['a.txt', 'a'],
      ['a.txt', 'b'],
    ],
    422,
    'platform.file_duplicate',
  ],
  ['a name without an ending', [['noname', 'a']], 422, 'platform.file_name_refused'],
  ['a name that turns its text around', [['a\u202Egnp.txt', 'a']], 422, 'platform.file_name_refused'],
  ['too much', [['big.txt', 'x'.repeat(1_200_000)]], 413, 'platform.too_large'],
  ['too many', Array.from({ length: 11 }, (_, n): [string, string] => [`${n}.txt`, 'a']), 413, 'platform.too_large'],
])('refuses %s and keeps nothing of it', async (_, files, status, code) => {
  const before = await stored();
  expect(await upload(ann, [['fine.txt', 'a'], ...files].slice(files.length > 10 ? 1 : 0) as never)).toMatchObject({
    status,
    body: { error: { code } },
  });
  expect(await stored()).toBe(before);
});
it('a file goes out, whole, in part, not at all or broken off, without a word in the log', async () => {
  const {
    body: {
      files: [{ uid }],
    },
  } = await upload(ann, [['long.txt', 'x'.repeat(900_000)]]);
  lines.length = 0;
  const answers = await Promise.all(
    [{}, { range: 'bytes=0-9' }, { range: 'bytes=900000-' }].map(headers =>
      ann.send('GET', `/files/${uid}/`, { headers: headers as Record<string, string> }),
    ),
  );
  expect(answers.map(({ status, text }) => [status, text.length])).toEqual([
    [200, 900_000],
    [206, 10],
    [416, 0],
  ]);
  const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (let n = 0; n < 5; n++) {
    const broken = new AbortController();
    const answer = await fetch(`${library.url}/api/v1/files/${uid}/`, { headers: { cookie }, signal: broken.signal });
    expect(answer.status).toBe(200);
    broken.abort();
  }
  await new Promise(resolve => {
    setTimeout(resolve, 200);
  });
  expect(lines).toEqual([]);
});
it('refuses what is no form', async () => {
  expect((await ann.send('POST', '/covers/', { body: {} })).status).toBe(415);
  expect(
    (
      await ann.send('POST', '/covers/', {
        raw: 'garbage',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      })
    ).status,
  ).toBeLessThan(500);
});
