import { contracts } from '@portal/event-schemas/journals/calls.ts';
import { entities } from '@portal/event-schemas/journals/entities.ts';
import { module } from '@portal/event-schemas/journals/module.ts';
import { cellOf, cellUid, journalUid, lessonOf, sessionOf, sessionUid } from '@portal/event-schemas/journals/uids.ts';
import { overseers } from '@portal/event-schemas/journals/roles.ts';
import { mondayOf } from '@portal/event-schemas/journals/days.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, Refused, type CallContext, type Send } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { faultsOf } from '@portal/platform/records/imported/command.ts';
import { readRecord, writeRecord } from '@portal/platform/records/write.ts';
import { courseOffering } from '../registration/course-offering/course-offering.ts';
import type { CellEdit } from './cells.ts';
import * as commands from './commands.ts';
import { cellAt, journal as journalAggregate, type OpenedJournal } from './journal.ts';
import { momentOf } from './known.ts';
import { brokenPlan, readPlan } from './plan-file.ts';
import { busyAt, chosenJournals, journalsOfStudent } from './lookups.ts';
import { journalOpening } from './openings.ts';

type Caller = Pick<CallContext, 'host' | 'actor' | 'roles'>;
type Sending = Caller & { send: Send };
const notFound = () => new Refused(reject('platform.not_found'));
const zoneOf = ({ host }: Pick<CallContext, 'host'>): string => host.config.timeZone;
const request = module.records.find(({ entity }) => entity === entities.reopening_request.entity)!;

/** The journal that a uid names. */
async function journalOf({ host }: Pick<CallContext, 'host'>, uid: string): Promise<OpenedJournal> {
  if (!lessonOf(uid)) throw notFound();
  const { state } = await host.dispatcher.state(journalAggregate, uid);
  if (state.status === 'none') throw notFound();
  return state;
}
function placeOf(uid: string) {
  const found = sessionOf(uid);
  if (!found) throw notFound();
  return found;
}

interface Typed {
  mark?: string | null | undefined;
  missed?: boolean | undefined;
  present?: boolean | undefined;
  reasons_for_missing?: string | null | undefined;
  comment?: string | undefined;
  version?: number | undefined;
}
function editOf(uid: string, { missed, present, reasons_for_missing: reason, ...typed }: Typed) {
  const place = cellOf(uid);
  if (!place) throw notFound();
  const said = missed === undefined && present === undefined;
  const attendance = missed ? 'missed' : present ? 'present' : null;
  const { session, student } = place;
  const edit: CellEdit = { session, student, ...typed, reason, ...(said ? {} : { attendance }) };
  return { ...place, edit };
}
function shown(uid: string, journal: OpenedJournal, { session, student }: Pick<CellEdit, 'session' | 'student'>) {
  const { mark, attendance, reason, excused, comment, version } = cellAt(journal, session, student);
  return {
    uid: cellUid(uid, session, student),
    configuring: sessionUid(uid, session),
    student,
    mark: mark?.code ?? null,
    percent: mark?.percent ?? null,
    attendance,
    missed: attendance === 'missed',
    reasons_for_missing: reason,
    excused,
    comment,
    version,
  };
}
async function editCells(input: Sending, journal: string, edits: readonly CellEdit[]) {
  await journalOf(input, journal);
  await input.send(commands.EditCells, { journal, zone: zoneOf(input), edits });
  const now = await journalOf(input, journal);
  return edits.map(edit => shown(journal, now, edit));
}

/** Refuses a place where the teacher, the room or a group of students is already. */
async function refuseBusy(
  { host }: Caller,
  journal: OpenedJournal,
  except: string,
  place: Parameters<typeof busyAt>[1],
) {
  const { teacher, lesson, study_period } = journal;
  const who = await busyAt(host, place, { teacher, journal: journalUid(lesson, study_period), except });
  if (who)
    throw new Refused(reject('journals.place_taken', { date: place.date, who }, { date: 'journals.place_taken' }));
}

/** Weeks of journals by hand: all of the act is one append. */
async function openWeeks(
  input: Sending,
  data: { opening: string; action: 'block' | 'unblock'; journals: readonly string[]; weeks: readonly string[] } & {
    until: string | null;
    reason: string;
  },
) {
  const { journals, weeks, ...rest } = data;
  const targets = journals.map(journal => ({ journal, weeks: [...new Set(weeks.map(mondayOf))] }));
  await input.send(commands.openWeeksOf(targets.length), { ...rest, targets, zone: zoneOf(input) });
  const { state } = await input.host.dispatcher.state(journalOpening, data.opening);
  const touched = state.status === 'none' ? [] : state.targets;
  return { uid: data.opening, journals: touched.length, weeks: touched.flatMap(one => one.weeks).length };
}
async function changeOpening(input: Sending, opening: string, asked: { until?: string | null; reason?: string }) {
  const { state } = await input.host.dispatcher.state(journalOpening, opening);
  if (state.status === 'none') throw notFound();
  const { until = state.until, reason = state.reason } = asked;
  const journals = state.targets.map(({ journal }) => journal);
  const data = { opening, journals, until, reason, zone: zoneOf(input) };
  await input.send(commands.changeOpeningOf(journals.length), data);
  return { uid: opening };
}
const iso = (text: string): string => new Date(text).toISOString();

/** Makes the journals of a course what its lessons are now. */
async function follow(input: Sending, offering: string, on: string): Promise<number> {
  const { host, send } = input;
  const { state: course } = await host.dispatcher.state(courseOffering, offering);
  if (course.status !== 'offered') return 0;
  const lessons = [...course.lessons.values()];
  const rooms = [...new Set(lessons.flatMap(({ lesson }) => lesson.room ?? []))];
  let changed = 0;
  for (const uid of await lessonsToFollow(input, offering, [...course.lessons.keys()])) {
    const students = [...course.seats].flatMap(([student, seat]) => (seat.lessons.includes(uid) ? [student] : []));
    const outcome = await send(commands.FollowLesson, {
      journal: `${uid}.${course.study_period}`,
      lesson: uid,
      on,
      zone: zoneOf(input),
      offering,
      discipline: course.discipline,
      students,
      rooms,
    });
    if (outcome.changed) changed += 1;
  }
  return changed;
}
/** Those of the course now, and those that it had when their journals were opened. */
async function lessonsToFollow({ host }: Caller, offering: string, lessons: readonly string[]): Promise<string[]> {
  const { rows } = await host.pool.query<{ lesson: string }>(
    'select lesson from journals.journals_public where offering = $1',
    [offering],
  );
  return [...new Set([...lessons, ...rows.map(({ lesson }) => lesson)])];
}

export const calls = [
  command(contracts['PUT /journals/edit_mark/{uid}/'], {
    summary: 'Enter a mark, an absence with its reason or a comment in one cell',
    run: async ({ params: { uid }, body, ...input }) => {
      const { journal, edit } = editOf(uid, body);
      return (await editCells(input, journal, [edit]))[0]!;
    },
  }),
  command(contracts['POST /journals/edit_marks/'], {
    summary: 'Enter many cells of a journal at once, all or none: a column, a class, a block from a spreadsheet',
    run: async ({ body, ...input }) => {
      const edits = body.cells.map(({ uid, ...typed }) => {
        const { journal, edit } = editOf(uid, typed);
        if (journal !== body.journal) throw notFound();
        return edit;
      });
      return { cells: await editCells(input, body.journal, edits) };
    },
  }),
  command(contracts['PUT /journals/configuring_classes/{uid}/update/'], {
    summary: 'Change the theme, comment or time of a class, cancel or restore it',
    run: async ({ params: { uid }, body, send, ...input }) => {
      const { journal, session } = placeOf(uid);
      const now = await journalOf(input, journal);
      const known = now.sessions.get(session);
      if (known && (body.start !== undefined || body.length !== undefined))
        await refuseBusy(input, now, uid, {
          ...known,
          start: body.start ?? known.start,
          length: body.length ?? known.length,
        });
      await send(commands.ConfigureSession, { journal, zone: zoneOf(input), session, ...body });
      return { uid };
    },
  }),
  command(contracts['POST /journals/when_canceled_lesson_notify/'], {
    summary: 'Tell the students of cancelled classes, once for each time that one is cancelled',
    run: async ({ body: { sessions, text }, send, ...input }) => {
      const office = overseers.some(role => input.roles.includes(role));
      const byJournal = new Map<string, number[]>();
      for (const { journal, session } of sessions.map(placeOf))
        byJournal.set(journal, [...(byJournal.get(journal) ?? []), session]);
      let told = 0;
      for (const [journal, numbers] of byJournal) {
        await journalOf(input, journal);
        const data = { journal, zone: zoneOf(input), sessions: numbers, text, office };
        const { events } = await send(commands.TellOfCancellation, data);
        told += events.reduce((sum, { data: { students = [] } }) => sum + students.length, 0);
      }
      return { told };
    },
  }),
  command(contracts['POST /journals/sessions/'], {
    summary: 'Add a class beside the plan',
    run: async ({ body: { journal, ...place }, send, ...input }) => {
      const now = await journalOf(input, journal);
      if (now.teacher !== input.actor.id) throw new Refused(reject('journals.not_your_journal'));
      await refuseBusy(input, now, '', place);
      const { events } = await send(commands.AddSession, { journal, zone: zoneOf(input), ...place });
      return { uid: sessionUid(journal, events[0]!.data.sessions[0].session) };
    },
  }),
  command(contracts['PUT /journals/sessions/{uid}/move/'], {
    summary: 'Hold a class at another time or in another room',
    run: async ({ params: { uid }, body, send, ...input }) => {
      const { journal, session } = placeOf(uid);
      const now = await journalOf(input, journal);
      if (now.teacher !== input.actor.id && now.sessions.get(session)?.substitute !== input.actor.id)
        throw new Refused(reject('journals.not_your_journal'));
      await refuseBusy(input, now, uid, body);
      await send(commands.MoveSession, { journal, zone: zoneOf(input), session, ...body });
      return { uid };
    },
  }),
  command(contracts['POST /journals/copy_themes/'], {
    summary: 'Take themes from the journal of a parallel group where one’s own has none',
    run: async ({ body: { journal, from }, send, ...input }) => {
      await journalOf(input, journal);
      if (from === journal) throw new Refused(reject('journals.not_parallel'));
      const { events } = await send(commands.CopyThemes, { journal, from, zone: zoneOf(input) });
      return { changed: events.length };
    },
  }),
  command(contracts['POST /journals/themes/import/'], {
    summary: 'Write the themes of a calendar plan from a CSV file: number, date, theme; all lines or none',
    csv: 'csv',
    run: async ({ body: { journal, csv }, send, ...input }) => {
      await journalOf(input, journal);
      const { themes, faults } = readPlan(csv);
      if (faults.length > 0) throw brokenPlan(faults, input);
      try {
        const { events } = await send(commands.SetThemes, { journal, zone: zoneOf(input), themes });
        return { lines: themes.length, changed: events.length };
      } catch (error) {
        const refused = error instanceof Refused ? faultsOf(error.rejection) : undefined;
        throw refused ? brokenPlan(refused, input) : error;
      }
    },
  }),
  command(contracts['PUT /journals/sessions/{uid}/substitute/'], {
    summary: 'Say who gives one class in the teacher’s place; null: the teacher after all',
    run: async ({ params: { uid }, body: { teacher, reason }, send, ...input }) => {
      const { journal, session } = placeOf(uid);
      await journalOf(input, journal);
      await send(commands.NameSubstitute, { journal, zone: zoneOf(input), session, substitute: teacher, reason });
      return { uid };
    },
  }),
  command(contracts['POST /journals/absence_excuses/'], {
    summary:
      'Record a certificate: a student’s absences of these days count as excused, in closed weeks and later ones, too',
    run: async ({ body, send, ...input }) => {
      let excused = 0;
      for (const journal of await journalsOfStudent(input.host, body.student)) {
        const { events } = await send(commands.ExcuseAbsences, { journal, zone: zoneOf(input), ...body });
        excused += events.filter(({ type }) => type === 'AbsenceExcused').length;
      }
      return { excused };
    },
  }),
  command(contracts['POST /journals/reopening_requests/'], {
    summary: 'Ask the office to open a closed week of one’s journal',
    run: async ({ body: { journal, week, reason }, send, ...input }) => {
      const now = await journalOf(input, journal);
      if (now.teacher !== input.actor.id) throw new Refused(reject('journals.not_your_journal'));
      const { today } = momentOf(zoneOf(input), input.host.clock.iso());
      if (mondayOf(week) > today) throw new Refused(reject('journals.nothing_blocked'));
      const uid = newId();
      await writeRecord(input.host, send, request, {
        kind: 'create',
        uid,
        fields: {
          journal,
          week: mondayOf(week),
          reason,
          days: null,
          asked_by: input.actor.id,
          asked_at: input.host.clock.iso(),
          state: 'asked',
          comment: null,
          decided_by: null,
          decided_at: null,
        },
      });
      return { uid };
    },
  }),
  command(contracts['POST /journals/grant_reopening/'], {
    summary: 'Open the week of a request that the office has granted',
    run: async ({ body, ...input }) => {
      const found = await readRecord(input.host, request, body.request);
      if (!found || found['state'] !== 'granted') throw notFound();
      const { journal, week, days, reason, decided_at } = found as Record<string, string> & { days: number };
      const until = new Date(Date.parse(decided_at!) + days * 86_400_000).toISOString();
      if (until <= input.host.clock.iso()) return { weeks: 0 };
      const data = { opening: body.request, action: 'unblock' as const, journals: [journal!], weeks: [week!] };
      return { weeks: (await openWeeks(input, { ...data, until, reason: reason! })).weeks };
    },
  }),
  command(contracts['POST /block_unblock_ej/create/'], {
    summary: 'Open closed weeks of journals for at most seven days, or close open ones',
    run: async ({ body: { action, weeks, until, reason, ...chosen }, ...input }) => {
      const journals = await chosenJournals(input.host, chosen);
      const data = { opening: newId(), action, journals, weeks, until: until ? iso(until) : null, reason };
      return openWeeks(input, data);
    },
  }),
  command(contracts['PUT /block_unblock_ej/edit/{uid}/'], {
    summary: 'Change until when a reopening lasts, at most seven days from its start; inactive it is over',
    run: async ({ params: { uid }, body: { until, is_active, reason }, ...input }) =>
      changeOpening(input, uid, {
        ...(is_active === false ? { until: null } : until ? { until: iso(until) } : {}),
        ...(reason === undefined ? {} : { reason }),
      }),
  }),
  command(contracts['PUT /block_unblock_ej/remove/{uid}/'], {
    summary: 'Take a reopening back: its weeks are closed again at once',
    run: async ({ params: { uid }, ...input }) => changeOpening(input, uid, { until: null }),
  }),
  command(contracts['POST /journals/follow/'], {
    summary: 'Make the journals of a course what its lessons and seats are now',
    run: async ({ body: { offering, day }, ...input }) => {
      const { today } = momentOf(zoneOf(input), input.host.clock.iso());
      return { journals: await follow(input, offering, day ?? today) };
    },
  }),
  command(contracts['POST /journals/tell_absences/'], {
    summary: 'Tell students who have missed many classes without a reason, and their advisors',
    run: async ({ body: { students }, send }) => {
      let told = 0;
      for (const one of students) told += (await send(commands.TellAbsences, one)).events.length;
      return { told };
    },
  }),
  command(contracts['POST /journals/settle/'], {
    summary: 'Close weeks that are due, end reopenings whose time is over, close journals of a term that is over',
    run: async ({ body: { journals, approved, openings }, send, ...input }) => {
      let settled = 0;
      const zone = zoneOf(input);
      for (const journal of journals) settled += (await send(commands.SettleJournal, { journal, zone })).events.length;
      for (const journal of approved) settled += (await send(commands.CloseJournal, { journal, zone })).events.length;
      for (const opening of openings) settled += (await send(commands.EndOpening, { opening, zone })).events.length;
      return { settled };
    },
  }),
];
