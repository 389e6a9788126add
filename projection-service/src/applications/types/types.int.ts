import {
  offeredType,
  statusColours,
  typeCheck,
  typeForm,
  typeForSetting,
  typePeriods,
  typeRow,
  typeVersions,
  type TypeForSetting,
  type TypeRow,
} from '@portal/event-schemas/applications/views.ts';
import { typeSaved } from '@portal/event-schemas/applications/requests.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { client, type Client } from '../../../../test/support/client.ts';
import { startPortal, type TestPortal } from '../../../../test/support/portal.ts';

let portal: TestPortal;
let office: Client, student: Client, teacher: Client;
const rows = async (query: Record<string, string | number> = {}): Promise<TypeRow[]> =>
  z
    .array(typeRow)
    .parse((await office.get('/studapps/app-types/app_types_for_setting/', { page_size: 50, ...query })).body.results);
/** Others see it too. */
const settled = async (): Promise<unknown> => portal.host.waitForReadModels(await portal.host.log.head(), 10_000);
const named = async (name: string): Promise<TypeRow> => (await rows()).find(row => row.names.en === name)!;
const editor = async (uid: string): Promise<TypeForSetting> =>
  typeForSetting.parse((await office.get(`/studapps/app-types/${uid}/definition/`)).body);

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  [office, student, teacher] = (await Promise.all(
    ['office', 'student', 'teacher'].map(login => client(portal.url).login(login)),
  )) as [Client, Client, Client];
  await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
}, 120_000);
afterAll(() => portal?.stop());

describe('the office’s list of types', () => {
  it('shows the eight of the demo with how many applications there are of each', async () => {
    const all = await rows();
    expect(all.length).toBe(8);
    expect(all.every(row => row.state === 'published' && row.version === 1 && !row.changed)).toBe(true);
    expect((await named('Academic leave')).open).toBeGreaterThanOrEqual(3);
    expect((await named('Certificate of study')).finished).toBeGreaterThanOrEqual(2);
  });
  it('is searched, filtered, sorted and exported; students have none', async () => {
    expect((await rows({ q: 'leave' })).map(row => row.names.en)).toEqual(['Academic leave']);
    expect(await rows({ state: 'closed' })).toEqual([]);
    const open = (await rows({ sort: '-open' })).map(row => row.open);
    expect(open).toEqual(open.toSorted((a, b) => b - a));
    expect((await office.get('/studapps/app-types/app_types_for_setting/', { export: 'csv' })).status).toBe(202);
    expect((await student.get('/studapps/app-types/app_types_for_setting/')).status).toBe(403);
  });
});

describe('the editor', () => {
  it('shows the demo’s types without a fault', async () => {
    for (const { uid } of await rows()) expect((await editor(uid)).faults.filter(fault => !fault.warning)).toEqual([]);
  });
  it('saves a faulty draft and shows each fault at its place; publishing it is refused with all of them', async () => {
    const { draft } = await editor((await named('Transfer to another program')).uid);
    const faulty = {
      ...draft,
      properties: draft.properties.map((field, index) =>
        index === 2 ? { ...field, accessibility_depends_on: 'nothing' } : field,
      ),
      route: {
        ...draft.route,
        steps: draft.route.steps.map((step, index) =>
          index === 0 ? { ...step, next: [{ when: null, to: 'nowhere' }] } : step,
        ),
      },
    };
    const made = typeSaved.parse((await office.post('/studapps/app-types/', faulty)).body);
    const { faults, state } = await editor(made.uid);
    expect(state).toBe('draft');
    expect(faults.map(fault => fault.path)).toEqual(
      expect.arrayContaining(['properties.2.accessibility_depends_on', 'route.steps.0.next.0.to', 'route.steps.1']),
    );
    expect(typeCheck.parse((await office.post('/studapps/app-types/check/', faulty)).body).faults).toEqual(faults);
    const refused = await office.post(`/studapps/app-types/${made.uid}/publish/`, {});
    expect(refused.status).toBe(422);
    expect(refused.body.error.code).toBe('applications.type_faulty');
    expect(Object.keys(refused.body.error.fields)).toEqual(expect.arrayContaining(faults.map(fault => fault.path)));
    expect((await office.delete(`/studapps/app-types/${made.uid}/`)).status).toBe(204);
    expect((await office.get(`/studapps/app-types/${made.uid}/definition/`)).status).toBe(404);
  });
  it('names people who are not there', async () => {
    const { draft } = await editor((await named('Certificate of study')).uid);
    const step = draft.route.steps[0]!;
    const stranger = {
      ...draft,
      route: {
        ...draft.route,
        steps: [
          {
            ...step,
            waypoints: [
              { ...step.waypoints[0]!, actors: [{ kind: 'profile', account: '00000000-0000-7000-8000-00000000dead' }] },
            ],
          },
        ],
      },
    };
    expect(
      typeCheck.parse((await office.post('/studapps/app-types/check/', stranger)).body).faults.map(fault => fault.code),
    ).toEqual(['applications.fault_account_unknown']);
  });
});

describe('a new version', () => {
  it('is what applicants begin with; the one before stays to be read', async () => {
    const { uid } = await named('Certificate of study');
    const before = await editor(uid);
    const changed = { ...before.draft, max_open: 5, properties: before.draft.properties.slice(0, 3) };
    const saved = typeSaved.parse(
      (await office.put(`/studapps/app-types/${uid}/`, { ...changed, revision: before.revision })).body,
    );
    expect(
      (await office.put(`/studapps/app-types/${uid}/`, { ...before.draft, max_open: 7, revision: before.revision }))
        .body.error.code,
    ).toBe('applications.type_changed_meanwhile');
    expect((await editor(uid)).changed).toBe(true);
    expect(
      typeSaved.parse((await office.post(`/studapps/app-types/${uid}/publish/`, { revision: saved.revision })).body)
        .version,
    ).toBe(2);
    await settled();
    expect(typeForm.parse((await student.get(`/studapps/app-types/${uid}/`)).body).properties.length).toBe(3);
    expect(
      typeForm.parse((await student.get(`/studapps/app-types/${uid}/`, { version: 1 })).body).properties.length,
    ).toBe(before.draft.properties.length);
    expect((await student.get(`/studapps/app-types/${uid}/`, { version: 9 })).body.error.code).toBe(
      'applications.type_version_not_found',
    );
    const versions = typeVersions.parse((await office.get(`/studapps/app-types/${uid}/versions/`)).body);
    expect(versions.map(version => version.version)).toEqual([2, 1]);
    expect(versions[1]!.open + versions[1]!.finished).toBeGreaterThan(0);
    expect(versions[0]!.open).toBe(0);
  });
});

describe('what applicants are offered', () => {
  /** Reinstatement opens tomorrow, for ten days. */
  beforeAll(async () => {
    const { uid } = await named('Reinstatement');
    const { draft, revision } = await editor(uid);
    const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
    const saved = typeSaved.parse(
      (
        await office.put(`/studapps/app-types/${uid}/`, {
          ...draft,
          period: { start: inDays(1), end: inDays(11) },
          revision,
        })
      ).body,
    );
    expect((await office.post(`/studapps/app-types/${uid}/publish/`, { revision: saved.revision })).status).toBe(200);
    await settled();
  });
  it('depends on their roles, and says what stands in the way', async () => {
    const offered = z.array(offeredType).parse((await student.get('/studapps/app-types/')).body);
    const of = (name: string) => offered.find(type => type.names.en === name)!;
    expect(of('Reinstatement')).toMatchObject({ obstacle: { code: 'applications.period_not_begun' }, may_begin: true });
    expect(of('Academic leave')).toMatchObject({
      obstacle: { code: 'applications.open_limit' },
      may_begin: false,
      open: 1,
    });
    expect(
      z
        .array(offeredType)
        .parse((await teacher.get('/studapps/app-types/')).body)
        .map(type => type.names.en),
    ).toEqual(['Change of personal data']);
  });
  it('loses a type that is closed, and has it again', async () => {
    const { uid } = await named('Retake of an exam');
    const names = async () =>
      z
        .array(offeredType)
        .parse((await student.get('/studapps/app-types/')).body)
        .map(type => type.uid);
    expect((await office.post(`/studapps/app-types/${uid}/close/`, { reason: 'The term is over' })).status).toBe(200);
    await settled();
    expect(await names()).not.toContain(uid);
    expect((await editor(uid)).closed_reason).toBe('The term is over');
    expect((await office.post(`/studapps/app-types/${uid}/reopen/`)).status).toBe(200);
    await settled();
    expect(await names()).toContain(uid);
  });
  it('has periods and colours', async () => {
    const { uid } = await named('Reinstatement');
    expect(typePeriods.parse((await student.get('/studapps/app_type_period/', { app_type: uid })).body)).toMatchObject([
      { app_type: uid, status: 'scheduled' },
    ]);
    expect(
      new Set(statusColours.parse((await student.get('/studapps/status_colors/')).body).map(status => status.stage))
        .size,
    ).toBe(6);
  });
});

describe('statuses', () => {
  it('of the stages stay; further ones come and go', async () => {
    const initial = (await student.get('/studapps/statuses/', { page_size: 50 })).body.results.find(
      (row: { stage: string }) => row.stage === 'approved',
    );
    expect((await office.delete(`/studapps/statuses/${initial.uid}/`)).body.error.code).toBe(
      'applications.initial_status_stays',
    );
    const name = { ru: 'Готово к выдаче', kk: 'Алуға дайын', en: 'Ready to collect', ky: 'Алууга даяр' };
    const { body: made } = await office.post('/studapps/statuses/', {
      stage: 'approved',
      name,
      colour: 'green',
      sort: 45,
    });
    expect(made).toMatchObject({ initial: false, name });
    expect((await office.delete(`/studapps/statuses/${made.uid}/`)).status).toBe(204);
  });
});
