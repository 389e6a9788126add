import { gradePeriod, gradingSystem, journalContribution, sheetBlockRule } from '@portal/event-schemas/grades/module.ts';
import { finalMark } from '@portal/event-schemas/grades/calculation/final-mark.ts';
import { stateSystem } from '@portal/event-schemas/grades/calculation/grading-system.ts';
import type { Part } from '@portal/event-schemas/grades/codes.ts';
import type { GradeRow } from '@portal/event-schemas/grades/row-rules.ts';
import type { EventLog } from '@portal/platform/event-log/types.ts';
import { addDays, dateIn } from '@portal/platform/clock/occurrences.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { idFrom, newId } from '@portal/platform/ids/ids.ts';
import { demoPerson, demoText } from '@portal/platform/records/demo.ts';
import type { Host } from '@portal/platform/service.ts';
import { courseOffering } from '../../registration/course-offering/course-offering.ts';
import { RecordParts, SetMark, UnblockFinalGrades } from '../commands.ts';
import type { ActOnRows } from '../row-acts.ts';
import { act, targetsOf, type Caller } from '../rows.ts';
import { gradeSheet, type OpenedSheet } from '../sheet.ts';
import { followFluxes, takeFromJournals } from '../worker-calls.ts';
import { makeStatements } from './statements.ts';

const id = (name: string): string => idFrom('demo university', name);
const office = idFrom('demo.account', 'office');
const admin = idFrom('demo.account', 'admin');
/** Whose account is `teacher` (curriculum/demo/people.ts). */
const teacher = id('teacher/T001');
/** In so many courses something has been entered, at least. */
const courses = 6;
/** What is written of students, in hundredths of a percent: the rating where journals say nothing of it; the mark that both parts give. */
const reached = [
  { mark: 'A-', rating: 9300, exam: 9150 },
  { mark: 'B+', rating: 8840, exam: 8600 },
  { mark: 'C', rating: 6700, exam: 6650 },
  { mark: 'B', rating: 8250, exam: 8100 },
  { mark: 'F', rating: 6120, exam: 1900 },
  { mark: 'A', rating: 9700, exam: 9550 },
  { mark: 'D+', rating: 5800, exam: 5650 },
];

/** How marks are given, and sheets in every state: half filled, with a disagreement, sent, rejected, approved, one failure. */
export async function demo(host: Host, progress: (text: string) => void): Promise<void> {
  const zone = host.config.timeZone;
  const keeper = demoPerson(host, office, 'office');
  const { rating_weight, pass_from, marks, word_marks } = stateSystem;
  const system = { for_level: 'all', rating_weight, pass_from, word_marks: [...word_marks] };
  await keeper.add(gradingSystem, id('grading_system/2005'), {
    ...system,
    name: demoText('Шкала до 2021 года', '2021 жылға дейінгі шкала', 'Scale before 2021', '2021-жылга чейинки шкала'),
    valid_from: '2005-01-01',
    marks: marks.filter(({ code }) => code !== 'FX'),
  });
  await keeper.add(gradingSystem, id('grading_system/2021'), {
    ...system,
    name: demoText('Шкала с FX', 'FX бар шкала', 'Scale with FX', 'FX бар шкала'),
    valid_from: '2021-01-01',
    marks: [...marks],
  });

  const today = dateIn(zone, host.clock.now());
  const taught: string[] = [];
  const others: string[] = [];
  let term: string | null = null;
  for (const offering of await offeredCourses(host.log)) {
    const { state } = await host.dispatcher.state(courseOffering, offering);
    if (state.status !== 'offered' || state.seats.size === 0) continue;
    const isTheirs = [...state.lessons.values()].some(({ lesson }) => lesson.teacher === teacher);
    (isTheirs ? taught : others).push(offering);
    if (isTheirs || term === null) term = state.study_period;
  }
  if (term) {
    const period = { study_period: term, kind: 'final', starts_on: addDays(today, -30), ends_on: addDays(today, 30) };
    await keeper.add(gradePeriod, id('grade_period'), period);
    await demoPerson(host, admin, 'org_admin').add(sheetBlockRule, term, {
      name: 'Осенний семестр, если не заданы даты оценивания',
      study_period: term,
      days: 14,
      is_active: true,
    });
  }
  await keeper.add(journalContribution, id('journal_contribution'), {
    study_year: Number(today.slice(0, 4)) - (today.slice(5) < '08-01' ? 1 : 0),
    shares: [
      { load_type: 'lecture', percent: 30 },
      { load_type: 'practice', percent: 40 },
      { load_type: 'laboratory', percent: 30 },
    ],
  });

  const as = async (account: string, role: 'teacher' | 'office' | 'org_admin' | 'system') => ({
    host,
    send: senderFor(host, {
      actor: { id: account, roles: [role] },
      locale: 'ru',
      correlation_id: newId(),
      after: await host.log.head(),
    }),
  });
  const sheets: string[] = [];
  const worker = await as('system', 'system');
  const filled = Math.max(taught.length, courses);
  for (const [place, offering] of [...taught, ...others].entries()) {
    const changed = await followFluxes(worker, offering, []);
    await takeFromJournals(worker, offering);
    if (place < filled) sheets.push(...changed);
  }
  const opened = async (uid: string): Promise<OpenedSheet | null> => {
    const { state } = await host.dispatcher.state(gradeSheet, uid);
    return state.status === 'opened' ? state : null;
  };
  // Those that the demo's teacher answers for come first: they have most to show.
  const mains = new Map(await Promise.all(sheets.map(async uid => [uid, (await opened(uid))?.main] as const)));
  sheets.sort((one, other) => Number(mains.get(other) === teacher) - Number(mains.get(one) === teacher));
  for (const [place, uid] of sheets.entries()) await fill(uid, place);
  const [first] = sheets;
  const sheet = first === undefined ? null : await opened(first);
  if (sheet?.main && [...sheet.rows.values()].some(row => row.approved && row.drawn === undefined))
    await makeStatements(first!, sheet, {
      teacher: await as(sheet.main, 'teacher'),
      clerk: await as(office, 'office'),
      other: await as(admin, 'org_admin'),
    });
  progress(`${sheets.length} sheets of final grades`);

  /** Both parts of a row that is sent and the mark that they give; of another one the mark alone, before its exam. */
  async function write(main: Caller, sheet: string, row: GradeRow, { rating: byHand, ...own }: (typeof reached)[number], isSent: boolean): Promise<void> {
    const { student } = row;
    const record = (part: Part, percent: number) => main.send(RecordParts, { sheet, part, rows: [{ student, percent }], zone });
    const rating = isSent ? (row.rating ?? byHand) : row.rating;
    if (isSent && row.rating === null) await record('rating', byHand);
    if (isSent) await record('exam', own.exam);
    const mark = finalMark(stateSystem, { rating, exam: isSent ? own.exam : null })?.mark.code ?? own.mark;
    await main.send(SetMark, { sheet, student, mark, zone });
  }

  /** Of each sheet something else is done already. */
  async function fill(uid: string, place: number): Promise<void> {
    const sheet = await opened(uid);
    if (!sheet?.main || [...sheet.rows.values()].some(({ mark }) => mark)) return;
    const open = [...sheet.rows.values()].filter(({ audit, closed }) => !audit && !closed);
    const main = await as(sheet.main, 'teacher');
    const filled = open.slice(0, Math.ceil(open.length * (place % 2 === 0 ? 1 : 0.5)));
    const isSent = place % 3 !== 1;
    for (const [index, row] of filled.entries()) await write(main, uid, row, reached[index % reached.length]!, isSent);
    const rows = filled.map(({ student }) => ({ uid: `${uid}.${student}` }));
    if (rows.length === 0) return;
    const shared = filled.filter(row => row.co_teachers.length > 0);
    if (shared.length > 0) await act(main, { act: 'ask' }, targetsOf(shared.map(({ student }) => ({ uid: `${uid}.${student}` }))));
    const say = async (co: string, asked: ActOnRows, students: readonly string[]) => act(await as(co, 'teacher'), asked, targetsOf(students.map(student => ({ uid: `${uid}.${student}` }))));
    for (const co of new Set(shared.flatMap(row => row.co_teachers))) {
      const theirs = shared.filter(row => row.co_teachers.includes(co)).map(({ student }) => student);
      if (!isSent) await say(co, { act: 'disagree', comment: 'Лабораторные работы не сданы' }, theirs.slice(0, 1));
      else await say(co, { act: 'agree' }, theirs);
    }
    if (!isSent) return;
    await act(main, { act: 'send' }, targetsOf(rows));
    const clerk = await as(office, 'office');
    if (place % 3 === 0) await act(clerk, { act: 'approve' }, targetsOf(rows.slice(0, 6)));
    else await act(clerk, { act: 'reject', comment: 'Нет протокола экзамена' }, targetsOf(rows.slice(0, 1)));
    if (place === 0) {
      const scope = { common: false, sheets: [uid], rows: [] };
      const opening = { uid: id('grade_unblock'), ...scope, date: addDays(today, 3), reason: 'Опоздали с экзаменом' };
      await clerk.send(UnblockFinalGrades, { ...opening, zone });
    }
  }
}

async function offeredCourses(log: EventLog): Promise<string[]> {
  const page = 5000;
  const offered: string[] = [];
  for (let after = 0; ;) {
    const events = await log.readAll(after, page);
    for (const { type, data } of events) if (type === 'CourseOffered') offered.push((data as { offering: string }).offering);
    if (events.length < page) return offered;
    after = events.at(-1)!.position;
  }
}
