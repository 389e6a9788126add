import { hash } from 'node:crypto';
import type { Flux } from '@portal/event-schemas/registration/values.ts';
import { loadTools } from '@portal/platform/host/load-services.ts';
import type { RunningHost } from '@portal/platform/host/running-host.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { Installation } from './portal.ts';
import { chooseLessons, readTerm, shuffle } from './rush.ts';
import { generator } from './term.ts';
import { signIn } from './users.ts';
import { Wire } from './wire.ts';

export interface TermStudent {
  uid: string;
  advisor: string;
  headers: string;
  wishes: readonly string[];
}
export interface WholeTerm {
  period: string;
  students: readonly TermStudent[];
  courses: ReadonlyMap<string, readonly Flux[]>;
  /** Headers of each advisor's browser. */
  advisors: ReadonlyMap<string, string>;
  capacities: ReadonlyMap<string, number>;
}
/** Every so many courses has a prerequisite, which this share of those who want it has completed: the format itself knows none. */
const prerequisiteEvery = 10;
const completedShare = 0.9;
/** Other choices of lessons that a student tries before giving a course up. */
const triesMax = 12;

/** Imports the term, adds prerequisites and past results, opens the period, signs students and advisors in. */
export async function prepareTerm(installation: Installation, file: string, seed: number): Promise<WholeTerm> {
  const host = await installation.host(['command-service', 'projection-service']);
  try {
    const { import: importTool } = await loadTools();
    if ((await importTool!(['itc2019', file, '--open'], host)) !== 0) throw new Error('the import failed');
    const { offerings, wishLists } = await readTerm(host);
    await addPrerequisites(host, seed);
    await host.waitForReadModels(await host.log.head(), 120_000);
    const { rows } = await host.pool.query<{ uid: string; advisor: string }>(
      'SELECT uid, advisor FROM curriculum.students',
    );
    const advisorOf = new Map(rows.map(row => [row.uid, row.advisor]));
    const advisors = new Map<string, string>();
    for (const advisor of [...new Set(advisorOf.values())].sort())
      advisors.set(advisor, await signIn(host, advisor, ['teacher', 'supervisor']));
    const students: TermStudent[] = [];
    for (const list of wishLists.toSorted((a, b) => a.student.localeCompare(b.student))) {
      students.push({
        uid: list.student,
        advisor: advisorOf.get(list.student)!,
        headers: await signIn(host, list.student, ['student']),
        wishes: list.offerings,
      });
    }
    return {
      period: wishLists[0]!.study_period,
      students,
      advisors,
      courses: new Map([...offerings].map(([uid, { fluxes }]) => [uid, fluxes])),
      capacities: new Map(
        [...offerings.values()].flatMap(({ fluxes }) =>
          fluxes.flatMap(flux => flux.lessons.map(lesson => [lesson.uid, lesson.capacity] as const)),
        ),
      ),
    };
  } finally {
    await host.stop();
  }
}

async function addPrerequisites(host: RunningHost, seed: number): Promise<void> {
  const random = generator(seed);
  const { offerings, wishLists } = (await readTerm(host)) as {
    offerings: Map<string, { discipline: string; fluxes: Flux[] }>;
    wishLists: { student: string; study_period: string; offerings: string[] }[];
  };
  const ordered = [...offerings]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([uid, { discipline }]) => ({ uid, discipline }));
  const needs = new Map(
    ordered.flatMap((course, index) =>
      index > 0 && index % prerequisiteEvery === 0
        ? [[course.uid, { of: course.discipline, required: ordered[index - 1]!.discipline }] as const]
        : [],
    ),
  );
  const send = async (type: string, data: object): Promise<void> => {
    const outcome = await host.dispatcher.dispatch(host.commands.get(type)!, data, {
      actor: { id: 'system', roles: ['system'] },
      locale: 'en',
      correlation_id: newId(),
    });
    if (!outcome.ok) throw new Error(`${type}: ${outcome.rejection.code}`);
  };
  for (const { of, required } of needs.values()) {
    await send('ChangeDiscipline', {
      uid: of,
      changes: {
        prerequisites: [{ edu_program: null, required_discipline: required, and_prerequisites: [], is_active: true }],
      },
    });
  }
  const past = newId();
  for (const { student, offerings: wished } of wishLists.toSorted((a, b) => a.student.localeCompare(b.student))) {
    for (const need of wished.flatMap(course => needs.get(course) ?? [])) {
      if (random() < completedShare)
        await send('RecordFinalResult', {
          student,
          discipline: need.required,
          study_period: past,
          letter: 'B',
          points: 80,
          completed: true,
        });
    }
  }
}

export interface TermResult {
  outcomes: { registered: number; waiting: number; clash: number; refused: number };
  codes: Record<string, number>;
  accepted: number;
  refused: number;
  acknowledged: string[];
  cards: { sent: number; approved: number };
  /** Sum of the credits of approved cards. */
  credits: number;
  /** Of every student's courses and lessons: two runs with one seed have the same. */
  fingerprint: string;
  requests: number;
  seconds: number;
}

/** The whole registration through one connection, one request after the other. */
export async function liveTerm(port: number, term: WholeTerm, seed: number): Promise<TermResult> {
  const random = generator(seed + 1);
  const wire = await Wire.open('127.0.0.1', port);
  const codes: Record<string, number> = {};
  const outcomes = { registered: 0, waiting: 0, clash: 0, refused: 0 };
  const acknowledged: string[] = [];
  const cards = { sent: 0, approved: 0 };
  const chosen = new Map<string, string[]>();
  const creditsOf = new Map<string, number>();
  const waiting: { student: TermStudent; course: string }[] = [];
  let requests = 0;
  const started = performance.now();

  const call = async (
    method: string,
    path: string,
    headers: string,
    body: object,
  ): Promise<{ code: string | null; body: any }> => {
    requests += 1;
    const answer = await wire.send(method, `/api/v1${path}`, headers, JSON.stringify(body));
    if (answer.status >= 500) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    const parsed = answer.body ? JSON.parse(answer.body) : null;
    const code = answer.status < 300 ? null : (parsed.error.code as string);
    if (code) codes[code] = (codes[code] ?? 0) + 1;
    return { code, body: parsed };
  };
  const cardOf = (student: TermStudent): string => `${student.uid}.${term.period}`;
  const onCourse = (student: TermStudent, course: string): string => `course=${course}&uid=${cardOf(student)}`;

  async function wish(student: TermStudent, course: string): Promise<keyof typeof outcomes> {
    const tried = new Set<string>();
    let full: string[] | null = null;
    for (let tries = 0; tries < triesMax; tries++) {
      const { lessons } = chooseLessons(term.courses.get(course)!, random);
      const choice = lessons.toSorted().join(' ');
      if (tried.has(choice)) continue;
      tried.add(choice);
      const { code, body } = await call(
        'POST',
        `/organizations/card_save/?${onCourse(student, course)}`,
        student.headers,
        { lessons, audit: false, queue: false },
      );
      if (code === null) {
        acknowledged.push(`${student.uid} ${course}`);
        chosen.set(student.uid, [...(chosen.get(student.uid) ?? []), `${course}: ${choice}`]);
        creditsOf.set(student.uid, body.credits);
        return 'registered';
      }
      if (code === 'registration.no_seat') full ??= lessons;
      else if (code !== 'registration.time_clash') return 'refused';
    }
    if (!full) return 'clash';
    const { code } = await call('POST', `/organizations/card_save/?${onCourse(student, course)}`, student.headers, {
      lessons: full,
      audit: false,
      queue: true,
    });
    if (code !== null) return 'refused';
    waiting.push({ student, course });
    return 'waiting';
  }

  const order = shuffle([...term.students], generator(seed));
  for (const student of order) for (const course of student.wishes) outcomes[await wish(student, course)] += 1;
  for (const { student, course } of waiting)
    await call('POST', `/organizations/delete_card/?${onCourse(student, course)}`, student.headers, {});
  const sent: TermStudent[] = [];
  for (const student of order) {
    if (!chosen.has(student.uid)) continue;
    const { code } = await call('POST', `/organizations/send_advaizer/?uid=${cardOf(student)}`, student.headers, {});
    if (code === null) sent.push(student);
  }
  cards.sent = sent.length;
  let credits = 0;
  for (const [advisor, headers] of term.advisors) {
    const mine = sent.filter(student => student.advisor === advisor);
    for (let at = 0; at < mine.length; at += 200) {
      const some = mine.slice(at, at + 200);
      await call('PUT', '/organizations/action_applications/', headers, {
        action: 'start_review',
        uids: some.map(cardOf),
      });
      const { body } = await call('PUT', '/organizations/action_applications/', headers, {
        action: 'approve',
        uids: some.map(cardOf),
      });
      cards.approved += body.done;
      for (const result of body.results) {
        if (result.ok) credits += creditsOf.get(result.uid.split('.')[0]) ?? 0;
        else codes[result.error.code] = (codes[result.error.code] ?? 0) + 1;
      }
    }
  }
  wire.close();
  const lines = [...chosen].map(([student, courses]) => `${student} ${courses.toSorted().join('; ')}`).sort();
  return {
    outcomes,
    codes,
    cards,
    credits,
    requests,
    acknowledged,
    accepted: outcomes.registered,
    refused: outcomes.refused,
    fingerprint: hash('sha256', lines.join('\n')).slice(0, 16),
    seconds: (performance.now() - started) / 1000,
  };
}
