import { accessSentences } from '@portal/event-schemas/registration/access-sentences.ts';
import type { AccessHistoryRow } from '@portal/event-schemas/access/views.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from './history-list.ts';
import { lineOf } from './history.ts';

const stream = 'course_offering-o';
const row: Omit<AccessHistoryRow, 'sentence'> = {
  position: 1,
  at: '2026-09-01T08:00:00.000Z',
  kind: 'course',
  actor: 'a',
  actor_name: 'Иванова А.',
  on_behalf_of: null,
  on_behalf_of_name: null,
  course: 'o',
  course_code: 'DB201',
  course_name: { ...sameInAll('Databases'), ru: 'Базы данных' },
  study_period: 'p',
  discipline: 'd',
  level: 'lesson',
  target: 'l',
  flux_number: 2,
  section: '1',
  load_type: 'lecture',
  student: null,
  student_name: null,
  status: 'cancelled',
  reason: 'Ремонт',
  affected: 24,
};

describe('the history of access', () => {
  it('has a line for every event about access and for no other', () => {
    const lines = [
      ['CourseAccessSet', { level: 'course', target: 'o', status: null, reason: '' }],
      ['CourseAccessSet', { level: 'flux', target: 'f', status: 'cancelled', reason: 'x', affected: ['s', 't'] }],
      ['SelectedStudentAccessSet', { student: 's', granted: false }],
      ['OnlineRegistrationAccessSet', { student: 's', access: 'closed', comment: 'why' }],
      ['DebtRecorded', { student: 's', kind: 'financial', amount: 5, note: 'semester' }],
      ['DebtCleared', { student: 's', kind: 'financial' }],
      ['DebtRecorded', { student: 's', kind: 'library', amount: null, note: '' }],
      ['SeatsTaken', {}],
    ].map(([type, data]) => lineOf({ type, data, stream } as never));
    expect(lines.map(line => line && `${line.kind} ${line.status} ${line.reason} ${line.affected}`)).toEqual([
      'course open  0',
      'course cancelled x 2',
      'selected_student withdrawn  0',
      'student closed why 0',
      'debt recorded semester 0',
      'debt cleared  0',
      null,
      null,
    ]);
    for (const line of lines) if (line) expect(Object.keys(accessSentences)).toContain(`${line.kind}.${line.status}`);
  });

  it('is told in words: who, what, whom it concerns, why', () => {
    expect(sentenceOf(row, 'ru')).toBe(
      'Иванова А. отменяет: DB201 «Базы данных», поток 2, лекция 1; студентов с местом: 24; причина: Ремонт',
    );
    expect(
      sentenceOf(
        {
          ...row,
          level: 'course',
          flux_number: null,
          section: null,
          load_type: null,
          status: 'open',
          reason: '',
          affected: 0,
        },
        'en',
      ),
    ).toBe('Иванова А. opens registration: DB201 «Databases»');
    expect(
      sentenceOf(
        { ...row, kind: 'student', status: 'closed', student: 's', student_name: 'Асанов А.', affected: 0 },
        'kk',
      ),
    ).toBe('Иванова А. Асанов А. студентіне онлайн тіркелуді жапты; себебі: Ремонт');
  });
});
