import { waitingWords } from '@portal/event-schemas/portfolio/waiting-words.ts';
import { reviewers } from '@portal/event-schemas/portfolio/roles.ts';
import { waitingRows, type WaitingKind } from '@portal/platform/waiting/waiting.ts';
import { reviewed } from './rights.ts';

export const waiting: readonly WaitingKind[] = [
  {
    id: 'portfolio.to_review',
    ...waitingWords.to_review,
    roles: reviewers,
    screen: 'portfolio_review',
    one: { screen: 'portfolio_review', in: 'query' },
    find: waitingRows(
      ({ bind, ...reader }) => `
        SELECT a.sent_at AS since, NULL::timestamptz AS due, jsonb_build_object('profile', a.student) AS first
        FROM portfolio.achievements a
        JOIN curriculum.students_public s ON s.uid = a.student
        LEFT JOIN curriculum.edu_programs_public p ON p.uid = s.edu_program
        WHERE a.status = 'REVIEW' AND ${reviewed(reader, bind)}`,
    ),
  },
  {
    id: 'portfolio.rejected',
    ...waitingWords.rejected,
    roles: ['student'],
    screen: 'portfolio',
    find: waitingRows(
      ({ actor, bind }) => `
        SELECT a.reviewed_at AS since, NULL::timestamptz AS due, NULL::jsonb AS first
        FROM portfolio.achievements a WHERE a.student = ${bind(actor.id)} AND a.status = 'REJECTED'`,
    ),
  },
];
