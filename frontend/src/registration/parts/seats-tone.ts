import type { Seats } from '@portal/event-schemas/registration/views.ts';

/** The one colour of how full something is: no seat left, the last tenth of them, more. */
export const seatsTone = ({ left, capacity }: Pick<Seats, 'left' | 'capacity'>): 'bad' | 'warn' | 'info' =>
  left === 0 ? 'bad' : left <= capacity / 10 ? 'warn' : 'info';
