import type { TeacherRequestEvent } from '@portal/event-schemas/teacher-requests/events.ts';
import type { RequestReason, RequestStatus } from '@portal/event-schemas/registration/values.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';

/** A row of `teacher_requests`. `times`: how often the student asked; `last_refusal`: what the teachers said the time before. Times are ISO 8601. */
export interface RequestRow {
  uid: string;
  student: string;
  offering: string;
  study_period: string;
  status: RequestStatus;
  lessons: string[];
  reasons: RequestReason[];
  missing: string[];
  text: string;
  teachers: string[];
  asked_at: string;
  times: number;
  last_refusal: string | null;
  decided_by: string | null;
  decided_at: string | null;
  comment: string;
  waives: RequestReason[];
}

/** The request after one of its events; null before the first. */
export function evolveRequest(
  row: RequestRow | null,
  { type, data, stream, meta }: RecordedEvent<TeacherRequestEvent>,
): RequestRow | null {
  const at = meta.occurred_at;
  const event = { type, data } as TeacherRequestEvent;
  if (event.type === 'TeacherRequestAsked') {
    const { course: _course, ...asked } = event.data;
    return {
      uid: stream.slice('teacher_request-'.length),
      ...asked,
      status: 'asked',
      asked_at: at,
      times: (row?.times ?? 0) + 1,
      last_refusal: row?.status === 'rejected' ? row.comment : (row?.last_refusal ?? null),
      decided_by: null,
      decided_at: null,
      comment: '',
      waives: [],
    };
  }
  if (!row) return null;
  switch (event.type) {
    case 'TeacherRequestApproved':
      return {
        ...row,
        status: 'approved',
        decided_by: event.data.teacher,
        decided_at: at,
        comment: event.data.comment,
        waives: event.data.waives,
      };
    case 'TeacherRequestRefused':
      return {
        ...row,
        status: 'rejected',
        decided_by: event.data.teacher,
        decided_at: at,
        comment: event.data.comment,
        waives: [],
      };
    case 'TeacherRequestWithdrawn':
      return { ...row, status: 'withdrawn', decided_by: null, decided_at: at, waives: [] };
    default:
      return row;
  }
}
