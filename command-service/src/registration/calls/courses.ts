import { command } from '@portal/platform/http/types.ts';
import { ChangeLessonCapacity, ChangeLessonTeacher } from '../course-offering/commands.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

export const setCapacity = command(contracts['PUT /registration/offerings/{uid}/lessons/{lesson}/capacity/'], {
  summary: 'Change the seats of a lesson',
  run: async ({ send, params, body }) => {
    await send(ChangeLessonCapacity, { offering: params.uid, lesson: params.lesson, ...body });
    return body;
  },
});
export const setTeacher = command(contracts['PUT /registration/offerings/{uid}/lessons/{lesson}/teacher/'], {
  summary: 'Change the teacher of a lesson',
  run: async ({ send, params, body }) => {
    await send(ChangeLessonTeacher, { offering: params.uid, lesson: params.lesson, ...body });
    return body;
  },
});
