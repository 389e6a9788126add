import type { TypeDefinition, Waypoint } from '@portal/event-schemas/applications/definition.ts';
import { aField } from '@portal/event-schemas/forms/testing/properties.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { RunningHost } from '@portal/platform/host/running-host.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { ActOnApplication, StartApplication } from '@portal/command-service/applications/life/commands.ts';
import { DraftApplicationType, PublishApplicationType } from '@portal/command-service/applications/types/commands.ts';
import { inParallel } from './history.ts';
import { signIn } from './users.ts';

/** The university of `bench:applications`: people with applications, and their browsers, in the same order. */
export interface Applying {
  type: string;
  students: readonly string[];
  advisors: readonly string[];
  applications: readonly string[];
  studentBrowsers: readonly string[];
  advisorBrowsers: readonly string[];
  head: string;
  headBrowser: string;
  office: string;
  officeUid: string;
}
const time_zone = 'Asia/Almaty';
const name = sameInAll;
const waypoint = (code: string, actors: Waypoint['actors']): Waypoint => ({
  code,
  name: name(code),
  actors,
  in_order: false,
  acts: ['approve', 'return'],
  comment_required: [],
  deadline_days: 3,
  remind_days_before: null,
});
const step = (code: string, waypoints: Waypoint[], to: string | null): TypeDefinition['route']['steps'][number] => ({
  code,
  name: name(code),
  waypoints,
  forward_to: [],
  next: [{ when: null, to }],
});
/** Advisor and registrar’s office side by side, the head of the department, the finance office. */
const definition: TypeDefinition = {
  names: name('Leave'),
  description: null,
  audience: { roles: ['student'], preparation_levels: [], study_forms: [], courses: [], edu_programs: [] },
  period: null,
  blocked_by: [],
  max_open: null,
  properties: [
    aField('text', { prop_code: 'why' }),
    ...Array.from({ length: 12 }, (_, index) => aField('input', { prop_code: `line_${index}` })),
  ],
  agreement: null,
  completion_message: null,
  route: {
    after_return: 'resume',
    steps: [
      step(
        'check',
        [waypoint('advisor', [{ kind: 'advisor' }]), waypoint('office', [{ kind: 'role', role: 'office' }])],
        'head',
      ),
      step('head', [waypoint('head', [{ kind: 'head_of_department' }])], 'finance'),
      step('finance', [waypoint('finance', [{ kind: 'role', role: 'fin_office' }])], null),
    ],
  },
};
const values = [
  { property: definition.properties[0]!.uid, value_text: 'For reasons that are told at some length. '.repeat(8) },
];

/**
 * So many applications by the commands of the portal, as in the course of a year: of twenty, one is a draft, two wait
 * at the first step, one came past the advisor, one waits for the head, one came back, fourteen are over.
 */
export async function prepareApplications(
  host: RunningHost,
  count: number,
  studentCount: number,
  advisorCount: number,
): Promise<Applying> {
  const officeUid = newId();
  const act = async (command: unknown, data: unknown, id: string, roles: readonly string[]): Promise<void> => {
    const outcome = await host.dispatcher.dispatch(command as never, data as never, {
      actor: { id, roles },
      locale: 'ru',
      correlation_id: newId(),
    });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  };
  const record = (type: string, data: unknown) => act(host.commands.get(type)!, data, officeUid, ['office']);
  const [faculty, cathedra, program, group, head] = [newId(), newId(), newId(), newId(), newId()];
  await record('CreateTeacher', {
    uid: head,
    code: 'head',
    last_name: 'Head',
    first_name: 'Head',
    middle_name: '',
    cathedra: null,
    position: null,
    is_advisor: false,
  });
  await record('CreateFaculty', { uid: faculty, code: 'F', name: name('Faculty') });
  await record('CreateCathedra', { uid: cathedra, code: 'C', name: name('Department'), faculty, head });
  await record('CreateEduProgram', {
    uid: program,
    code: 'P',
    name: name('Program'),
    cathedra,
    edu_program_group: null,
    preparation_level: 'bachelor',
    study_years: 4,
  });
  await record('CreateStudentGroup', { uid: group, code: 'G', edu_program: program, entry_year: 2026, language: 'ru' });
  const advisors = Array.from({ length: advisorCount }, newId);
  const students = Array.from({ length: studentCount }, newId);
  await inParallel(advisors, (uid, index) =>
    record('CreateTeacher', {
      uid,
      code: `a-${index}`,
      last_name: `Эдвайзер${index}`,
      first_name: 'Имя',
      middle_name: '',
      cathedra,
      position: null,
      is_advisor: true,
    }),
  );
  await inParallel(students, (uid, index) =>
    record('CreateStudent', {
      uid,
      code: `s-${index}`,
      last_name: `Студент${(index * 7919) % studentCount}`,
      first_name: 'Имя',
      middle_name: '',
      gender: 'unknown',
      citizenship: 'KZ',
      email: '',
      edu_program: program,
      student_group: group,
      study_plan: null,
      advisor: advisors[index % advisorCount]!,
      preparation_level: 'bachelor',
      study_form: 'full_time',
      entry_year: 2026,
      course: 1 + (index % 4),
      student_status: 'studying',
    }),
  );
  const type = newId();
  await act(DraftApplicationType, { uid: type, draft: definition }, officeUid, ['office']);
  await act(PublishApplicationType, { uid: type, revision: null }, officeUid, ['office']);
  await host.waitForReadModels(await host.log.head(), 120_000);
  const applications = Array.from({ length: count }, newId);
  await inParallel(applications, async (uid, index) => {
    const place = index % studentCount;
    const [applicant, advisor] = [students[place]!, advisors[place % advisorCount]!];
    const fate = Math.floor(index / 3) % 20;
    const about = { uid, type, version: 1, applicant, kept: {}, time_zone };
    await act(
      StartApplication,
      { ...about, values, files: {}, send: fate !== 0, user_accepted_agreement: false, year: 2026 },
      applicant,
      ['student'],
    );
    const sign = (waypointCode: string, actor: string, roles: readonly string[], what = 'approve') =>
      act(ActOnApplication, { ...about, act: what, waypoint: waypointCode, comment: '' }, actor, roles);
    if (fate <= 2) return;
    await sign('advisor', advisor, ['teacher', 'supervisor'], fate === 5 ? 'return' : 'approve');
    if (fate === 3 || fate === 5) return;
    await sign('office', officeUid, ['office']);
    if (fate === 4) return;
    await sign('head', head, ['teacher']);
    await sign('finance', newId(), ['fin_office']);
  });
  await host.waitForReadModels(await host.log.head(), 300_000);
  // As autovacuum would before long.
  await host.pool.query('vacuum analyze');
  return {
    type,
    students,
    advisors,
    applications,
    head,
    officeUid,
    headBrowser: await signIn(host, head, ['teacher']),
    office: await signIn(host, officeUid, ['office']),
    studentBrowsers: await Promise.all(students.slice(0, 400).map(uid => signIn(host, uid, ['student']))),
    advisorBrowsers: await Promise.all(advisors.map(uid => signIn(host, uid, ['teacher', 'supervisor']))),
  };
}
