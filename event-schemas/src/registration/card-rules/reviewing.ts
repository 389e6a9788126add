import { reject, type Rejection } from '../../kernel/rejections.ts';
import { cardStatusNames } from '../names.ts';
import type { CardStatus } from '../values.ts';
import type { Acting } from './acting.ts';
import { nextStatus } from './status-table.ts';

const refusals = {
  start_review: 'advising.review_not_possible',
  approve: 'advising.approval_not_possible',
  reject: 'advising.rejection_not_possible',
} as const;
export type ReviewAct = keyof typeof refusals;

/** Where an act of the review leads; a refusal where the card's status does not let it be done. The period does not matter. */
export const reviewed = (status: CardStatus, act: ReviewAct, acting: Acting): { status: CardStatus } | Rejection => {
  const next = nextStatus(status, act, acting, 'main');
  return next ? { status: next } : reject(refusals[act], { status: cardStatusNames[status], status_code: status });
};
