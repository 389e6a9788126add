import { refusals } from '@portal/event-schemas/registration/refusals.ts';
import { rejectionFor, type Acting } from '@portal/event-schemas/registration/card-rules/acting.ts';
import type { Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { Obstacle } from '@portal/event-schemas/registration/views.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import type { CallContext } from '@portal/platform/http/types.ts';

const explainers = new Map<string, ReturnType<typeof explainer>>();
/** One for each time zone: they are made of the whole catalogue of refusals. */
function explainerOf(timeZone: string): ReturnType<typeof explainer> {
  const known = explainers.get(timeZone) ?? explainer([refusals], timeZone);
  explainers.set(timeZone, known);
  return known;
}

/** Says in the reader's language why something can't be done now: what the command would be refused with. `acting`: as what the reader would act. */
export function obstacles(
  input: Pick<CallContext, 'host' | 'locale' | 'request_id'>,
  acting: Acting = 'student',
): (rejection: Rejection) => Obstacle {
  const explain = explainerOf(input.host.config.timeZone);
  const told = rejectionFor(acting);
  return rejection => ({
    code: rejection.code,
    params: rejection.params,
    message: explain(told(rejection), input.locale, input.request_id).error.message,
  });
}
