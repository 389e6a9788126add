import { capacityBody, lessonTeacherBody } from '@portal/event-schemas/registration/requests.ts';
import { uid } from '@portal/event-schemas/registration/values.ts';
import { command } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { ChangeLessonCapacity, ChangeLessonTeacher } from '../course-offering/commands.ts';

/** Calls of the office on a course's lessons: seats, teachers. */
const lessonOfOffering = z.object({ uid, lesson: uid });

export const setCapacity = command({
  call: 'PUT /registration/offerings/{uid}/lessons/{lesson}/capacity/',
  summary: 'Change the seats of a lesson',
  params: lessonOfOffering,
  body: capacityBody,
  answer: capacityBody,
  run: async ({ send, params, body }) => {
    await send(ChangeLessonCapacity, { offering: params.uid, lesson: params.lesson, ...body });
    return body;
  },
});
export const setTeacher = command({
  call: 'PUT /registration/offerings/{uid}/lessons/{lesson}/teacher/',
  summary: 'Change the teacher of a lesson',
  params: lessonOfOffering,
  body: lessonTeacherBody,
  answer: lessonTeacherBody,
  run: async ({ send, params, body }) => {
    await send(ChangeLessonTeacher, { offering: params.uid, lesson: params.lesson, ...body });
    return body;
  },
});
