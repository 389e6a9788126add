import { z } from 'zod';
import { code, count, day, id, moment, note } from '../kernel/bounds.ts';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';
import { localizedName } from '../kernel/localized.ts';
import { lesson } from '../registration/values.ts';
import * as values from './values.ts';

const { uid, mark, place, sessionNumber: session, comment, theme } = values;
const person = uid.nullable();
/** What a lesson's journal is called by; `preparation_levels`: for whom the discipline is. */
const head = z.object({
  code,
  name: localizedName,
  section: lesson.shape.section,
  subgroup: lesson.shape.subgroup,
});
/** A class, and the day on which it is held, so that what happened to it can be read alone. */
const ofSession = z.object({ session, on: day });
const cell = ofSession.extend({ student: uid });
/** What stood in the cell before: sums follow without looking back. */
const was = mark.nullable();
const absence = z.object({ missed: z.boolean(), excused: z.boolean() });
/** Whom notices of it are for, and what they call the course. */
const told = z.object({ teacher: person, name: localizedName });
const students = z.array(uid).max(2000);
const week = day;
const reason = note;

/** Events of `journal-<lesson>.<study period>`: classes of one lesson in one term, who attends them, what stands in the cells, which weeks are closed. */
export const journalEvents = defineEvents({
  /** `opened_on`: weeks that were over by then close as if they had ended on that day. */
  JournalOpened: event(
    head.extend({
      lesson: uid,
      study_period: uid,
      offering: uid,
      discipline: uid,
      flux: uid,
      load_type: lesson.shape.load_type,
      teacher: person,
      preparation_levels: z.array(id).max(10),
      opened_on: day,
    }),
  ),
  JournalRenamed: event(head),
  JournalTeacherChanged: event(told.extend({ from: person, to: person }).omit({ teacher: true })),
  SessionsPlanned: event(z.object({ sessions: z.array(place.extend({ session, is_extra: z.boolean() })).max(2000) })),
  /** Classes that the lesson has no more; nothing stood in them. */
  SessionsDropped: event(z.object({ sessions: z.array(session).max(2000) })),
  SessionConfigured: event(ofSession.extend({ theme, comment }), { personal: ['comment'] }),
  /** `cleared`: whose absence or comment went with it. */
  SessionCancelled: event(
    ofSession.extend({ comment, cleared: z.array(absence.extend({ student: uid, comment })).max(2000) }),
    { personal: ['comment', 'cleared'] },
  ),
  SessionRestored: event(ofSession.extend({ comment })),
  /** `by_plan`: the lesson's own times or rooms have changed. */
  SessionMoved: event(place.extend({ session, from: place, by_plan: z.boolean() })),
  /** Who gives one class in the teacher's place; null: nobody any more. */
  SubstituteNamed: event(ofSession.extend({ substitute: person, reason })),
  MarkSet: event(cell.extend({ ...mark.shape, was }), { personal: ['code', 'percent', 'was'] }),
  MarkCleared: event(cell.extend({ was: mark }), { personal: ['was'] }),
  AbsenceRecorded: event(cell.extend({ reason: uid.nullable(), excused: z.boolean(), was: absence.nullable() }), {
    personal: ['reason', 'excused', 'was'],
  }),
  /** The office has a certificate: what is recorded later for its days is excused, too. */
  CertificateRecorded: event(z.object({ student: uid, from: day, to: day, reason: uid, note: comment }), {
    personal: ['reason', 'note'],
  }),
  /** The office has a certificate for the day. */
  AbsenceExcused: event(cell.extend({ reason: uid, note: comment }), { personal: ['reason', 'note'] }),
  AttendanceCleared: event(cell.extend({ was: absence }), { personal: ['was'] }),
  PresenceConfirmed: event(ofSession.extend({ students, was_missed: students, was_excused: students }), {
    personal: ['students', 'was_missed', 'was_excused'],
  }),
  JournalCommented: event(cell.extend({ comment }), { personal: ['comment'] }),
  /** `on`: the first day on which they attend, and the first on which they do not. */
  StudentJoined: event(z.object({ student: uid, audit: z.boolean(), on: day })),
  StudentLeft: event(z.object({ student: uid, on: day })),
  /** Once for each time that a class is cancelled. */
  CancellationTold: event(ofSession.extend({ name: localizedName, start: place.shape.start, students, text: comment })),
  /** `planned_at`: when it was due; null by hand. `opening`: the office's act by hand. `holes`: cells of it that say nothing. */
  WeekBlocked: event(
    told.extend({ week, planned_at: moment.nullable(), opening: uid.nullable(), reason, holes: count }),
    { personal: ['reason'] },
  ),
  WeekReopened: event(told.extend({ week, until: moment, opening: uid, reason }), { personal: ['reason'] }),
  WeekReopeningEnded: event(told.extend({ week, opening: uid, because: z.enum(['expired', 'removed']) })),
  JournalClosed: event(told.extend({ because: z.enum(['term_over', 'sheet_approved']) })),
  /** A student has missed so many classes without a reason: they and their supervisor are told, and again after as many more. */
  AbsencesTold: event(
    z.object({ student: uid, supervisor: person, name: localizedName, unexcused: count, limit: count }),
    { personal: ['unexcused'] },
  ),
  /** The week closes soon and has holes: told once. */
  HolesTold: event(told.extend({ week, holes: count, closes_at: moment })),
});
export type JournalEvent = EventsOf<typeof journalEvents>;

/** Events of `journal_opening-<uid>`: one act of the office on weeks of journals. */
export const journalOpeningEvents = defineEvents({
  JournalOpeningGranted: event(
    z.object({
      opening: uid,
      action: values.openingAction,
      targets: z.array(values.weeksOf).min(1).max(values.journalsAtOnce),
      from: moment,
      until: moment.nullable(),
      reason: values.openingReason,
    }),
    { personal: ['reason'] },
  ),
  JournalOpeningChanged: event(z.object({ until: moment, reason: values.openingReason }), { personal: ['reason'] }),
  JournalOpeningEnded: event(z.object({ because: z.enum(['expired', 'removed']) })),
});
export type JournalOpeningEvent = EventsOf<typeof journalOpeningEvents>;
