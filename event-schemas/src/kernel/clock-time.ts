const two = (value: number): string => String(value).padStart(2, '0');

/** Minutes after midnight as a clock shows them: 545 is "09:05". */
export const clockTime = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Minutes from midnight of `09:30`; null where it is no time. */
export function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(clock) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return Number(hours) * 60 + Number(minutes);
}

/** A length of time in milliseconds: "04:32", from an hour on "1:04:32". */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}
