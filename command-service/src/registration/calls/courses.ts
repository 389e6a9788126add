import {
  capacityBody, courseAccessBody, lessonTeacherBody, selectedAccessAnswer, selectedAccessBulkBody, selectedAccessBulkQuery, selectedAccessQuery,
} from '@portal/event-schemas/registration/requests.ts';
import { uid } from '@portal/event-schemas/registration/values.ts';
import { command } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { ChangeLessonCapacity, ChangeLessonTeacher, SetCourseAccess, SetSelectedStudentAccess } from '../course-offering/commands.ts';

/** Calls of the office on courses: access, selected students, seats, teachers (portal-calls.md §7.2). */
const offering = z.object({ uid });
const lessonOfOffering = z.object({ uid, lesson: uid });
const selected = '/organizations/discipline_registration_access_for_selected_students';

export const setAccess = command({
  call: 'PUT /registration/offerings/{uid}/access/', summary: 'Block, cancel or open a course, a stream or a lesson', params: offering, body: courseAccessBody,
  run: async ({ send, params, body }) => {
    await send(SetCourseAccess, { offering: params.uid, ...body });
    return undefined;
  },
});
export const setSelectedAccess = command({
  call: `POST ${selected}/set_access/`, summary: 'Let one student past a block, or no longer', query: selectedAccessQuery, answer: selectedAccessAnswer,
  run: async ({ send, query: { course, student, action } }) => {
    await send(SetSelectedStudentAccess, { offering: course, student, granted: action === 'created' });
    return { results: [{ uid: student, status: action === 'created' }] };
  },
});
export const setSelectedAccessBulk = command({
  call: `POST ${selected}/set_access_bulk/`, summary: 'Let several students past a block, or no longer', query: selectedAccessBulkQuery, body: selectedAccessBulkBody, answer: selectedAccessAnswer,
  run: async ({ send, query: { course, status }, body: { students } }) => {
    for (const student of students) await send(SetSelectedStudentAccess, { offering: course, student, granted: status });
    return { results: students.map(student => ({ uid: student, status })) };
  },
});
export const setCapacity = command({
  call: 'PUT /registration/offerings/{uid}/lessons/{lesson}/capacity/', summary: 'Change the seats of a lesson', params: lessonOfOffering, body: capacityBody, answer: capacityBody,
  run: async ({ send, params, body }) => {
    await send(ChangeLessonCapacity, { offering: params.uid, lesson: params.lesson, ...body });
    return body;
  },
});
export const setTeacher = command({
  call: 'PUT /registration/offerings/{uid}/lessons/{lesson}/teacher/', summary: 'Change the teacher of a lesson', params: lessonOfOffering, body: lessonTeacherBody, answer: lessonTeacherBody,
  run: async ({ send, params, body }) => {
    await send(ChangeLessonTeacher, { offering: params.uid, lesson: params.lesson, ...body });
    return body;
  },
});
