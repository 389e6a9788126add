import { command } from '@portal/platform/http/types.ts';
import { SetCourseAccess, SetSelectedStudentAccess } from '../registration/course-offering/commands.ts';
import { SetOnlineAccess } from '../registration/standing/commands.ts';
import { oneByOne } from '../registration/one-by-one.ts';
import { contracts } from '@portal/event-schemas/access/calls.ts';

/** Registration access of courses and of students (portal-calls.md §7.2). Undoing is setting again. */

export const setAccess = command(contracts['PUT /registration/offerings/{uid}/access/'], {
  summary: 'Block, cancel or open a course, a flux or a lesson',
  run: async ({ send, params, body }) => {
    await send(SetCourseAccess, { offering: params.uid, ...body });
    return undefined;
  },
});
export const setAccessOfMany = command(contracts['PUT /registration/access/'], {
  summary: 'Block, cancel or open many courses, fluxes and lessons; each is decided by itself',
  run: async ({ send, body: { targets, status, reason }, ...input }) => {
    const done = await oneByOne(input, targets, target => send(SetCourseAccess, { ...target, status, reason }));
    const results = done.map(({ thing, error }) => ({ ...thing, ok: error === null, error }));
    return counted(results);
  },
});

export const setSelectedAccess = command(
  contracts['POST /organizations/discipline_registration_access_for_selected_students/set_access/'],
  {
    summary: 'Let one student past a block, or no longer',
    run: async ({ send, query: { course, student, action, reason } }) => {
      const granted = action === 'created';
      await send(SetSelectedStudentAccess, { offering: course, student, granted, ...(reason ? { reason } : {}) });
      return { results: [{ uid: student, status: granted, error: null }] };
    },
  },
);
export const setSelectedAccessBulk = command(
  contracts['POST /organizations/discipline_registration_access_for_selected_students/set_access_bulk/'],
  {
    summary: 'Let several students past a block, or no longer; each is decided by itself',
    run: async ({ send, query: { course, status }, body: { students, reason }, ...input }) => {
      const done = await oneByOne(input, [...new Set(students)], student =>
        send(SetSelectedStudentAccess, { offering: course, student, granted: status, ...(reason ? { reason } : {}) }),
      );
      return {
        results: done.map(({ thing, error }) => ({ uid: thing, status: error === null ? status : !status, error })),
      };
    },
  },
);

export const setStudentAccessOfMany = command(contracts['PUT /registration/student_access/'], {
  summary: 'Open or close online registration for many students; each is decided by itself',
  run: async ({ send, body: { students, status, comment }, ...input }) => {
    const done = await oneByOne(input, [...new Set(students)], student =>
      send(SetOnlineAccess, { student, access: status, comment }),
    );
    return counted(done.map(({ thing, error }) => ({ uid: thing, ok: error === null, error })));
  },
});

function counted<R extends { ok: boolean }>(results: R[]): { done: number; refused: number; results: R[] } {
  const done = results.filter(({ ok }) => ok).length;
  return { done, refused: results.length - done, results };
}
