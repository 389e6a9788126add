import { contracts } from '@portal/event-schemas/journals/calls.ts';
import { cellOf, cellUid, journalUid, sessionUid } from '@portal/event-schemas/journals/uids.ts';
import { overseers } from '@portal/event-schemas/journals/roles.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { faultsOf } from '@portal/platform/records/imported/command.ts';
import { type Caller, type Sending, notFound, zoneOf, journalOf, placeOf } from './addressed.ts';
import type { CellEdit } from './cells.ts';
import * as commands from './commands.ts';
import { cellAt, type OpenedJournal } from './journal.ts';
import { brokenPlan, readPlan } from './plan-file.ts';
import { busyAt, journalsOfStudent } from './lookups.ts';

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
];
