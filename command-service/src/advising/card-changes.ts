import { command } from '@portal/platform/http/types.ts';
import { AdvisorAddCourse, AdvisorChangeLessons, AdvisorDropCourse } from '../registration/registering/commands.ts';
import { SetCardStatus } from '../registration/study-card/commands.ts';
import { courseOf, newCardOf } from '../registration/calls/cards.ts';
import { contracts } from '@portal/event-schemas/advising/calls.ts';

/** Advisors and the office change a student's card, one thing at a time. Whose card it is, the decision checks. */
export const addCourse = command(contracts['POST /advising/cards/{uid}/courses/{course}/'], {
  summary: 'Add a course to a student’s card',
  run: async ({ send, params, body }) => void (await send(AdvisorAddCourse, { ...courseOf(params), ...body })),
});
export const changeCourse = command(contracts['PUT /advising/cards/{uid}/courses/{course}/'], {
  summary: 'Change the lessons of a course on a student’s card',
  run: async ({ send, params, body }) => void (await send(AdvisorChangeLessons, { ...courseOf(params), ...body })),
});
export const dropCourse = command(contracts['DELETE /advising/cards/{uid}/courses/{course}/'], {
  summary: 'Drop a course from a student’s card',
  run: async ({ send, params, query }) => void (await send(AdvisorDropCourse, { ...courseOf(params), ...query })),
});
export const setStatus = command(contracts['PUT /advising/cards/{uid}/status/'], {
  summary: 'Set the status of a card, with a reason',
  run: async ({ host, send, params, body }) =>
    void (await send(SetCardStatus, { ...(await newCardOf(host, params.uid)), ...body })),
});
