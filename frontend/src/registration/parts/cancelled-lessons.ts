import type { CardItem } from '@portal/event-schemas/registration/views.ts';

/** A lesson of a registered course that doesn't take place any more: with it the card can be neither sent nor approved (docs/decisions/0017). */
export const hasCancelled = (item: CardItem): boolean =>
  item.status === 'registered' && item.lessons.some(lesson => lesson.status === 'cancelled');
