import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { TeacherRequestEvent } from '@portal/event-schemas/teacher-requests/events.ts';
import type { RequestReason, RequestStatus } from '@portal/event-schemas/registration/values.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

/** What a student asked for, and what became of it. A new request after a refusal or a withdrawal takes the place of the old one. */
export interface AskedRequest {
  status: RequestStatus;
  student: string;
  offering: string;
  study_period: string;
  course: Localized;
  lessons: readonly string[];
  reasons: readonly RequestReason[];
  text: string;
  teachers: readonly string[];
  /** Checks that the approval waives. */
  waives: readonly RequestReason[];
  decided_by: string | null;
  comment: string;
}
export type TeacherRequest = { status: 'none' } | AskedRequest;

/** The request's uid and the id of its stream: a student has one request for a course. */
export const requestId = ({ student, offering }: { student: string; offering: string }): string =>
  `${student}.${offering}`;

/**
 * Stream `teacher_request-<student>.<offering>`: asked, then approved, rejected or withdrawn; a teacher may change
 * their mind until the student has registered.
 */
export const teacherRequest: Aggregate<TeacherRequest, TeacherRequestEvent> = {
  name: 'teacher_request',
  initialState: () => ({ status: 'none' }),
  evolve: (state, { type, data }): TeacherRequest => {
    if (type === 'TeacherRequestAsked') {
      const { missing: _missing, ...asked } = data;
      return { ...asked, status: 'asked', waives: [], decided_by: null, comment: '' };
    }
    if (state.status === 'none') return state;
    switch (type) {
      case 'TeacherRequestApproved':
        return { ...state, status: 'approved', waives: data.waives, decided_by: data.teacher, comment: data.comment };
      case 'TeacherRequestRefused':
        return { ...state, status: 'rejected', waives: [], decided_by: data.teacher, comment: data.comment };
      case 'TeacherRequestWithdrawn':
        return { ...state, status: 'withdrawn', waives: [] };
      default:
        return state;
    }
  },
};
