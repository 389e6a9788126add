import type { CardItem } from '@portal/event-schemas/registration/views.ts';
import type { PlacedAs, PlacedLesson } from './clashes.ts';

const placedAs = {
  registered: 'card',
  basket: 'basket',
  waiting: 'waiting',
  offered: 'waiting',
} as const satisfies Record<NonNullable<CardItem['status']>, PlacedAs>;

/** What the week shows of a student: the lessons of the card, the basket and the waiting lists. */
export const placedLessons = (
  items: readonly Pick<CardItem, 'uid' | 'code' | 'name' | 'status' | 'lessons'>[],
  name: (text: CardItem['name']) => string,
): PlacedLesson[] =>
  items.flatMap(({ status, ...item }) =>
    status
      ? item.lessons.map(lesson => ({
          course: item.uid,
          code: item.code,
          label: name(item.name),
          as: placedAs[status],
          lesson,
        }))
      : [],
  );
