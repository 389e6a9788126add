import type { FormValues } from '@portal/event-schemas/forms/property.ts';
import { toAnswers } from '@portal/event-schemas/forms/form-answers.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import type { Actor } from '@portal/platform/event-log/types.ts';
import type { StoredFile } from '@portal/platform/files/types.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { idFrom, newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import { filesPurpose } from '../files/purpose.ts';
import * as life from '../life/commands.ts';
import { isLiving, studentApplication } from '../life/student-application.ts';
import { demoDefinitions } from './definitions.ts';
import { paper } from '../../forms/demo/paper.ts';
import { scenes, type Cast, type Days, type Scene, type Turn } from './scenes.ts';
import { demoTypeUid } from './write.ts';

const university = (kind: string, name: string): string => idFrom('demo university', `${kind}/${name}`);
const staff: Partial<Record<Cast, { login: string; role: Role }>> = {
  office: { login: 'office', role: 'office' },
  fin_office: { login: 'fin_office', role: 'fin_office' },
  org_admin: { login: 'admin', role: 'org_admin' },
  specialist: { login: 'specialist', role: 'specialist' },
  social: { login: 'social', role: 'social_affairs_mod' },
};
function actorOf(who: Cast, owing: ReadonlySet<string>): Actor {
  const known = staff[who];
  if (known) return { id: idFrom('demo.account', known.login), roles: [known.role] };
  if (who === 'teacher') return { id: university('teacher', 'T001'), roles: ['teacher'] };
  if (who === 'advisor') return { id: university('teacher', 'T002'), roles: ['teacher', 'supervisor'] };
  const [, course, seat] = who.split(' ');
  const free = Array.from({ length: seats }, (_, index) => university('student', `SE-${course}-${index + 1}`)).filter(student => !owing.has(student));
  return { id: free[Number(seat) - 1]!, roles: ['student'] };
}
/** A group has at least so many. */
const seats = 12;

/** A status of approved applications that the office sets by hand. */
export const readyStatus = university('application_status', 'ready');

/** Plays the scenes by the commands that people use, each on its day. What was played before stays. */
export async function demoApplications(host: Host): Promise<number> {
  const now = host.clock.now();
  const moment = (daysAgo: number, order: number): string => new Date(now.getTime() - daysAgo * 86_400_000 + order * 600_000).toISOString();
  const day = (from: number): string => dateIn(host.config.timeZone, new Date(now.getTime() + from * 86_400_000));
  const { owing, term, courses } = await surroundings(host);
  const seated: Days['seated'] = (year, from) => {
    const applicant = Array.from({ length: seats - from }, (_, index): Cast => `student ${year} ${from + index}`).find(one => courses.has(actorOf(one, owing).id));
    if (!applicant) throw new Error(`Nobody of year ${year} has a seat on a course`);
    return { applicant, course: courses.get(actorOf(applicant, owing).id)! };
  };
  const list = scenes({
    day,
    term: term.uid,
    year: term.study_year,
    program: university('edu_program', 'IS'),
    ready: readyStatus,
    seated,
  });
  for (const [index, scene] of [...list.entries()].sort(([, one], [, other]) => other.days - one.days)) await play(host, scene, index, moment, who => actorOf(who, owing));
  return list.length;
}

async function play(host: Host, scene: Scene, index: number, moment: (days: number, order: number) => string, castOf: (who: Cast) => Actor): Promise<void> {
  const uid = idFrom('demo university', `application/${index}`);
  const applicant = castOf(scene.applicant);
  const { properties } = demoDefinitions[scene.type](host.clock.iso());
  const time_zone = host.config.timeZone;
  const sender = (actor: Actor, days: number, order: number) =>
    senderFor(host, {
      actor,
      locale: 'ru',
      correlation_id: newId(),
      now: moment(days, order),
      key: `demo/application/${index}/${order}`,
      body_hash: '',
    });
  const files = await papersOf(host, scene, uid, applicant.id);
  const values: FormValues = {
    ...scene.values,
    ...Object.fromEntries(Object.entries(files).map(([field, file]) => [field, [file.uid]])),
  };
  const answered = (given: FormValues) => ({
    values: toAnswers(properties, given),
    files: Object.fromEntries(Object.values(files).map(file => [file.uid, file])),
    time_zone,
  });
  await sender(
    applicant,
    scene.days,
    0,
  )(life.StartApplication, {
    uid,
    type: demoTypeUid(scene.type),
    applicant: applicant.id,
    kept: {},
    send: !scene.draft,
    user_accepted_agreement: !scene.draft,
    year: Number(moment(scene.days, 0).slice(0, 4)),
    ...answered(values),
  });
  for (const [order, turn] of scene.turns.entries()) {
    const { state } = await host.dispatcher.state(studentApplication, uid);
    if (!isLiving(state)) return;
    const about = { uid, type: state.type, version: state.version, applicant: state.applicant, time_zone };
    if ('again' in turn)
      await sender(
        applicant,
        turn.days,
        order + 1,
      )(life.SaveApplication, {
        ...about,
        kept: state.values,
        send: true,
        user_accepted_agreement: true,
        ...answered({ ...values, ...turn.again }),
      });
    else if ('withdraw' in turn) await sender(applicant, turn.days, order + 1)(life.WithdrawApplication, { uid, reason: turn.withdraw });
    else if ('status' in turn) await sender(castOf(turn.by), turn.days, order + 1)(life.SetApplicationStatus, { ...about, status: turn.status, comment: turn.comment });
    else await sender(castOf(turn.by), turn.days, order + 1)(life.ActOnApplication, { ...about, ...asked(turn) });
  }
}
const asked = ({ act, waypoint, to, comment = '' }: Extract<Turn, { act: unknown }>) => ({
  act,
  comment,
  ...(waypoint ? { waypoint } : {}),
  ...(to ? { to } : {}),
});

async function papersOf(host: Host, { papers = {} }: Scene, application: string, owner: string): Promise<Record<string, StoredFile>> {
  const kept = await Promise.all(
    Object.entries(papers).map(
      async ([field, { name, line }]) =>
        [
          field,
          await host.files.keep(
            {
              uid: idFrom('demo university', `paper/${application}/${field}`),
              name,
              type: 'application/pdf',
              owner,
              purpose: filesPurpose,
            },
            paper(line),
          ),
        ] as const,
    ),
  );
  return Object.fromEntries(kept);
}

interface Term {
  uid: string;
  study_year: number;
  start_date: string;
}
type Course = ReturnType<Days['seated']>['course'];
/** Who owes something, the newest study period that is not a summer one, and a course of each student who has a seat: read off the log, because the demo is also made where no read models are kept. */
async function surroundings(host: Host): Promise<{ owing: ReadonlySet<string>; term: Term; courses: ReadonlyMap<string, Course> }> {
  const owing = new Set<string>();
  const teachers = new Map<string, string>();
  const offered = new Map<string, Course>();
  const courses = new Map<string, Course>();
  let term: Term | undefined;
  for (let after = 0; ;) {
    const events = await host.log.readAll(after, 5000);
    if (events.length === 0) break;
    after = events.at(-1)!.position;
    for (const { stream, type, data } of events as { stream: string; type: string; data: any }[]) {
      if (type === 'DebtRecorded') owing.add(data.student);
      if (type === 'TeacherCreated') teachers.set(data.uid, [data.last_name, data.first_name].join(' '));
      if (type === 'CourseOffered')
        offered.set(data.offering, {
          course: data.offering,
          credits: data.credits,
          teacher: teachers.get(data.fluxes[0]?.lessons[0]?.teacher) ?? '',
        });
      if (type === 'SeatsTaken') courses.set(data.student, offered.get(stream.slice(stream.indexOf('-') + 1))!);
      if (type === 'SeatsReleased') courses.delete(data.student);
      if (type === 'StudyPeriodCreated' && data.semester !== 'summer' && (term === undefined || data.start_date > term.start_date)) term = data;
    }
  }
  if (!term) throw new Error('The demo university has no study period');
  return { owing, term, courses };
}
