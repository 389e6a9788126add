import { refusals } from '@portal/event-schemas/registration/refusals.ts';
import type { DecideRequest as Decision } from '@portal/event-schemas/registration/commands.ts';
import type { DecisionReport, RequestState } from '@portal/event-schemas/teacher-requests/views.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { invalidInput } from '@portal/platform/http/validation.ts';
import type { Host } from '@portal/platform/service.ts';
import { AskTeacher, DecideRequest, WithdrawRequest } from './commands.ts';
import { requestId, teacherRequest } from './teacher-request.ts';
import { courseNow } from '../registration/calls/cards.ts';
import { contracts } from '@portal/event-schemas/teacher-requests/calls.ts';

/** Requests to a teacher (portal-calls.md §7.4): the student asks and takes back, the teachers of the course answer. */
type Key = { student: string; offering: string };
function keyOf(uid: string): Key {
  const [student = '', offering = ''] = uid.toLowerCase().split('.');
  return { student, offering };
}

async function stateOf(host: Pick<Host, 'dispatcher'>, key: Key): Promise<RequestState> {
  const { state } = await host.dispatcher.state(teacherRequest, requestId(key));
  const granted = (await courseNow(host, key.offering)).permissions.get(key.student);
  const about =
    state.status === 'none'
      ? { status: null, reasons: [], text: '', comment: '' }
      : { status: state.status, reasons: [...state.reasons], text: state.text, comment: state.comment };
  return {
    uid: requestId(key),
    course: key.offering,
    ...about,
    permission: granted
      ? { waives: [...granted.waives], lessons: [...granted.lessons], allowed_by: granted.allowed_by }
      : null,
  };
}

export const askForPermission = command(contracts['POST /organizations/request_teacher/'], {
  summary: 'Ask the teachers of a course for permission, or find the one that is there',
  run: async ({ host, actor, send, body }) => {
    const key = { student: actor.id, offering: body.course };
    const { study_period } = await courseNow(host, body.course);
    if (body.to_find_done_permission) return stateOf(host, key);
    if (body.text === undefined) throw invalidInput({ text: 'required' });
    await send(AskTeacher, { ...key, study_period, lessons: body.lessons, text: body.text });
    return stateOf(host, key);
  },
});

export const withdrawRequest = command(contracts['PUT /organizations/delete_request_to_teacher/'], {
  summary: 'Withdraw a request to a teacher',
  run: async ({ host, send, body }) => {
    await send(WithdrawRequest, keyOf(body.uid));
    return stateOf(host, keyOf(body.uid));
  },
});

export const changeRequestStatus = command(contracts['PUT /organizations/change_request_status/'], {
  summary: 'Approve or refuse a request as a teacher of the course',
  run: async ({ host, send, body: { uid, ...decision } }) => {
    await send(DecideRequest, { ...keyOf(uid), ...decision });
    return stateOf(host, keyOf(uid));
  },
});

/** Each request is decided by itself; the report says what became of it. */
export const decideMany = command(contracts['PUT /registration/teacher_requests/decide/'], {
  summary: 'Approve or refuse many requests',
  run: async ({ host, send, body: { requests, ...decision }, locale, request_id }) => {
    const explain = explainer([refusals], host.config.timeZone);
    const results: DecisionReport['results'] = [];
    for (const uid of new Set(requests)) {
      const error = await refusalOf(() => send<Decision>(DecideRequest, { ...keyOf(uid), ...decision }));
      const { state } = await host.dispatcher.state(teacherRequest, requestId(keyOf(uid)));
      const told = error && explain(error.rejection, locale, request_id).error;
      results.push({
        uid,
        ok: !told,
        status: state.status === 'none' ? null : state.status,
        error: told && { code: told.code, message: told.message, params: told.params },
      });
    }
    const done = results.filter(result => result.ok).length;
    return { done, refused: results.length - done, results };
  },
});

async function refusalOf(run: () => Promise<unknown>): Promise<Refused | null> {
  try {
    await run();
    return null;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}
