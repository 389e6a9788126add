import { refusals } from '@portal/event-schemas/registration/refusals.ts';
import type { SuperRegistrationAnswer } from '@portal/event-schemas/registration/settings-requests.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { SetSuperRegistration } from '../standing/commands.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

/** Opens or ends editing outside the registration period for students; each is decided by itself, an advisor's own students only. */
export const changeSuper = command(contracts['POST /organizations/change_online_registration_super/'], {
  summary: 'Super registration: let students’ cards be edited outside the period until a moment, or end it',
  run: async ({ host, send, body: { students, ...data }, locale, request_id }) => {
    const explain = explainer([refusals], host.config.timeZone);
    const results: SuperRegistrationAnswer['results'] = [];
    for (const student of new Set(students)) {
      try {
        await send(SetSuperRegistration, { student, ...data });
        results.push({ uid: student, ok: true, error: null });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const { code, params, message } = explain(error.rejection, locale, request_id).error;
        // One student: the refusal is the answer, with the field at fault.
        if (students.length === 1) throw error;
        results.push({ uid: student, ok: false, error: { code, params, message } });
      }
    }
    const done = results.filter(result => result.ok).length;
    return { done, refused: results.length - done, results };
  },
});
