import { z } from 'zod';
import { seatCount } from '../../kernel/bounds.ts';
import { neededMost, usualSizes } from './codes.ts';
import { uid } from '../../registration/values.ts';

/** GET /offerings/needs/; without a term nobody needs anything. `edu_program`: of the students. */
export const needsQuery = z.object({ study_period: uid.optional(), edu_program: uid.optional() });
export const needingStudentsQuery = needsQuery.extend({ discipline: uid.optional() });

const seats = seatCount.min(1);
/** Seats of one lesson, where no earlier term says how large the lessons of the discipline are. */
export const lessonSizes = z.object({
  lecture: seats.default(usualSizes.lecture),
  practice: seats.default(usualSizes.practice),
  laboratory: seats.default(usualSizes.laboratory),
});
export type LessonSizes = z.infer<typeof lessonSizes>;
/** POST /offerings/needs/drafts/: a draft for each discipline, with seats for so many students. */
export const neededDraftsBody = z.object({
  study_period: uid,
  disciplines: z
    .array(z.object({ discipline: uid, students: seatCount.min(1) }))
    .min(1)
    .max(neededMost),
  sizes: lessonSizes.default(usualSizes),
});
export type NeededDraftsBody = z.infer<typeof neededDraftsBody>;
