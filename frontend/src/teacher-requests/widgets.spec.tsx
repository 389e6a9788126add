import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { TeacherRequestRow } from '@portal/event-schemas/teacher-requests/views.ts';
import { describeWidgets } from '../testing/widgets.tsx';

const request = {
  uid: 'r',
  name: sameInAll('Course 1'),
  student_name: 'Reader Ann',
  reasons: ['capacity'],
  asked_at: '2026-08-20T05:00:00.000Z',
} as unknown as TeacherRequestRow;

describeWidgets('teacher-requests', {
  'student-requests': {
    role: 'teacher',
    call: 'GET /organizations/data_request_teacher/',
    filled: { results: [request], count: 12 },
    shows: ['Course 1', 'no free seat', /^20\.08\.2026/],
    leads: { 'Reader Ann': '/en/teacher-requests', 'All requests: 12': '/en/teacher-requests' },
    empty: { results: [], count: 0 },
    says: ['No requests'],
  },
});
