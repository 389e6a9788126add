/** A time of the database, as a driver may hand it over, in ISO 8601 UTC. */
export function iso(time: string | Date): string;
export function iso(time: string | Date | null | undefined): string | null;
export function iso(time: string | Date | null | undefined): string | null {
  return time === null || time === undefined ? null : new Date(time).toISOString();
}
