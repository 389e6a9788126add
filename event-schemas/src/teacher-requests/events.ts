import { z } from 'zod';
import { givenNote, note } from '../kernel/bounds.ts';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';
import { lessons, names, requestReason, uid } from '../registration/values.ts';

/**
 * Events of `teacher_request-<student>.<offering>`: a student asks the teachers of a course to let them in. `missing`: disciplines of the prerequisite
 * that are not completed; `teachers`: whom the request is addressed to.
 */
export const teacherRequestEvents = defineEvents({
  TeacherRequestAsked: event(
    z.object({
      student: uid,
      offering: uid,
      study_period: uid,
      course: names,
      lessons,
      reasons: z.array(requestReason).min(1).max(requestReason.options.length),
      missing: z.array(uid).max(30_000),
      text: givenNote,
      teachers: z.array(uid).min(1).max(10_000),
    }),
    { personal: ['text'] },
  ),
  TeacherRequestApproved: event(
    z.object({
      teacher: uid,
      course: names,
      waives: z.array(requestReason).min(1).max(requestReason.options.length),
      comment: note,
    }),
    { personal: ['comment'] },
  ),
  TeacherRequestRefused: event(z.object({ teacher: uid, course: names, comment: givenNote }), {
    personal: ['comment'],
  }),
  TeacherRequestWithdrawn: event(z.object({ course: names })),
});

export type TeacherRequestEvent = EventsOf<typeof teacherRequestEvents>;
