import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { HideButton, TeacherRequestRow } from '@portal/event-schemas/teacher-requests/views.ts';
import { useLocale } from '../app/portal.ts';
import { api } from '../http/client.ts';
import { useCall } from '../http/use-call.ts';
import { useSend } from '../http/use-send.ts';
import { useLive } from '../live/use-live.ts';

/** The calls about requests to teachers. */
const button = 'POST /organizations/hidebutton_request_teacher/';
export type Requests = { results: TeacherRequestRow[]; count: number };
const liveKeys = (course: string, request: string) => ({
  channel: 'registration' as const,
  keys: [`teacher_request:${request}`, `offering:${course}`],
});

/** Whether a request to the teacher is offered for these lessons: `error: 'not'` = it is. Read again when somebody takes or leaves a seat. */
export function useRequestButton(
  course: string,
  request: string,
  lessons: readonly string[],
  enabled: boolean,
): UseQueryResult<HideButton, Error> {
  const locale = useLocale();
  const live = liveKeys(course, request);
  useLive(enabled ? live : undefined);
  return useQuery<HideButton, Error>({
    queryKey: [button, { course, lessons }, locale],
    enabled,
    meta: { live: live.keys },
    queryFn: ({ signal }) => api(button, { body: { course, lessons } }, { signal }),
  });
}

/** The student's request for one course: a list of one, or of none. */
export const useRequestFor = (course: string, request: string): UseQueryResult<Requests, Error> =>
  useCall(
    'GET /organizations/student_get_request_teacher/',
    { query: { course, page_size: 1 } },
    { live: liveKeys(course, request) },
  );

/** The newest `many` of the student's requests, 100 at most. */
export const useMyRequests = (many: number): UseQueryResult<Requests, Error> =>
  useCall(
    'GET /organizations/student_get_request_teacher/',
    { query: { page_size: Math.min(100, many) } },
    { keepPrevious: true },
  );

export const useAsk = (done: string, onDone: () => void) =>
  useSend('POST /organizations/request_teacher/', { done, onDone, onRefusal: () => undefined });
export const useWithdraw = (done: string) => useSend('PUT /organizations/delete_request_to_teacher/', { done });
