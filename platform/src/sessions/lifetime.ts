/** When a session ends: after hours without use, and after days in all. */
export interface SessionLifetime {
  idle_hours: number;
  max_days: number;
}
export const defaultSessionLifetime: SessionLifetime = { idle_hours: 12, max_days: 7 };
