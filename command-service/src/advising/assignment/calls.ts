import { refusals } from '@portal/event-schemas/registration/refusals.ts';
import {
  assignment,
  assignmentAnswer,
  reassignBody,
  reassignReport,
  type ReassignReport,
} from '@portal/event-schemas/advising/requests.ts';
import { uid } from '@portal/event-schemas/registration/values.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { AssignAdvisor } from './commands.ts';

export const assignAdvisor = command({
  call: 'PUT /advising/students/{uid}/advisor/',
  summary: 'Give a student to another advisor',
  params: z.object({ uid }),
  body: assignment,
  answer: assignmentAnswer,
  run: async ({ send, params, body }) => {
    await send(AssignAdvisor, { student: params.uid, ...body });
    return { uid: params.uid, advisor: body.advisor };
  },
});

export const reassign = command({
  call: 'POST /advising/advisors/reassign/',
  summary: 'Give many students to another advisor; each is decided by itself',
  body: reassignBody,
  answer: reassignReport,
  run: async ({ host, send, body: { students, ...to }, locale, request_id }) => {
    const explain = explainer([refusals], host.config.timeZone);
    const results: ReassignReport['results'] = [];
    for (const student of new Set(students)) {
      try {
        await send(AssignAdvisor, { student, ...to });
        results.push({ uid: student, ok: true, error: null });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const { code, message, params } = explain(error.rejection, locale, request_id).error;
        results.push({ uid: student, ok: false, error: { code, message, params } });
      }
    }
    const done = results.filter(result => result.ok).length;
    return { done, refused: results.length - done, results };
  },
});
