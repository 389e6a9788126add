import { callService } from '@portal/platform/http/service-call.ts';
import { roles, type Role } from '@portal/event-schemas/kernel/roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admits, isOfCard, isOfStudent, startWithExamples } from './support/start-with-examples.ts';
import { addressOf, type DocumentedCall, type Input } from './support/calls.ts';
import { inputOf } from './support/inputs.ts';
import type { Examples } from './support/examples.ts';
import { each, type ConformancePortal, type Reply } from './support/portal.ts';

let portal: ConformancePortal;
let known: Examples;
/** A journal that the teacher does not keep. */
let foreignJournal: string;
beforeAll(async () => {
  ({ portal, known } = await startWithExamples());
  const { people, host } = portal;
  const offerings = (await people.office.page.get('/registration/offerings/', { page_size: 100 })).body.results;
  for (const { uid } of offerings.slice(0, 20)) await callService(host, 'POST /journals/follow/', { offering: uid });
  await host.waitForReadModels(await host.log.head(), 10_000);
  const [all, own] = await Promise.all(
    [people.office, people.teacher].map(
      async one => (await one.page.get('/journals/electronic_journal/', { page_size: 100 })).body.results as any[],
    ),
  );
  foreignJournal = all!.find(row => row.teacher && !own!.some(({ uid }) => uid === row.uid)).uid;
});
afterAll(() => portal?.stop());

/** How a call is asked about a student: by their uid, by their card's, or by their streams. Null: it is not about a student. */
function about(call: DocumentedCall, student: string): Input | null {
  const card = `${student}.${known.study_period}`;
  const good = inputOf(call);
  const names = new Set([
    ...call.operation.parameters.map(one => one.name),
    ...Object.keys(call.body?.['properties'] ?? {}),
  ]);
  // Acts on many records of an entity name those, not students.
  if (call.path.includes('/many/')) names.delete('uids');
  const isCard = isOfCard(call) && names.has('uid');
  const isStudent = isOfStudent(call) && names.has('uid');
  const values: Record<string, unknown> = {
    student,
    study_period: known.study_period,
    course: known.offering,
    offering: known.offering,
    discipline: known.discipline,
    lessons: [known.lesson],
    lesson: known.lesson,
    journal: foreignJournal,
    students: [student],
    ...(isCard ? { uid: card } : isStudent ? { uid: student } : {}),
    ...(names.has('uids') ? { uids: [card] } : {}),
    ...(names.has('stream') ? { stream: `study_card-${card}` } : {}),
  };
  if (!isCard && !isStudent && !['student', 'uids', 'stream'].some(name => names.has(name))) return null;
  const fill = <T extends object>(part: T): T =>
    Object.fromEntries(Object.entries(part).map(([name, value]) => [name, name in values ? values[name] : value])) as T;
  const query = Object.fromEntries(
    call.operation.parameters
      .filter(one => one.in === 'query' && (one.required || ['student', 'stream'].includes(one.name)))
      .map(({ name }) => [name, String(values[name] ?? good.query[name])]),
  );
  const body =
    typeof good.body === 'object' && good.body !== null
      ? fill({ ...(names.has('student') && !('student' in query) ? { student } : {}), ...good.body })
      : undefined;
  return { params: fill(good.params), query, ...(body ? { body } : {}) };
}

/** Course access is the office's and the advisors' together: it is not about one student's card (portal.md §6). */
const shared = /discipline_registration_access_for_selected_students/;
const notYours = new Set([
  'registration.not_your_card',
  'advising.not_your_student',
  'audit.not_your_student',
  'identity.access_denied',
  'notifications.not_your_students',
  'journals.not_your_journal',
]);

const ask = async (role: Role, call: DocumentedCall, input: Input): Promise<Reply> =>
  portal.send(call.method, addressOf(call, input), { body: input.body, session: await portal.sessionOf(role) });

/** A report on many cards refuses each by itself; a search finds nothing. */
const refusedAsNotYours = ({ status, body }: Reply): boolean =>
  (status === 403 && notYours.has(body.error.code)) ||
  (status === 200 && (body?.count === 0 || body?.data?.length === 0)) ||
  (status === 200 && body?.done === 0 && body.results?.every((one: any) => notYours.has(one.error?.code)));

async function trespass(role: Role, student: string): Promise<string[]> {
  const wrong: string[] = [];
  await each(
    portal.calls.filter(call => admits(call, role) && !shared.test(call.path)),
    async call => {
      const input = about(call, student);
      if (!input) return;
      const reply = await ask(role, call, input);
      if (!refusedAsNotYours(reply))
        wrong.push(
          `${call.name} as ${role}: ${reply.status} ` +
            `${reply.body?.error?.code ?? JSON.stringify(reply.body).slice(0, 100)} ` +
            JSON.stringify(reply.body?.error?.fields ?? {}),
        );
    },
  );
  return wrong.sort();
}

/** How a call is asked about an application, or about a file that was sent with it. Null: it is about neither. */
function aboutApplication(call: DocumentedCall, { application, file }: Sent): Input | null {
  const good = inputOf(call);
  const names = new Set([
    ...call.operation.parameters.map(one => one.name),
    ...Object.keys(call.body?.['properties'] ?? {}),
  ]);
  const values: Record<string, unknown> = {
    student_app: application,
    applications: [application],
    student_apps: [application],
  };
  if (call.path.startsWith('/studapps/answers/{uid}/')) values['uid'] = application;
  if (call.name === 'GET /studapps/files/{uid}/') values['uid'] = file;
  if (!call.path.startsWith('/studapps/') || !Object.keys(values).some(name => names.has(name))) return null;
  const fill = <T extends object>(part: T): T =>
    Object.fromEntries(Object.entries(part).map(([name, value]) => [name, name in values ? values[name] : value])) as T;
  const query: Record<string, string> =
    names.has('student_app') && call.method === 'GET' ? { student_app: application } : {};
  // A point that the route does not have is not there for anybody.
  const { waypoint: _point, ...body } = (good.body ?? {}) as Record<string, unknown>;
  return { params: fill(good.params), query, ...(call.body ? { body: fill(body) } : {}) };
}
interface Sent {
  application: string;
  file: string;
  applicant: string;
}
/** One of another student, on its way, with a file. */
async function ofSomebodyElse(): Promise<Sent> {
  const office = portal.people.office.page;
  const { results } = (await office.get('/studapps/answers/all/', { stage: 'in_review', page_size: 100 })).body;
  for (const { uid, applicant } of results.filter((row: any) => row.applicant.uid !== portal.people.student.uid)) {
    const [file] = (await office.get(`/studapps/answers/${uid}/`)).body.files;
    if (file) return { application: uid, file: file.uid, applicant: applicant.uid };
  }
  throw new Error('The demo has no application with a file');
}
const notConcerned = new Set([
  'applications.not_found',
  'applications.file_not_found',
  'applications.not_your_application',
  'applications.not_yours_to_handle',
  'applications.waypoint_role_or_profile',
  'applications.waypoint_other_application',
]);
/** To note that it was opened is nothing for a stranger. */
const refusedAsNotConcerned = ({ status, body }: Reply): boolean =>
  ((status === 403 || status === 404) && notConcerned.has(body.error.code)) ||
  (status === 200 &&
    (body.first_time === false ||
      (body.done === 0 && body.results.every((one: any) => notConcerned.has(one.error?.code)))));

async function reachFor(role: Role, sent: Sent): Promise<{ asked: number; wrong: string[] }> {
  const wrong: string[] = [];
  let asked = 0;
  await each(
    portal.calls.filter(call => admits(call, role)),
    async call => {
      const input = aboutApplication(call, sent);
      if (!input) return;
      asked++;
      const reply = await ask(role, call, input);
      if (!refusedAsNotConcerned(reply))
        wrong.push(
          `${call.name} as ${role}: ${reply.status} ` +
            `${reply.body?.error?.code ?? JSON.stringify(reply.body).slice(0, 100)} ` +
            JSON.stringify(reply.body?.error?.fields ?? {}),
        );
    },
  );
  return { asked, wrong: wrong.sort() };
}

/** Types of what came into the log; refusals are counted for the board, by code and without names, and recorded for the auditor. */
const eventsBehind = async (head: number): Promise<string[]> =>
  (await portal.host.log.readAll(head, 1000))
    .map(event => event.type)
    .filter(type => type !== 'RefusalsCounted' && type !== 'AttemptsRefused');

describe('what belongs to a student', () => {
  it('is found in the document by the table of this test', () => {
    expect(portal.calls.filter(call => about(call, known.other) !== null).length).toBeGreaterThan(40);
  });
  it('is neither shown to another student nor changed by them', async () =>
    expect(await trespass('student', known.other)).toEqual([]));
  it('is closed to advisors of others', async () => expect(await trespass('supervisor', known.other)).toEqual([]));
  it('is closed to teachers who are not the advisor', async () =>
    expect(await trespass('teacher', known.other)).toEqual([]));
  it('is closed to testers, whose role opens no data', async () =>
    expect(await trespass('beta', known.other)).toEqual([]));

  it('is listed to an advisor for their own students alone, and single rows are not found either', async () => {
    const advisor = portal.people.supervisor;
    for (const path of ['/advisors/my_students/all/', '/advisors/my_students_auca/', '/registration/students/']) {
      const { results, count } = (await advisor.page.get(path, { page_size: 100 })).body;
      expect(count, path).toBeGreaterThan(0);
      expect(
        results.filter((row: any) => row.advisor !== advisor.uid),
        path,
      ).toEqual([]);
      expect((await advisor.page.get(path, { advisor: advisor.uid, uid: known.other })).body.count, path).toBe(0);
      expect((await advisor.page.get(`${path}${known.other}/`)).status, path).toBe(404);
      expect((await advisor.page.get(`${path}${known.advised}/`)).status, path).toBe(200);
    }
  });

  it('leaves no trace in the log when a stranger tried', async () => {
    const head = await portal.host.log.head();
    await trespass('student', known.other);
    await trespass('teacher', known.other);
    expect(await eventsBehind(head)).toEqual([]);
  });
});

describe('an application', () => {
  it.each(['student', 'specialist', 'columnist', 'mod', 'beta', 'applicant'] as const)(
    'with its files is neither shown to a %s whom it does not concern nor changed by them, and that they tried leaves no trace',
    async role => {
      const sent = await ofSomebodyElse();
      const head = await portal.host.log.head();
      const { asked, wrong } = await reachFor(role, sent);
      expect(wrong).toEqual([]);
      expect(asked).toBeGreaterThan(role === 'beta' || role === 'applicant' ? 5 : 12);
      expect(await eventsBehind(head)).toEqual([]);
      const listed = (
        await portal.send('GET', '/studapps/answers/my/?page_size=100', { session: await portal.sessionOf(role) })
      ).body.results;
      expect(listed.filter((row: any) => row.applicant.uid !== portal.people[role].uid)).toEqual([]);
    },
  );
  it('is shown with its files to those whom it concerns', async () => {
    const { application, file } = await ofSomebodyElse();
    for (const role of ['office', 'auditor'] as const) {
      expect((await portal.people[role].page.get(`/studapps/answers/${application}/`)).status, role).toBe(200);
      expect((await portal.people[role].page.get(`/studapps/files/${file}/`)).status, role).toBe(200);
    }
  });
});

describe('an auditor', () => {
  it('changes nothing anywhere: every command is refused or is about themself', async () => {
    const head = await portal.host.log.head();
    const accepted: string[] = [];
    const own = [
      /^POST \/user\/(login|logout|login_as\/end|create_new_password|change_password|phone|language)\/$/,
      /^POST \/user\/sessions\/end_others\/$|^DELETE \/user\/sessions\//,
      /^(POST|PUT|DELETE) \/user\/(avatar|profile(\/email(\/confirm)?)?|(login|second_factor)\/[\w/{}]+)\/$/,
      /^POST \/user\/(forgot|activation|registration_applicant|ways_in|linked_ways)\//,
      /^POST \/new_notifications\/(read|delete_all_notifications)\/$/,
      /^POST \/notifications\/unsubscribe\/|^PUT \/notifications\/my_(mails|sound)\/$/,
      // Systems with a token may.
      /^(POST|PUT|PATCH|DELETE) \/scim\//,
      // Whoever holds a link may; without it, they are refused to everybody.
      /^POST \/identity\/(first_administrator|invitation)\/$/,
    ];
    await each(
      portal.calls.filter(call => call.changes && !own.some(pattern => pattern.test(call.name))),
      async call => {
        const reply = await ask('auditor', call, about(call, known.other) ?? inputOf(call));
        if (reply.status !== 403 || reply.body.error.code !== 'identity.access_denied')
          accepted.push(`${call.name}: ${reply.status}`);
      },
    );
    expect(accepted).toEqual([]);
    expect(await eventsBehind(head)).toEqual([]);
  });
});

describe('an administrator who is logged in as somebody', () => {
  const seat =
    /^POST \/(user\/(logout|login_as\/end)|advising\/cards\/\{uid\}\/changes|registration\/status_switches\/preview)\/$/;
  it.each(roles.filter(role => role !== 'org_admin' && role !== 'auditor'))(
    '%s: looks and changes nothing, every command is refused but for leaving and trying',
    async role => {
      const head = await portal.host.log.head();
      const accepted: string[] = [];
      await each(
        portal.calls.filter(
          call =>
            call.changes && admits(call, role) && call.operation['x-roles'] !== 'anonymous' && !seat.test(call.name),
        ),
        async call => {
          const session = await portal.host.sessions.create({
            account: portal.people[role].uid,
            real_account: portal.people.org_admin.uid,
            roles: [role],
          });
          const input = inputOf(call);
          const reply = await portal.send(call.method, addressOf(call, input), { body: input.body, session });
          if (reply.status !== 403 || reply.body.error.code !== 'identity.not_while_logged_in_as')
            accepted.push(`${call.name}: ${reply.status}`);
        },
      );
      expect(accepted).toEqual([]);
      expect(await eventsBehind(head)).toEqual([]);
    },
  );
  it('finds closed what belongs to others than the person shown', async () => {
    const admin = await portal.people.org_admin.page.as('admin');
    expect((await admin.post('/user/login_as/', { account: known.student })).status).toBe(200);
    expect((await admin.get('/organizations/basket_modal/', { student: known.other })).body.error.code).toBe(
      'registration.not_your_card',
    );
    expect((await admin.get('/identity/accounts/')).body.error.code).toBe('identity.access_denied');
  });
});
