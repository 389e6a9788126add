import { reject, type Rejection } from '../kernel/rejections.ts';
import { cardStatusNames } from './names.ts';
import type { CardStatus, RegistrationKind } from './values.ts';

/** Why the student can't change their card now: it is approved and nobody's turn, or it lies with the advisor. */
export const cardNotEditable = (status: CardStatus, kind: RegistrationKind | undefined): Rejection =>
  reject(status === 'CONFIRMED' ? 'registration.card_confirmed' : 'registration.status_not_editable', { status: cardStatusNames[status], status_code: status, kind });
