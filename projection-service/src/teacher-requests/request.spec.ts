import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { describe, expect, it } from 'vitest';
import { evolveRequest, type RequestRow } from './request.ts';

const uid = 'student.offering';
const happened = (type: string, data: object, occurred_at = '2026-09-10T08:00:00.000Z') =>
  ({ type, data, stream: `teacher_request-${uid}`, meta: { occurred_at } }) as unknown as RecordedEvent<any>;
const course = sameInAll('Algorithms');
const asked = (text = 'Please') =>
  happened('TeacherRequestAsked', {
    student: 'student',
    offering: 'offering',
    study_period: 'period',
    course,
    lessons: ['l'],
    reasons: ['capacity'],
    missing: [],
    text,
    teachers: ['t'],
  });
const approved = happened(
  'TeacherRequestApproved',
  { teacher: 't', course, waives: ['capacity'], comment: 'Come' },
  '2026-09-10T09:00:00.000Z',
);
const refused = happened(
  'TeacherRequestRefused',
  { teacher: 't', course, comment: 'Full room' },
  '2026-09-10T09:00:00.000Z',
);
const withdrawn = happened('TeacherRequestWithdrawn', { course }, '2026-09-10T09:00:00.000Z');
const after = (...events: RecordedEvent<any>[]) => events.reduce<RequestRow | null>(evolveRequest, null);

describe('the row of a request', () => {
  it('says what was asked and that nobody has answered', () => {
    expect(after(asked())).toEqual({
      uid,
      student: 'student',
      offering: 'offering',
      study_period: 'period',
      status: 'asked',
      lessons: ['l'],
      reasons: ['capacity'],
      missing: [],
      text: 'Please',
      teachers: ['t'],
      asked_at: '2026-09-10T08:00:00.000Z',
      times: 1,
      last_refusal: null,
      decided_by: null,
      decided_at: null,
      comment: '',
      waives: [],
    });
  });
  it('says who answered what, and when', () => {
    expect(after(asked(), approved)).toMatchObject({
      status: 'approved',
      decided_by: 't',
      decided_at: '2026-09-10T09:00:00.000Z',
      comment: 'Come',
      waives: ['capacity'],
    });
    expect(after(asked(), approved, refused)).toMatchObject({ status: 'rejected', comment: 'Full room', waives: [] });
    expect(after(asked(), withdrawn)).toMatchObject({ status: 'withdrawn', decided_by: null, waives: [] });
  });
  it('remembers the last refusal when the student asks again', () => {
    expect(after(asked(), refused, asked('Once more'))).toMatchObject({
      status: 'asked',
      text: 'Once more',
      times: 2,
      last_refusal: 'Full room',
      decided_by: null,
      comment: '',
    });
  });
  it('begins with the question: an answer without one leaves nothing', () => {
    expect(after(approved)).toBe(null);
  });
});
