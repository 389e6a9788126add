import { streamHistory, streamsFound } from '@portal/event-schemas/audit/views.ts';
import { otherTitleParts, titleParts } from './record-titles.ts';
import { locales } from '@portal/event-schemas/kernel/localized.ts';
import { appendedChannel } from '@portal/platform/event-log/postgres/schema.ts';
import { createLogger } from '@portal/platform/logging/logger.ts';
import { notify } from '@portal/platform/postgres/notify.ts';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startPortal, type TestPortal } from '../../../test/support/portal.ts';
import { appendRaw } from '../../../test/reliability/support/log.ts';

/** What older builds, imports and people may have written where a schema of today expects something else. */
const odd: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1e21,
  [],
  {},
  [null],
  [{}],
  { ru: 'а' },
  { ru: 1, kk: null, en: [], ky: {} },
  { credits: -1 },
  '2026-13-45T99:99:99Z',
  '2026-02-31T00:00:00Z',
  '0000-00-00',
  '+275760-09-14T00:00:00Z',
  '-271822-01-01T00:00:00.000Z',
  '2026-01-01T00:00:00+99:99',
  '99:99',
  'constructor',
  '__proto__',
  '100%zz',
  '[{actor}]',
  'ш'.repeat(2000),
  '\u202e\u0007',
  '00000000-0000-7000-8000-000000000000',
];
/** When they say that they happened: the ends of what a calendar of four digits has. */
const moments = [
  '0001-01-01T00:00:00.000Z',
  '1900-02-28T23:59:59.999Z',
  '2026-09-01T08:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
];
const names = [
  'tomorrow-1',
  'tomorrow-%zz&%',
  'tab_rule_key-role+screen=%zz&%&__proto__',
  'tab_rule_key-role+screen=',
  'discipline_key-code=%E0%A4%A',
  'login_name-constructor',
  'study_card-.',
  'study_card-00000000-0000-7000-8000-000000000000.2026-13-45',
  `login_name-${'ш'.repeat(90)}`,
  'course_offering-\u202e',
];
const uid = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const pick = <T>(list: readonly T[], turn: number): T => list[turn % list.length]!;

interface History {
  stream: string;
  type: string;
  data: object;
}
/** Fields at paths: `definition.names` → `{ definition: { names } }`. */
function fieldsAt(paths: readonly string[], value: (turn: number) => unknown): object {
  const data: Record<string, any> = {};
  for (const [turn, at] of paths.entries()) {
    const parts = at.split('.');
    let place = data;
    for (const part of parts.slice(0, -1)) place = place[part] = Object(place[part] ?? {});
    place[parts.at(-1)!] = value(turn);
  }
  return data;
}
/** Records whose titles are made of what their events say, with odd values where the titles look. */
const records: History[] = Object.entries({ ...titleParts, tomorrow: otherTitleParts }).flatMap(
  ([aggregate, parts], row) =>
    [0, 1, 2].map(turn => ({
      stream: `${aggregate}-${uid(row * 10 + turn)}`,
      type: pick(['HeardOfTomorrow', 'constructor', 'FacultyChanged'], turn),
      data: fieldsAt(parts, part => pick(odd, row * 3 + turn + part * 7)),
    })),
);
const schemas = path.resolve(import.meta.dirname, '../../../event-schemas/src');
/** Events of today with one of their fields odd: every fifth type. */
const known: History[] = readdirSync(schemas, { recursive: true, encoding: 'utf8' })
  .filter(file => /[\\/]fixtures[\\/]\w+\.v\d+\.json$/.test(file))
  .filter((_, index) => index % 5 === 0)
  .map((file, index) => {
    const data = JSON.parse(readFileSync(path.join(schemas, file), 'utf8')) as object;
    const field = pick(Object.keys(data).concat('uid'), index);
    return {
      stream: `${pick(Object.keys(titleParts), index)}-${uid(10_000 + index)}`,
      type: path.basename(file).split('.')[0]!,
      data: { ...data, [field]: pick(odd, index) },
    };
  });
const histories: readonly History[] = [
  ...names.map((stream, turn) => ({ stream, type: 'HeardOfTomorrow', data: { name: pick(odd, turn) } })),
  ...records,
  ...known,
];

let portal: TestPortal;
let cookie: string;
const get = async (address: string, language: string): Promise<{ status: number; body: any }> => {
  const answer = await fetch(`${portal.url}/api/v1${address}`, { headers: { cookie, 'accept-language': language } });
  return { status: answer.status, body: await answer.json() };
};
beforeAll(async () => {
  // Other read models set such events aside, which they say loudly.
  portal = await startPortal({ logger: createLogger('silent', 'test') });
  const { pool, sessions, log } = portal.host;
  const query = async (sql: string, values?: unknown[]) => (await pool.query(sql, values)).rows;
  for (const [turn, { stream, type, data }] of histories.entries())
    await appendRaw({ query } as never, stream, type, data, 1, pick(moments, turn));
  cookie = `portal_session=${(await sessions.create({ account: uid(1), roles: ['auditor'] })).token}`;
  const head = await log.head();
  await notify(pool, appendedChannel, String(head));
  await vi.waitFor(
    async () =>
      expect(await query('select max(position)::int as position from audit.events')).toEqual([{ position: head }]),
    { timeout: 60_000, interval: 200 },
  );
}, 120_000);
afterAll(() => portal?.stop());

it('records of odd histories are listed in every language, each with a title', async () => {
  expect(histories.length).toBeGreaterThan(60);
  for (const language of locales) {
    const listed: string[] = [];
    for (let page = 0, more = true; more; page++) {
      const { status, body } = await get(`/audit/streams/?page=${page}&page_size=100`, language);
      expect([language, page, status, JSON.stringify(body.error)]).toEqual([language, page, 200, undefined]);
      const { results, next } = streamsFound.parse(body);
      for (const { stream, title } of results) for (const tag of locales) expect(title[tag], stream).toMatch(/\S/);
      listed.push(...results.map(({ stream }) => stream));
      more = next !== null;
    }
    expect(listed).toEqual(expect.arrayContaining(histories.map(({ stream }) => stream)));
  }
});
it('and found, told and shown as they are: none of it is an error of the portal', async () => {
  const faults: string[] = [];
  for (const [turn, { stream }] of histories.entries()) {
    const language = pick(locales, turn);
    const at = encodeURIComponent(stream);
    const found = await get(`/audit/streams/?search=${at}`, language);
    if (found.status !== 200) faults.push(`search ${stream}: ${found.status}`);
    const history = await get(`/audit/streams/${at}/history/`, language);
    const told = streamHistory.safeParse(history.body);
    if (history.status !== 200 || !told.success || !told.data.results.every(entry => /\S/.test(entry.sentence)))
      faults.push(`history ${stream}: ${history.status} ${JSON.stringify(history.body).slice(0, 200)}`);
    const events = await get(`/audit/events/?stream=${at}`, language);
    if (events.status !== 200) faults.push(`events ${stream}: ${events.status}`);
    const state = await get(`/audit/streams/${at}/state/`, language);
    if (state.status >= 500)
      faults.push(`state ${stream}: ${state.status} ${JSON.stringify(state.body).slice(0, 200)}`);
  }
  expect(faults).toEqual([]);
}, 120_000);
