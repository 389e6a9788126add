import { waitingWords } from '@portal/event-schemas/teacher-requests/waiting-words.ts';
import { waitingRows, type WaitingKind } from '@portal/platform/waiting/waiting.ts';

export const waiting: readonly WaitingKind[] = [
  {
    id: 'teacher-requests.to_answer',
    ...waitingWords.to_answer,
    roles: ['teacher'],
    screen: 'teacher-requests',
    find: waitingRows(
      ({ actor, today, bind }) => `
        SELECT r.asked_at AS since, NULL::timestamptz AS due, NULL::jsonb AS first
        FROM registration.teacher_requests r
        LEFT JOIN registration.places p ON p.offering = r.offering AND p.student = r.student
        LEFT JOIN curriculum.study_periods_public sp ON sp.uid = r.study_period
        WHERE r.offering IN (SELECT l.offering FROM registration.lessons l WHERE l.teacher = ${bind(actor.id)})
          AND r.status = 'asked' AND p.taken_lessons IS NULL AND coalesce(sp.end_date >= ${bind(today)}, true)`,
    ),
  },
];
