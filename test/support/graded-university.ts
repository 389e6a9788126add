import type { StudentResults } from '@portal/event-schemas/grades/performance-views.ts';
import type { SheetDetail } from '@portal/event-schemas/grades/views.ts';
import { rowId, sheetId } from '@portal/event-schemas/grades/ids.ts';
import { movableClock, type MovableClock } from '@portal/platform/clock/clock.ts';
import { callService } from '@portal/platform/http/service-call.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { expect } from 'vitest';
import { client, type Client } from './client.ts';
import { startPortal, type TestPortal, type TestPortalOptions } from './portal.ts';

/** A stream of a course of the demo with its sheet: some of its students, who answers for their marks, and who else teaches them. */
export interface GradedCourse {
  offering: string;
  flux: string;
  sheet: string;
  discipline: string;
  study_period: string;
  students: string[];
  main: Client;
  co: Client[];
  coUids: string[];
}
/** A rating in hundredths with which any mark may be set. */
const passing = 5000;
export const ok = ({ status, body }: { status: number; body: any }) =>
  expect({ status, error: body?.error }).toEqual({ status: 200, error: undefined });
export const code = ({ body }: { body: any }): string => body?.error?.code ?? '';
export const uidOf = (of: GradedCourse, place = 0) => rowId(of.sheet, of.students[place]!);

/** The demo university at the end of a term, its courses, and two of the office. */
export async function gradedUniversity({
  services = ['command-service', 'projection-service'],
  config = {},
}: Pick<TestPortalOptions, 'services' | 'config'> = {}) {
  const clock: MovableClock = movableClock('2026-12-15T06:00:00.000Z');
  const portal: TestPortal = await startPortal({ demo: true, clock, services, config });
  const used = new Set<string>();
  const offices = [newId(), newId()];
  let office: Client;
  let otherOffice: Client;

  /** Somebody with a session of their own. */
  async function somebody(account: string, roles: ('teacher' | 'office' | 'student')[]): Promise<Client> {
    const { token, csrf } = await portal.host.sessions.create({ account, roles });
    const person = client(portal.url);
    (person.cookies as Map<string, string>).set('portal_session', token).set('csrftoken', csrf);
    return person;
  }
  /** Goes to a moment; sessions don't last that long. */
  async function at(moment: string): Promise<void> {
    clock.set(moment);
    office = await somebody(offices[0]!, ['office']);
    otherOffice = await somebody(offices[1]!, ['office']);
  }
  const settled = async () => portal.host.waitForReadModels(await portal.host.log.head(), 10_000);

  /**
   * A course of the demo with so many students and co-teachers, and its sheet: one without a mark that no other test has
   * (`fresh`), or rows that none has. Journals say nothing of them, or (`fromJournals`) they have passed by these.
   */
  async function course(students = 3, co = 0, fresh = true, fromJournals = false): Promise<GradedCourse> {
    await settled();
    const { rows } = await portal.host.pool.query<{
      offering: string;
      flux: string;
      discipline: string;
      study_period: string;
      students: string[];
    }>(
      `select p.offering, p.taken_flux as flux, o.discipline, o.study_period, array_agg(p.student order by p.student) as students
        from registration.places p join registration.offerings o on o.uid = p.offering
        where p.taken_lessons is not null and not p.taken_audit
        group by 1, 2, 3, 4 having count(*) >= $1 order by p.offering, p.taken_flux`,
      [students],
    );
    for (const { offering, flux, ...found } of rows) {
      if (fresh && used.has(offering)) continue;
      const sheet = sheetId(offering, flux);
      await callService(portal.host, 'POST /journals/sheets/follow/', { offerings: [offering] });
      await settled();
      const { body } = await office.get<SheetDetail>('/journals/final_grades/detail/', { sheet });
      const open = body.rows.filter(
        row =>
          row.state === 'EMPTY' &&
          (row.rating === null || (fromJournals && row.rating >= passing)) &&
          row.agreements.length === co &&
          !used.has(row.uid),
      );
      if (!body.sheet.main_teacher || open.length < students || (fresh && body.sheet.filled > 0)) continue;
      used.add(offering);
      for (const row of open.slice(0, students)) used.add(row.uid);
      const coUids = [...new Set(open.flatMap(row => row.agreements.map(one => one.co_teachers)))];
      const teacher = (uid: string) => somebody(uid, ['teacher']);
      return {
        ...{ offering, flux, sheet, discipline: found.discipline, study_period: found.study_period },
        students: open.slice(0, students).map(row => row.student),
        main: await teacher(body.sheet.main_teacher),
        co: await Promise.all(coUids.map(teacher)),
        coUids,
      };
    }
    throw new Error(`No course of the demo has ${students} students with ${co} co-teachers: ${rows.length} looked at`);
  }
  const detail = async ({ sheet }: GradedCourse, who = office): Promise<SheetDetail> => {
    await settled();
    const { status, body } = await who.get<SheetDetail>('/journals/final_grades/detail/', { sheet });
    expect({ status, error: (body as { error?: unknown }).error }).toEqual({ status: 200, error: undefined });
    return body;
  };
  const rowOf = async (of: GradedCourse, place = 0) =>
    (await detail(of)).rows.find(one => one.student === of.students[place])!;
  const mark = (of: GradedCourse, place: number, code: string | null, who = of.main) =>
    who.put(`/journals/change_mark/${uidOf(of, place)}/`, { mark: code });
  const send = (of: GradedCourse, ...places: number[]) =>
    of.main.put(
      '/journals/send_office/',
      places.length > 0 ? { rows: places.map(place => ({ uid: uidOf(of, place) })) } : { sheet: of.sheet },
    );
  const approve = (of: GradedCourse, places: number[], who = office) =>
    who.put('/journals/final_grades/approve/', { rows: places.map(place => ({ uid: uidOf(of, place) })) });
  const results = async (student: string): Promise<StudentResults> => {
    await settled();
    return (await office.get<StudentResults>('/journals/final_grades_for_student/', { student })).body;
  };
  /** A statement goes all its way: the teacher sends and signs, the office approves and registers. */
  async function registered(of: GradedCourse, uid: string, checker = otherOffice): Promise<any> {
    ok(await of.main.put(`/journals/statements/${uid}/send/`, {}));
    ok(await checker.put(`/journals/statements/${uid}/approve/`, {}));
    ok(await of.main.put(`/journals/statements/${uid}/sign/`, {}));
    ok(await office.put(`/journals/statements/${uid}/sign/`, {}));
    return statement(uid);
  }
  const statement = async (uid: string, who = office): Promise<any> => {
    await settled();
    return (await who.get(`/journals/statements/${uid}/`)).body;
  };
  const draft = async (of: GradedCourse, kind: string, who = of.main): Promise<string> => {
    const reply = await who.post('/journals/statements/', { kind, sheet: of.sheet });
    ok(reply);
    return reply.body.uid;
  };
  /** Everybody on a statement gets the mark. */
  const fill = async (of: GradedCourse, uid: string, mark: string, who = of.main) => {
    const { rows } = await statement(uid);
    ok(
      await who.put(`/journals/statements/${uid}/fill/`, {
        rows: rows.map(({ student }: { student: string }) => ({ student, mark })),
      }),
    );
  };
  await at(clock.now().toISOString());
  return {
    ...{ portal, clock, somebody, at, settled, course, detail, rowOf, mark, send, approve, results },
    ...{ statement, draft, fill, registered },
    get office() {
      return office;
    },
    get otherOffice() {
      return otherOffice;
    },
  };
}
export type GradedUniversity = Awaited<ReturnType<typeof gradedUniversity>>;
