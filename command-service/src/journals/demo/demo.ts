import { startOf } from '@portal/event-schemas/journals/blocking.ts';
import { addDays, mondayOf } from '@portal/event-schemas/journals/days.ts';
import { cellUid, journalUid } from '@portal/event-schemas/journals/uids.ts';
import { wallClock } from '@portal/platform/clock/occurrences.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { idFrom, newId } from '@portal/platform/ids/ids.ts';
import { studyPeriod } from '@portal/event-schemas/curriculum/records.ts';
import { recordAggregate } from '@portal/platform/records/aggregate.ts';
import type { Host } from '@portal/platform/service.ts';
import { courseOffering, type OfferedCourse } from '../../registration/course-offering/course-offering.ts';
import type { CellEdit } from '../cells.ts';
import { ConfigureSession, EditCells, FollowLesson, SettleJournal } from '../commands.ts';
import { materials } from './materials.ts';
import { reopenings } from './reopenings.ts';
import { journal as aggregate, studentsOn, type OpenedJournal } from '../journal.ts';
import { marksOf } from '../known.ts';

const themes = ['Введение, правила курса', 'Основные понятия', 'Разбор задач', 'Работа в группах', 'Контрольная работа', 'Работа над ошибками'] as const;
/** Weeks before today that are filled in: of the demo teacher's journals, and of those of the demo student's other lessons. */
const filled = { own: 6, others: 3 } as const;

/** Courses of the demo university in the order of the log, and accounts by their login. */
async function found(host: Host): Promise<{ offerings: string[]; accounts: Map<string, string> }> {
  const [offerings, accounts] = [[] as string[], new Map<string, string>()];
  for (let after = 0; ;) {
    const events = await host.log.readAll(after, 5000);
    if (events.length === 0) return { offerings, accounts };
    for (const { type, data, position } of events) {
      after = position;
      if (type === 'CourseOffered') offerings.push(String(data['offering']));
      if (type === 'AccountOpened') accounts.set(String(data['login']), String(data['account']));
    }
  }
}

/** Journals of all lessons; those of the demo teacher and of the demo student are half filled in, with weeks that have closed by themselves. */
export async function demo(host: Host, progress: (text: string) => void): Promise<void> {
  const zone = host.config.timeZone;
  const clock = wallClock(zone);
  const now = host.clock.iso();
  const today = clock.dateOf(host.clock.now());
  const { offerings, accounts } = await found(host);
  const [teacher, student, office] = ['teacher', 'student', 'office'].map(login => accounts.get(login));
  if (!teacher || !student || !office) return;
  const as = async (id: string, role: 'teacher' | 'system', at: string) =>
    senderFor(host, {
      actor: { id, roles: [role] },
      locale: 'ru',
      correlation_id: newId(),
      now: at,
      after: await host.log.head(),
    });
  let made = 0;
  const own: string[] = [];
  for (const offering of offerings) {
    const { state: course } = await host.dispatcher.state(courseOffering, offering);
    if (course.status !== 'offered') continue;
    const { state: term } = await host.dispatcher.state(recordAggregate(studyPeriod), course.study_period);
    if (term.status !== 'present') continue;
    const [start, end] = [String(term.fields['start_date']), String(term.fields['end_date'])];
    if (today < start || end < today) continue;
    for (const { lesson } of course.lessons.values()) {
      const isOwn = lesson.teacher === teacher;
      const isFilled = isOwn || course.seats.get(student)?.lessons.includes(lesson.uid) === true;
      await open(course, lesson.uid, isFilled ? clock.at(start, '08:00').toISOString() : now);
      if (isFilled) await fill(journalUid(lesson.uid, course.study_period), isOwn ? filled.own : filled.others);
      if (isOwn) own.push(journalUid(lesson.uid, course.study_period));
      made += 1;
    }
  }
  await materials(host, own, teacher);
  await reopenings(host, { zone, journals: own, teacher, office });
  progress(`${made} journals`);

  async function open(course: OfferedCourse, lesson: string, at: string): Promise<void> {
    const seats = [...course.seats].flatMap(([one, { lessons }]) => (lessons.includes(lesson) ? [one] : []));
    const { room } = course.lessons.get(lesson)!.lesson;
    await (
      await as('system', 'system', at)
    )(FollowLesson, {
      journal: journalUid(lesson, course.study_period),
      lesson,
      on: clock.dateOf(new Date(at)),
      zone,
      offering: course.offering,
      discipline: course.discipline,
      students: seats,
      rooms: room === null ? [] : [room],
    });
  }

  /** The last class of each journal is empty, and one class of every five has holes. */
  async function fill(journal: string, weeks: number): Promise<void> {
    const { state } = await host.dispatcher.state(aggregate, journal);
    if (state.status !== 'open' || state.teacher === null) return;
    const since = addDays(mondayOf(today), -7 * weeks);
    const held = [...state.sessions].filter(([, one]) => one.date >= since && startOf(one, clock) < now).slice(0, -1);
    for (const [index, [session, one]] of held.entries()) {
      // A start that was broken off had filled in what has closed since.
      if (state.weeks.get(mondayOf(one.date))?.blocked) continue;
      const at = new Date(Date.parse(startOf(one, clock)) + 3_600_000).toISOString();
      const send = await as(state.teacher, 'teacher', at);
      const theme = themes[index % themes.length]!;
      await send(ConfigureSession, { journal, zone, session, theme });
      await send(EditCells, { journal, zone, edits: editsOf(state, journal, session, index) });
    }
    await (
      await as('system', 'system', now)
    )(SettleJournal, { journal, zone });
  }
  function editsOf(state: OpenedJournal, journal: string, session: number, index: number): CellEdit[] {
    const isMarked = marksOf(state, { term: null, rules: [], reasons: {}, types: [], absence_limit: 0, closes_on: null }).kind !== 'none' && index % 2 === 1;
    return studentsOn(state, state.sessions.get(session)!.date).flatMap((one): CellEdit[] => {
      const chance = Number.parseInt(idFrom('demo.cell', cellUid(journal, session, one)).slice(0, 4), 16) % 100;
      const audit = state.students.get(one)?.at(-1)?.audit ?? false;
      if (index % 5 === 4 && chance < 20) return [];
      if (chance < 8) return [{ session, student: one, attendance: 'missed' }];
      if (chance < 12) return [{ session, student: one, attendance: 'missed', reason: 'ill' }];
      if (!isMarked || audit) return [{ session, student: one, attendance: 'present' }];
      return [{ session, student: one, attendance: 'present', mark: String(45 + (chance % 56)) }];
    });
  }
}
