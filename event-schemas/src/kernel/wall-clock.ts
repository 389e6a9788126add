/** The clock on the university's wall: the date at a moment, and the moment at which it shows `HH:MM` on a date. */
export interface WallClock {
  dateOf(moment: Date): string;
  at(date: string, time: string): Date;
}
