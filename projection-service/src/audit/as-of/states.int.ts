import { namesFound, stateAsOf } from '@portal/event-schemas/audit/views.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, type Client } from '../../../../test/support/client.ts';
import { startPortal, type TestPortal } from '../../../../test/support/portal.ts';

let portal: TestPortal;
let auditor: Client;
/** The longest stream of each kind that there is in the demo university. */
let streams: { stream: string; version: number }[];

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  auditor = await client(portal.url).login('auditor');
  streams = (
    await portal.host.pool.query(
      `select distinct on (split_part(stream_id, '-', 1)) stream_id as stream, version from log.events order by split_part(stream_id, '-', 1), version desc`,
    )
  ).rows;
}, 120_000);
afterAll(() => portal?.stop());

const state = async (stream: string, query: Record<string, string | number> = {}) => {
  const { status, body } = await auditor.get(`/audit/streams/${encodeURIComponent(stream)}/state/`, query);
  expect({ stream, status, error: body.error }).toEqual({ stream, status: 200, error: undefined });
  return stateAsOf.parse(body);
};

describe('the state of any record', () => {
  it('is folded for every kind of record that has events, records of the office among them', async () => {
    expect(streams.length).toBeGreaterThan(20);
    for (const { stream, version } of streams)
      expect(await state(stream)).toMatchObject({
        version,
        current_version: version,
        to_version: version,
        differences: [],
      });
  });

  it('at two moments: then and then, not only then and now', async () => {
    const { stream, version } = streams.find(one => one.stream.startsWith('study_card-'))!;
    const [first, middle] = [1, Math.ceil(version / 2)];
    const both = await state(stream, { version: first, to_version: middle });
    expect(both).toMatchObject({ version: first, to_version: middle, current_version: version });
    expect(both.state).toEqual((await state(stream, { version: first })).state);
    expect(both.now).toEqual((await state(stream, { version: middle })).state);
    const back = await state(stream, { version: middle, to_version: first });
    expect(
      back.differences
        .map(({ path, then, now }) => ({ path, then: now, now: then }))
        .sort((a, b) => a.path.localeCompare(b.path)),
    ).toEqual(both.differences.toSorted((a, b) => a.path.localeCompare(b.path)));
    const moments = await state(stream, { as_of: both.at!, to_as_of: both.to_at! });
    expect(moments.at).toBe(both.at);
    expect(moments.to_at).toBe(both.to_at);
  });

  it('has names for the ids that stand in it, in the reader’s language', async () => {
    const { stream } = streams.find(one => one.stream.startsWith('study_card-'))!;
    const uid = stream.slice('study_card-'.length).split('.')[0]!;
    const [found] = namesFound.parse((await auditor.post('/audit/names/', { ids: [uid, 'unknown'] })).body);
    expect(found).toMatchObject({ uid });
    expect(found!.name.length).toBeGreaterThan(3);
  });
});
