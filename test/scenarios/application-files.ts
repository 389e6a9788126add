import { aField } from '@portal/event-schemas/forms/testing/properties.ts';
import { initialStatusUid } from '../../command-service/src/applications/types/statuses.ts';
import { module as reading } from '../../projection-service/src/applications/module.ts';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDefinition, aStep, aWaypoint } from '../../command-service/src/applications/testing/definitions.ts';
import { applicationsUniversity, type ApplicationsUniversity } from '../support/applications.ts';
import { refusal } from '../support/identity.ts';

let there: ApplicationsUniversity;
let type: string;
beforeAll(async () => {
  there = await applicationsUniversity('2026-11-21T05:00:00.000Z');
  type = await there.publish(
    aDefinition(
      [aStep('advisor', { waypoints: [aWaypoint('advisor_sign', { actors: [{ kind: 'advisor' }] })] })],
      [
        aField('file', {
          prop_code: 'papers',
          multiple: true,
          required: true,
          file_types: ['pdf', 'txt'],
          max_mb: 100,
        }),
        aField('text', { prop_code: 'why' }),
      ],
    ),
  );
}, 180_000);
afterAll(() => there?.stop());

const pdf = (size: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)]);
const form = (
  files: readonly [name: string, content: Uint8Array][],
  fields: Readonly<Record<string, string>> = {},
): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [name, content] of files) body.append('file', new Blob([content as BlobPart]), name);
  return body;
};
const upload = (login: string, ...files: [string, Uint8Array][]) =>
  there.pages[login]!.post('/studapps/files/', form(files, { app_type: type, property: 'papers' }));
const uploaded = async (login: string, name = 'a.pdf', size = 1000): Promise<string> =>
  (await upload(login, [name, pdf(size)])).body[0].path;
const download = (login: string, uid: string) => there.pages[login]!.get(`/studapps/files/${uid}/`);

describe('an upload', () => {
  it('takes several files at once with further fields, and names each with its path', async () => {
    const answer = await upload('madina', ['заявление.pdf', pdf(2000)], ['notes.txt', Buffer.from('text')]);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([
      { initial_name: 'заявление.pdf', path: expect.any(String) },
      { initial_name: 'notes.txt', path: expect.any(String) },
    ]);
  });
  it('takes a file of 100 MB', async () => {
    const uid = await uploaded('madina', 'large.pdf', 100 * 1_048_576);
    const answer = await download('madina', uid);
    expect([answer.status, answer.headers.get('content-length'), answer.headers.get('content-type')]).toEqual([
      200,
      String(100 * 1_048_576),
      'application/pdf',
    ]);
  }, 60_000);
  it.each<[string, [string, Uint8Array][], string]>([
    ['more than 100 MB', [['large.pdf', pdf(100 * 1_048_576 + 1)]], '413 platform.too_large'],
    [
      'a content that is not what the name says',
      [['a.pdf', Buffer.from('MZ not a document')]],
      '415 platform.file_type_refused',
    ],
    [
      'two files of one name',
      [
        ['a.pdf', pdf(100)],
        ['a.pdf', pdf(100)],
      ],
      '422 platform.file_duplicate',
    ],
    ['no file', [], '422 applications.no_file'],
  ])(
    'refuses %s',
    async (_, files, says) => {
      expect(refusal(await upload('madina', ...files))).toBe(says);
    },
    60_000,
  );
  it('in pieces goes on where it broke off', async () => {
    const content = pdf(3000);
    const page = there.pages['madina']!;
    const begun = await page.post('/studapps/uploads/', { name: 'большой.pdf', size: content.length });
    expect(begun.body).toMatchObject({ offset: 0, size: 3000, file: null });
    const put = (offset: number, part: Buffer) =>
      page.call('PUT', `/studapps/uploads/${begun.body.uid}/`, { query: { offset }, body: form([['piece', part]]) });
    expect((await put(0, content.subarray(0, 2000))).body.offset).toBe(2000);
    expect(refusal(await put(0, content))).toBe('409 platform.upload_offset');
    expect((await page.get(`/studapps/uploads/${begun.body.uid}/`)).body).toMatchObject({ offset: 2000, file: null });
    expect((await put(2000, content.subarray(2000))).body.file).toEqual({
      initial_name: 'большой.pdf',
      path: begun.body.uid,
    });
    expect((await there.pages['other_advisor']!.get(`/studapps/uploads/${begun.body.uid}/`)).status).toBe(404);
    const given_up = await page.post('/studapps/uploads/', { name: 'b.pdf', size: 10 });
    expect((await page.delete(`/studapps/uploads/${given_up.body.uid}/`)).status).toBe(204);
    expect((await page.get(`/studapps/uploads/${given_up.body.uid}/`)).status).toBe(404);
  });
});

describe('a file in an application', () => {
  it('has to be one’s own, of the field’s types, each name once', async () => {
    const mine = await uploaded('madina');
    const same = await uploaded('madina');
    const others = await uploaded('other_advisor');
    const picture = (await upload('madina', ['a.png', Buffer.from('89504e470d0a1a0a', 'hex')])).body[0].path as string;
    for (const [papers, fault] of [
      [[others], 'file_unknown'],
      [[mine, same], 'file_twice'],
      [[picture], 'file_type'],
      [['00000000-0000-4000-8000-000000000000'], 'file_unknown'],
    ] as const) {
      const answer = await there.start('madina', type, { papers });
      expect([refusal(answer), answer.body.error.fields]).toEqual(['422 applications.form_faulty', { papers: fault }]);
    }
  });
  it('is served to its owner, and to those whom the application concerns once it is sent; to nobody else, whatever they write into their own', async () => {
    const uid = await uploaded('madina', 'справка.pdf');
    const { body: draft } = await there.start('madina', type, { papers: [uid] });
    await there.read('madina', draft.uid);
    expect((await download('madina', uid)).status).toBe(200);
    for (const stranger of ['advisor', 'office', 'dean', 'other_advisor'])
      expect(refusal(await download(stranger, uid)), stranger).toBe('404 applications.file_not_found');

    expect(
      (await there.save('madina', draft.uid, type, { papers: [uid] }, { save_as_draft: false })).body,
    ).toMatchObject({ stage: 'in_review', status: initialStatusUid('in_review') });
    await there.read('madina', draft.uid);
    const answer = await download('advisor', uid);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="_______.pdf"; filename*=UTF-8''${encodeURIComponent('справка.pdf')}`,
    );
    expect([
      answer.headers.get('x-content-type-options'),
      answer.headers.get('cache-control'),
      answer.headers.get('accept-ranges'),
    ]).toEqual(['nosniff', 'private, no-store', 'bytes']);
    expect((await download('office', uid)).status).toBe(200);
    for (const stranger of ['dean', 'other_advisor', 'specialist'])
      expect(refusal(await download(stranger, uid)), stranger).toBe('404 applications.file_not_found');
  });
  it('that was sent once stays for the reviewers after it was replaced', async () => {
    const first = await uploaded('madina', 'first.pdf');
    const { body: sent } = await there.start('madina', type, { papers: [first] }, { save_as_draft: false });
    await there.act('advisor', sent.uid, 'return', { comment: 'The other paper, please' });
    const second = await uploaded('madina', 'second.pdf');
    expect((await there.save('madina', sent.uid, type, { papers: [second] }, { save_as_draft: false })).status).toBe(
      200,
    );
    await there.read('madina', sent.uid);
    for (const uid of [first, second]) expect((await download('advisor', uid)).status).toBe(200);
  });
});

it('files that were never sent go after a week; those of drafts and of applications stay', async () => {
  const [orphan, ofDraft] = [await uploaded('madina', 'orphan.pdf'), await uploaded('madina', 'draft.pdf')];
  const { body: draft } = await there.start('madina', type, { papers: [ofDraft] });
  await there.read('madina', draft.uid);
  expect(await there.run(reading.jobs![0]!)).toMatchObject({ removed: 0 });
  await there.jump('2026-11-29T05:00:00.000Z');
  expect(await there.run(reading.jobs![0]!)).not.toMatchObject({ removed: 0 });
  expect([(await download('madina', orphan)).status, (await download('madina', ofDraft)).status]).toEqual([404, 200]);
});
