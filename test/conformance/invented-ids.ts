import { curriculumRecords } from '@portal/event-schemas/curriculum/records.ts';
import { roles, type Role } from '@portal/event-schemas/kernel/roles.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOfCard, isOfStudent, startWithExamples } from './support/start-with-examples.ts';
import { addressOf, type DocumentedCall, type Input } from './support/calls.ts';
import { inputOf } from './support/inputs.ts';
import type { Examples } from './support/examples.ts';
import { each, type ConformancePortal } from './support/portal.ts';

let portal: ConformancePortal;
let known: Examples;
/** A record of each kind of the catalogue. */
const catalogue: Record<string, string> = {};
beforeAll(async () => {
  ({ portal, known } = await startWithExamples());
  for (const { entity, table } of curriculumRecords)
    catalogue[entity] = (
      await portal.people.office.page.get(`/curriculum/${table}/`, { page_size: 1 })
    ).body.results[0].uid;
});
afterAll(() => portal?.stop());

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const admitted = ({ operation: { 'x-roles': audience } }: DocumentedCall): readonly Role[] =>
  audience === 'all' ? ['student'] : roles.filter(role => audience.includes(role));

/** Things that exist, by the names that calls have for them. */
function existing(call: DocumentedCall): Record<string, string> {
  const { student, study_period, offering, lesson, discipline, study_plan, edu_program, app_type } = known;
  const { discipline: subject, teacher, edu_program: program } = catalogue;
  const [, table] = /^\/curriculum\/(\w+)\//.exec(call.path) ?? [];
  const record = curriculumRecords.find(one => one.table === table);
  const own = record
    ? catalogue[record.entity]!
    : isOfCard(call)
      ? `${student}.${study_period}`
      : isOfStudent(call)
        ? student
        : call.path.includes('offerings/')
          ? offering
          : app_type;
  return {
    ...catalogue,
    head: teacher!,
    required_discipline: subject!,
    and_prerequisites: subject!,
    corequisites: subject!,
    recommended_for: program!,
    edu_programs: program!,
    student,
    students: student,
    study_period,
    offering,
    offerings: offering,
    course: offering,
    courses: offering,
    lesson,
    lessons: lesson,
    discipline,
    disciplines: discipline,
    study_plan,
    edu_program,
    account: student,
    advisor: portal.people.supervisor.uid,
    to: portal.people.supervisor.uid,
    teacher: portal.people.teacher.uid,
    uid: own,
    uids: own,
  };
}
/** The input with existing things wherever a name is known. */
function withExisting(call: DocumentedCall, input: Input): Input {
  const names = existing(call);
  const fill = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return value.match(uuid) && names[name] ? names[name] : value;
    if (Array.isArray(value)) return value.map(item => fill(item, name));
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, key)]))
      : value;
  };
  return fill(input, '') as Input;
}
/** Inputs in which one id, or every one, is of nothing. */
function variants(call: DocumentedCall): { input: Input; invented: string[] }[] {
  const texts = [inputOf(call), withExisting(call, inputOf(call))].map(input => JSON.stringify(input));
  return texts
    .flatMap(text =>
      [...[...text.matchAll(uuid)].map(({ index }) => index), -1].map(only => {
        const invented: string[] = [];
        const changed = text.replaceAll(uuid, (id, index: number) =>
          only === -1 || only === index ? invented[invented.push(newId()) - 1]! : id,
        );
        return { input: JSON.parse(changed) as Input, invented };
      }),
    )
    .filter(({ invented }) => invented.length > 0);
}

it('an id of nothing never comes into the log: what it names is refused, or is none of one’s business', async () => {
  const calls = portal.calls.filter(call => call.changes && admitted(call).length > 0);
  const sent = new Map<string, string>();
  const answered = new Map<number, number>();
  await each(calls, async call => {
    for (const { input, invented } of variants(call)) {
      for (const role of admitted(call).slice(0, 4)) {
        const reply = await portal.send(call.method, addressOf(call, input), {
          body: input.body,
          session: await portal.host.sessions.create({ account: portal.people[role].uid, roles: [role] }),
        });
        answered.set(reply.status, (answered.get(reply.status) ?? 0) + 1);
        for (const id of invented) sent.set(id, call.name);
      }
    }
  });
  expect(sent.size).toBeGreaterThan(200);
  expect(answered.get(500)).toBeUndefined();
  const found = (await portal.host.log.readAll(0, 1_000_000)).flatMap(({ type, stream, data }) =>
    [...`${stream} ${JSON.stringify(data)}`.matchAll(uuid)].flatMap(([id]) =>
      sent.has(id) && type !== 'AttemptsRefused' ? [`${sent.get(id)}: ${type}`] : [],
    ),
  );
  expect([...new Set(found)].sort()).toEqual([]);
});
