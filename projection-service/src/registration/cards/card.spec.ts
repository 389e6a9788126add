import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { StudyCardEvent } from '@portal/event-schemas/registration/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { describe, expect, test } from 'vitest';
import { emptyCard, evolveCard } from './card.ts';

const [student, study_period, offering] = ['a', 'e', '0'].map(
  letter => `${letter.repeat(8)}-0000-4000-8000-000000000001`,
) as [string, string, string];
const recorded = (event: StudyCardEvent, minute: number): RecordedEvent<StudyCardEvent> =>
  ({
    ...event,
    stream: `study_card-${student}.${study_period}`,
    version: minute,
    position: minute,
    id: String(minute),
    meta: { occurred_at: `2026-09-10T08:0${minute}:00.000Z`, actor: { id: 'x', roles: [] } },
  }) as unknown as RecordedEvent<StudyCardEvent>;
const fold = (...events: StudyCardEvent[]) =>
  events.reduce((card, event, index) => evolveCard(card, recorded(event, index + 1)), emptyCard(student, study_period));
const added = (added_by: 'student' | 'advisor', reason?: string): StudyCardEvent => ({
  type: 'CourseAddedToCard',
  data: {
    student,
    study_period,
    status: 'CHECKING_AFTER',
    ...(reason ? { reason } : {}),
    course: {
      offering,
      discipline: offering,
      flux: offering,
      lessons: [],
      code: 'C-1',
      name: sameInAll('Course 1'),
      credits: 5,
      audit: false,
      added_by,
      is_sport: false,
      is_introductory: false,
    },
  },
});
const at = (minute: number) => `2026-09-10T08:0${minute}:00.000Z`;

describe('what the advisor does to a card is marked for the student', () => {
  test('a course that the advisor added', () =>
    expect(fold(added('advisor', 'For the thesis')).courses.get(offering)!.mark).toEqual({
      act: 'added',
      by: 'advisor',
      at: at(1),
      reason: 'For the thesis',
    }));
  test('other lessons, until the student changes them again', () => {
    const changed = { offering, flux: offering, lessons: [], status: 'CHECKING_AFTER' as const };
    const card = fold(added('student'), { type: 'CardLessonsChanged', data: { ...changed, by: 'advisor' } });
    expect(card.courses.get(offering)!.mark).toEqual({ act: 'changed', by: 'advisor', at: at(2), reason: '' });
    expect(
      evolveCard(card, recorded({ type: 'CardLessonsChanged', data: changed }, 3)).courses.get(offering)!.mark,
    ).toBeNull();
  });
  test('a course that was taken off, until it is on the card again', () => {
    const card = fold(added('student'), {
      type: 'CourseDroppedFromCard',
      data: { offering, reason: 'Too early', status: 'CHECKING_AFTER', by: 'advisor' },
    });
    expect(card.removed).toEqual([
      { uid: offering, code: 'C-1', name: sameInAll('Course 1'), by: 'advisor', at: at(2), reason: 'Too early' },
    ]);
    expect(evolveCard(card, recorded(added('student'), 3)).removed).toEqual([]);
  });
  test('nothing where the student acted', () => {
    const card = fold(added('student'), {
      type: 'CourseDroppedFromCard',
      data: { offering, reason: '', status: 'CHOOSING' },
    });
    expect(card.removed).toEqual([]);
    expect(fold(added('student')).courses.get(offering)!.mark).toBeNull();
  });
});
