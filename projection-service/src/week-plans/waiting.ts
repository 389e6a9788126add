import { waitingWords } from '@portal/event-schemas/week-plans/waiting-words.ts';
import { waitingRows, type WaitingKind } from '@portal/platform/waiting/waiting.ts';

export const waiting: readonly WaitingKind[] = [
  {
    id: 'week-plans.to_answer',
    ...waitingWords.to_answer,
    roles: ['supervisor'],
    screen: 'shared-week-plans',
    find: waitingRows(
      ({ actor, bind }) => `
        SELECT p.shared_at AS since, NULL::timestamptz AS due, NULL::jsonb AS first
        FROM week_plans.plans p JOIN curriculum.students_public s ON s.uid = p.student
        WHERE p.state = 'shared' AND s.advisor = ${bind(actor.id)}`,
    ),
  },
];
