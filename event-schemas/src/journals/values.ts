import { z } from 'zod';
import { day, givenNote, id, moment, note, text } from '../kernel/bounds.ts';
import { openingActions } from './codes.ts';

/** A lesson's journal `<lesson>.<study period>`. */
export const journal = id.min(3);
/** A class of a journal, counted from 1. */
export const sessionNumber = z.int().min(1).max(2000);
export const uid = id.min(1);
export const themeMax = 500;
export const theme = text(themeMax);
export const comment = note;
export const markCode = text(20);
export const percent = z.number().min(0).max(100);
export const mark = z.object({ code: markCode.min(1), percent });
/** Where and when a class is held: minutes from midnight of the university's clock. */
export const place = z.object({
  date: day,
  start: z.int().min(0).max(1439),
  length: z.int().min(1).max(1440),
  room: uid.nullable(),
});
export const openingAction = z.enum(openingActions);
/** Weeks of a journal, by their Mondays. */
export const weeksOf = z.object({ journal, weeks: z.array(day).min(1).max(60) });
/** So many journals stand in one act of the office. */
export const journalsAtOnce = 200;
/** Why the office opens or closes weeks by hand. */
export const openingReason = givenNote;
export const until = moment;
/** A class beside the plan, or at another time, as its form holds it: `start` on the clock, a room or ''. */
export const placeForm = z.object({
  date: day,
  start: text(5).regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  length: place.shape.length.max(720),
  room: text(100),
  theme,
});
/** Who gives a class in the teacher's place. */
export const substituteForm = z.object({ teacher: text(100), reason: givenNote });
/** Days on which a certificate excuses a student. */
export const excuseForm = z.object({
  student: id.min(1),
  from: day,
  to: day,
  reason: id.min(1),
  note,
});
/** What a teacher writes of a class; why somebody asks to have a week opened. */
export const classTexts = z.object({ theme, comment });
export const asking = z.object({ reason: givenNote.min(3) });
