import { screen, within } from '@testing-library/react';
import type { PerformanceDetail } from '@portal/event-schemas/grades/performance-views.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, loadCode, openPages, slow } from '../../testing/portal.tsx';

beforeAll(() => loadCode('my-performance-detail'), slow);
afterEach(closePages);

const lesson: PerformanceDetail['lessons'][number] = {
  uid: 'lesson',
  journal: 'journal',
  load_type: 'practice',
  date: '2026-09-02',
  start: 545,
  theme: 'Limits',
  canceled: false,
  mark: '85',
  percent: 85,
  attendance: 'present',
  excused: false,
  reason: null,
  comment: '',
};
const course: PerformanceDetail = {
  ...{ uid: 'row', offering: 'course', discipline: 'd', code: 'MAT101', name: sameInAll('Mathematics'), credits: 5 },
  ...{ study_period: 'p', study_period_name: sameInAll('Autumn'), main_teacher_name: 'Ann Lee', audit: false },
  ...{ rating: 7000, exam: null, mark: null, percent: null, missed: 2, excused: 1 },
  parts: [
    { load_type: 'practice', percent: 60, marks: 3, average: 7000, counts: true },
    { load_type: 'laboratory', percent: 40, marks: 0, average: null, counts: false },
  ],
  needed: [
    { mark: 'A', from: 95, exam: null },
    { mark: 'B', from: 80, exam: 9375 },
  ],
  lessons: [
    lesson,
    { ...lesson, uid: 'missed', mark: null, attendance: 'missed', excused: true, reason: sameInAll('Illness') },
    { ...lesson, uid: 'canceled', mark: null, attendance: null, canceled: true },
  ],
};
const open = (more: Partial<PerformanceDetail> = {}) =>
  openPages('my-performance/detail?course=course', {
    roles: ['student'],
    answers: { 'GET /stud_jour/my_performance/disc/': { ...course, ...more } },
  });

describe('a course of a student', () => {
  it('says what the rating is made of, and what the exam must give for each mark', async () => {
    open();
    expect(await screen.findByText(/Admission rating: 70.00/)).toBeTruthy();
    const parts = within(screen.getByRole('table', { name: 'What the rating is made of' }));
    expect(parts.getByText('does not count yet')).toBeTruthy();
    const needed = within(screen.getByRole('table', { name: 'What the exam must give' }));
    expect(needed.getByText('out of reach')).toBeTruthy();
    expect(needed.getByText(/93.75/)).toBeTruthy();
  });
  it('has its classes with marks, absences and their reasons', async () => {
    open();
    const lessons = within(await screen.findByRole('table', { name: 'Lessons' }));
    expect(lessons.getAllByText('02.09.2026 09:05')).toHaveLength(3);
    expect(lessons.getByText('Illness')).toBeTruthy();
    expect(lessons.getByText('the lesson is cancelled')).toBeTruthy();
    expect(screen.getByText('Classes missed: 2, with a good reason: 1')).toBeTruthy();
  });
  it('shows no rating of who only listens', async () => {
    open({ audit: true, rating: null, needed: [] });
    expect(await screen.findByText('You audit this course')).toBeTruthy();
    expect(screen.queryByText('What the rating is made of')).toBeNull();
  });
});
