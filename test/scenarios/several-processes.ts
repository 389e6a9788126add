import type { AccessTable } from '@portal/event-schemas/kernel/access.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { loadServices } from '@portal/platform/host/load-services.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { sharedInstallation, type Installation } from '../reliability/support/installation.ts';
import { portalProcess, type PortalProcess } from '../reliability/support/processes.ts';
import { toolHost } from '../reliability/support/university.ts';
import { client, type Client } from '../support/client.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';

let installation: Installation;
let proxy: Proxy;
const running: PortalProcess[] = [];

/** Two of each service and one worker, each a process, on one database; they know of each other only through it. */
beforeAll(async () => {
  installation = await sharedInstallation();
  const services = await loadServices(['command-service', 'projection-service']);
  proxy = await startProxy([
    ...new Set<AccessTable>(services.flatMap(({ modules }) => modules.map(({ access }) => access))),
  ]);
  const start = async (service: string) => {
    const started = await portalProcess(installation, [service], {
      PORTAL_DEMO: 'true',
      PORTAL_COMMANDS_URL: proxy.url,
      PORTAL_TRUSTED_PROXIES: '127.0.0.1',
    });
    running.push(started);
    return started.url;
  };
  // The demo university first: a worker that is new reacts to what comes after it.
  proxy.commands.push(...(await Promise.all(['command-service', 'command-service'].map(start))));
  proxy.queries.push(...(await Promise.all(['projection-service', 'projection-service'].map(start))));
  await start('notification-worker');
}, 240_000);
afterAll(async () => {
  for (const process of running) await process.stop();
  await proxy?.close();
  await installation?.clear();
});

const signIn = (login: string): Promise<Client> => client(proxy.url).login(login);

/** Courses that are open to the student now, each with one lesson of each load type. */
async function* openCourses(student: Client): AsyncGenerator<{ course: string; lessons: string[] }> {
  const { groups } = (await student.get('/organizations/side_bar_list/')).body;
  for (const { uid } of groups
    .flatMap((group: any) => group.courses)
    .filter((one: any) => one.status === null && one.locked.length === 0 && one.seats.left > 0)) {
    const { fluxes } = (await student.get('/organizations/info_table/', { course: uid })).body;
    for (const flux of fluxes) {
      const types = [...new Set<string>(flux.lessons.map((lesson: any) => lesson.load_type))];
      const chosen = types.map(type =>
        flux.lessons.find(
          (lesson: any) => lesson.load_type === type && lesson.seats.left > 0 && lesson.status === null,
        ),
      );
      if (chosen.every(Boolean)) yield { course: uid, lessons: chosen.map(lesson => lesson.uid) };
    }
  }
}

/**
 * Registers for courses that are open to the student, `some` or until the card may be sent; answers what was taken. A
 * course that clashes with another is passed over.
 */
async function register(student: Client, card: string, some = Infinity): Promise<string[]> {
  const taken: string[] = [];
  for await (const { course, lessons } of openCourses(student)) {
    const { credits } = (await student.get('/organizations/year_semester/')).body;
    if (taken.length >= some || (some === Infinity && credits.amount >= credits.min)) return taken;
    if (taken.includes(course)) continue;
    const answer = await student.call('POST', '/organizations/card_save/', {
      query: { course, uid: card },
      body: { lessons },
    });
    if (answer.status === 200) taken.push(course);
    else expect(answer).toMatchObject({ status: 409, body: { error: { code: 'registration.duplicate_time' } } });
  }
  throw new Error('no course is open');
}

/** What a person's socket hears. */
async function listen(page: Client): Promise<{ heard: any[]; close(): void }> {
  const heard: any[] = [];
  const socket = new WebSocket(`${proxy.url.replace('http', 'ws')}/api/v1/ws/notifications/`, {
    headers: { cookie: [...page.cookies].map(pair => pair.join('=')).join('; ') },
  });
  socket.on('message', text => {
    const message = JSON.parse(String(text));
    if (message.type === 'new_notifications') heard.push(message);
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve).once('error', reject);
  });
  return { heard, close: () => socket.close() };
}

describe('several processes on one database', () => {
  it('carry a card from the student to the advisor, back, and to its approval, and the auditor replays it', async () => {
    const [student, advisor, auditor] = (await Promise.all(['student', 'advisor', 'auditor'].map(signIn))) as [
      Client,
      Client,
      Client,
    ];
    const [studentHears, advisorHears] = [await listen(student), await listen(advisor)];
    // The worker has only begun: what else there is to tell may come in between.
    const ofCards = async (page: Client): Promise<string[]> =>
      (await page.get('/new_notifications/my/', { page_size: 100 })).body.results
        .map(({ title }: any) => title.en)
        .filter((title: string) => /^(Your card|A card)/.test(title));
    const told = [(await ofCards(student)).length, (await ofCards(advisor)).length] as const;
    const card = (await student.get('/organizations/year_semester/')).body.status_info.uid as string;
    const status = async (): Promise<string> => (await student.get('/organizations/status_info/')).body.status;

    const first = await register(student, card);
    expect(
      (await student.get('/organizations/side_bar_list/current_course/')).body.results
        .map((one: any) => one.uid)
        .sort(),
    ).toEqual(first.toSorted());
    expect((await student.call('POST', '/organizations/send_advaizer/', { query: { uid: card } })).status).toBe(200);

    await expect
      .poll(
        async () =>
          (await advisor.get('/advisors/my_students/all/', { page_size: 100 })).body.results.find(
            (row: any) => row.card === card,
          )?.sent_at,
        { timeout: 10_000 },
      )
      .toBeTruthy();
    expect((await advisor.call('POST', '/organizations/status_info/', { query: { uid: card } })).status).toBe(200);
    expect(
      (
        await advisor.put('/organizations/online_registration/reject/', {
          uid: card,
          comment: 'One more course, please',
        })
      ).status,
    ).toBe(200);

    await expect
      .poll(async () => (await student.get('/organizations/year_semester/')).body.rejected?.comment, {
        timeout: 10_000,
      })
      .toBe('One more course, please');
    // Notices that come together are one message: the first is heard before the second is given.
    await expect.poll(() => studentHears.heard.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(1);
    const second = await register(student, card, 1);
    expect((await student.call('POST', '/organizations/send_advaizer/', { query: { uid: card } })).status).toBe(200);
    expect((await advisor.call('POST', '/organizations/status_info/', { query: { uid: card } })).status).toBe(200);
    expect(
      (await advisor.put('/organizations/action_applications/', { action: 'approve', uids: [card] })).body,
    ).toMatchObject({ done: 1, refused: 0 });
    await expect.poll(status, { timeout: 10_000 }).toBe('CONFIRMED');

    const stream = `/audit/streams/study_card-${card}`;
    await expect
      .poll(async () => (await auditor.get(`${stream}/history/`, { page_size: 100 })).body.results[0]?.type, {
        timeout: 10_000,
      })
      .toBe('CardApproved');
    const history = (await auditor.get(`${stream}/history/`, { page_size: 100 })).body;
    const types = history.results.map((entry: any) => entry.type).toReversed();
    expect(types.filter((type: string) => /^Card(Sent|Rejected|Approved)/.test(type))).toEqual([
      'CardSentToAdvisor',
      'CardRejected',
      'CardSentToAdvisor',
      'CardApproved',
    ]);
    const rejected = history.results.find((entry: any) => entry.type === 'CardRejected');
    const asOf = (await auditor.get(`${stream}/state/`, { version: rejected.version })).body;
    expect(Object.keys(asOf.state.courses).sort()).toEqual(first.toSorted());
    expect(Object.keys(asOf.now.courses).sort()).toEqual([...first, ...second].sort());
    expect(asOf.differences.length).toBeGreaterThan(0);

    expect((await ofCards(student)).length - told[0]).toBe(2);
    expect((await ofCards(advisor)).length - told[1]).toBe(2);
    await expect
      .poll(() => Math.min(studentHears.heard.length, advisorHears.heard.length), { timeout: 30_000 })
      .toBeGreaterThanOrEqual(2);
    studentHears.close();
    advisorHears.close();
  });

  it('sell a hundred seats to three hundred students: no more, no less, and everybody is answered', async () => {
    const office = await signIn('office');
    const template = (await office.get('/registration/students/', { page_size: 1, course: 3 })).body.results[0];
    const { uid: _uid, id: _id, ...record } = (await office.get(`/curriculum/students/${template.uid}/`)).body;
    const {
      uid: _discipline,
      id: _disciplineId,
      ...discipline
    } = (await office.get('/curriculum/disciplines/', { page_size: 1 })).body.results[0];
    const host = await toolHost(installation);
    const [hot, subject, lesson] = [newId(), newId(), newId()];
    const students = Array.from({ length: 300 }, () => newId());
    const sessions = new Map<string, { token: string; csrf: string }>();
    const study_period = template.study_period as string;
    let position = 0;
    try {
      const send = async (type: string, data: object): Promise<void> => {
        const outcome = await host.dispatcher.dispatch(host.commands.get(type)!, data, {
          actor: { id: 'system', roles: ['system'] },
          locale: 'en',
          correlation_id: newId(),
        });
        if (!outcome.ok) throw new Error(`${type}: ${JSON.stringify(outcome.rejection)}`);
        position = Math.max(position, outcome.position);
      };
      await send('CreateDiscipline', {
        uid: subject,
        ...discipline,
        code: 'HOT1',
        credits: 1,
        prerequisites: [],
        corequisites: [],
        edu_programs: [],
        preparation_levels: [],
        is_sport: false,
        is_introductory: false,
        needs_medical_certificate: false,
      });
      await send('OfferCourse', {
        offering: hot,
        discipline: subject,
        study_period,
        code: 'HOT1',
        name: sameInAll('Hot course'),
        credits: 1,
        fluxes: [
          {
            uid: newId(),
            number: 1,
            number_of_times_per_week: 1,
            lessons: [
              {
                uid: lesson,
                load_type: 'lecture',
                section: '1',
                subgroup: '',
                teacher: null,
                language: 'ru',
                room: null,
                meetings: [{ days: '0000001', weeks: '1'.repeat(15), start: 100, length: 10 }],
                capacity: 100,
                parent: null,
              },
            ],
          },
        ],
      });
      await Promise.all(
        students.map((uid, index) => send('CreateStudent', { ...record, uid, code: `HOT${index}`, email: '' })),
      );
      for (const uid of students) sessions.set(uid, await host.sessions.create({ account: uid, roles: ['student'] }));
    } finally {
      await host.stop();
    }

    proxy.passed.clear();
    const answers = await Promise.all(
      students.map(async uid => {
        const { token, csrf } = sessions.get(uid)!;
        const { status, body } = await client(proxy.url).call('POST', '/organizations/card_save/', {
          query: { course: hot, uid: `${uid}.${study_period}` },
          body: { lessons: [lesson] },
          headers: {
            cookie: `portal_session=${token}; csrftoken=${csrf}`,
            'x-csrftoken': csrf,
            'x-portal-position': String(position),
            'idempotency-key': uid,
          },
        });
        return { uid, answer: status === 200 ? 'registered' : `${status} ${body?.error?.code}` };
      }),
    );
    const registered = answers.filter(({ answer }) => answer === 'registered').map(({ uid }) => uid);
    expect([...new Set(answers.map(({ answer }) => answer))].sort()).toEqual([
      '409 registration.no_seat',
      'registered',
    ]);
    expect(registered.length).toBe(100);
    // Half of them each; a job that sends something meanwhile shifts whose turn it is.
    for (const address of proxy.commands) expect(proxy.passed.get(address)).toBeGreaterThanOrEqual(145);

    const taken = await installation.query<{ student: string }>(
      `select data->>'student' as student from log.events where stream_id = $1 and type = 'SeatsTaken'`,
      [`course_offering-${hot}`],
    );
    expect(taken.map(({ student }) => student).sort()).toEqual(registered.toSorted());
    const cards = await installation.query<{ stream_id: string }>(
      `select stream_id from log.events where type = 'CourseAddedToCard' and data->'course'->>'offering' = $1`,
      [hot],
    );
    expect(cards.map(({ stream_id }) => stream_id).sort()).toEqual(
      registered.map(uid => `study_card-${uid}.${study_period}`).sort(),
    );
    const cookie = [...office.cookies].map(pair => pair.join('=')).join('; ');
    for (const address of proxy.queries) {
      const seen = async () =>
        (await (await fetch(`${address}/api/v1/registration/offerings/?uid=${hot}`, { headers: { cookie } })).json())
          .results;
      await expect
        .poll(seen, { timeout: 10_000 })
        .toMatchObject([{ uid: hot, capacity: 100, taken: 100, left: 0, waiting: 0 }]);
    }
  });
});
