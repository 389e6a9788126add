import { contracts } from '@portal/event-schemas/grades/calls.ts';
import { rowId, sheetId } from '@portal/event-schemas/grades/ids.ts';
import { journalUid } from '@portal/event-schemas/journals/uids.ts';
import { uidMade } from '@portal/platform/http/send.ts';
import { command } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { journal } from '../journals/journal.ts';
import { courseOffering } from '../registration/course-offering/course-offering.ts';
import { sheetAndStudent, sheetNamed, type Caller } from './rows.ts';
import { takeRatingsOf } from './ratings.ts';
import { termCalls } from './terms.ts';
import * as commands from './commands.ts';

/**
 * Sheets of a course as its seats and lessons are now, and of streams that it had; repeating it changes nothing. Answers the
 * sheets that have changed.
 */
export async function followFluxes(
  { host, send }: Caller,
  offering: string,
  had: readonly string[],
): Promise<string[]> {
  const { state } = await host.dispatcher.state(courseOffering, offering);
  const there = state.status === 'offered' ? state.fluxes.map(({ uid }) => uid) : [];
  const fluxes = [...new Set([...there, ...had])];
  if (fluxes.length === 0) return [];
  const { events } = await send(commands.followCourse(fluxes.length), { offering, fluxes });
  return [...new Set(events.map(({ stream }) => stream.slice(stream.indexOf('-') + 1)))];
}
/** With the streams that it has or has had sheets for. */
async function follow(caller: Caller, offering: string): Promise<boolean> {
  const { rows } = await caller.host.pool.query<{ flux: string }>(
    'select flux from grades.sheets_public where offering = $1',
    [offering],
  );
  return (
    (
      await followFluxes(
        caller,
        offering,
        rows.map(({ flux }) => flux),
      )
    ).length > 0
  );
}

const followCourses = command(contracts['POST /journals/sheets/follow/'], {
  summary: 'Bring the sheets of courses in line with their seats and lessons',
  run: async ({ body, ...input }) => {
    const uids: string[] = [];
    for (const offering of body.offerings) if (await follow(input, offering)) uids.push(offering);
    return { changed: uids.length > 0, uids };
  },
});
/** Ratings of the sheets of a course as its journals give them now, of lessons that it has and has had. Answers whether any has changed. */
export async function takeFromJournals(
  { host, send }: Caller,
  offering: string,
  had: readonly string[] = [],
): Promise<boolean> {
  const { state } = await host.dispatcher.state(courseOffering, offering);
  if (state.status !== 'offered') return false;
  const sheets = state.fluxes.map(({ uid }) => sheetId(offering, uid));
  if (sheets.length === 0) return false;
  const journals = [...state.lessons.keys()].map(lesson => journalUid(lesson, state.study_period));
  const data = { offering, sheets, journals: [...new Set([...journals, ...had])] };
  return (await send(takeRatingsOf(sheets.length), data)).changed;
}
const ratings = command(contracts['POST /journals/sheets/ratings/'], {
  summary:
    'Bring ratings of sheets in line with the journals of their courses; rows that the office has stay as they are',
  run: async ({ host, send, body: { offerings, journals } }) => {
    const courses = new Set(offerings);
    for (const uid of journals) {
      const { state } = await host.dispatcher.state(journal, uid);
      if (state.status !== 'none') courses.add(state.offering);
    }
    const uids: string[] = [];
    for (const offering of courses) {
      const { rows } = await host.pool.query<{ uid: string }>(
        'select uid from journals.journals_public where offering = $1',
        [offering],
      );
      const had = rows.map(({ uid }) => uid);
      if (await takeFromJournals({ host, send }, offering, had)) uids.push(offering);
    }
    return { changed: uids.length > 0, uids };
  },
});
const clear = command(contracts['POST /journals/sheets/clear/'], {
  summary: 'Clear what is not approved of a student’s marks, for an application that was granted',
  run: async ({ send, body: { student, sheets } }) => {
    let any = false;
    for (const sheet of sheets) any = (await send(commands.ClearGrades, { sheet, students: [student] })).changed || any;
    return { changed: any, uids: sheets.map(sheet => rowId(sheet, student)) };
  },
});

const unblock = command(contracts['POST /block_final_grades/create/'], {
  summary: 'Open sheets, or rows of them, to their teachers until the end of a day',
  run: async ({ host, send, body }) => {
    const uid = newId();
    const ofRows = body.rows.map(row => sheetAndStudent(row).sheet);
    const sheets = [...new Set([...body.sheets.map(sheetNamed), ...ofRows])];
    const done = await send(commands.UnblockFinalGrades, { uid, ...body, sheets, zone: host.config.timeZone });
    return { uid: uidMade(done, uid) };
  },
});
const edit = command(contracts['PUT /block_final_grades/edit/{uid}/'], {
  summary: 'Change the last day of an opening, or end it',
  run: async ({ host, send, params: { uid }, body: { date, is_active } }) => {
    if (date === undefined && is_active !== false) return { changed: false, uids: [uid] };
    const data = { uid, date: is_active === false ? null : date!, removed: true, zone: host.config.timeZone };
    const { changed } = await send(commands.ChangeUnblock, data);
    return { changed, uids: [uid] };
  },
});
const remove = command(contracts['PUT /block_final_grades/remove/{uid}/'], {
  summary: 'End an opening: it leaves the list and stays in the history',
  run: async ({ host, send, params: { uid } }) => {
    const data = { uid, date: null, removed: true, zone: host.config.timeZone };
    return { changed: (await send(commands.ChangeUnblock, data)).changed, uids: [uid] };
  },
});
const settle = command(contracts['POST /block_final_grades/settle/'], {
  summary: 'Say of openings whose last day is over that they have ended',
  run: async ({ host, send }) => {
    const { rows } = await host.pool.query<{ uid: string }>(
      'select uid from grades.unblocks_public where is_active and until <= $1 order by until limit 500',
      [host.clock.iso()],
    );
    for (const { uid } of rows)
      await send(commands.ChangeUnblock, { uid, date: null, removed: false, zone: host.config.timeZone });
    return { changed: rows.length > 0, uids: rows.map(({ uid }) => uid) };
  },
});

export const workerCalls = [followCourses, ratings, clear, settle, ...termCalls];
export const unblockCalls = [unblock, edit, remove];
