import { isProtectedAct } from '@portal/event-schemas/audit/protected-acts.ts';
import type { RefusalRecorder } from '@portal/platform/http/refusal-recorder.ts';
import { callService } from '@portal/platform/http/service-call.ts';

/** Attempts that were refused here go to the service that writes. Where both run in one process, the other one sees them itself. */
export const refusals: RefusalRecorder = {
  records: isProtectedAct,
  record: (host, attempts) =>
    callService(host, 'POST /audit/refused_attempts/', {
      attempts: attempts.map(
        ({ attempt: { account, on_behalf_of, roles, call, code, status, params }, ...counted }) => ({
          account,
          on_behalf_of,
          roles,
          call,
          code,
          status,
          params,
          ...counted,
        }),
      ),
    }),
};
