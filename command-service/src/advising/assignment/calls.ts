import { refusals } from '@portal/event-schemas/registration/refusals.ts';
import type { ReassignReport } from '@portal/event-schemas/advising/requests.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { AssignAdvisor } from './commands.ts';
import { contracts } from '@portal/event-schemas/advising/calls.ts';

export const assignAdvisor = command(contracts['PUT /advising/students/{uid}/advisor/'], {
  summary: 'Give a student to another advisor',
  run: async ({ send, params, body }) => {
    await send(AssignAdvisor, { student: params.uid, ...body });
    return { uid: params.uid, advisor: body.advisor };
  },
});

export const reassign = command(contracts['POST /advising/advisors/reassign/'], {
  summary: 'Give many students to another advisor; each is decided by itself',
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
