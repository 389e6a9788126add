import type { Audience } from '../kernel/roles.ts';

/** What is known of a refused attempt when it is decided whether it goes into the record. */
interface Attempt {
  kind: 'command' | 'query' | 'list';
  audience: Audience;
  status: number;
  code: string;
}

/** Roles whose refusals are everyday life: a full course, a period that has not begun. They are counted without names (docs/decisions/0014). */
const everyday: readonly string[] = ['student', 'applicant', 'beta'];

/**
 * Which refusals an auditor wants to see: a way that is closed to the person (403: wrong role, somebody else's record,
 * a forged request) or to a program's key, a log-in that failed,
 * and a decision that went against staff at an act that only staff may do. Slips of the pen, floods and requests that the platform
 * turns away are none of these.
 */
export function isProtectedAct({ kind, audience, status, code }: Attempt): boolean {
  if (code === 'platform.csrf' || code.startsWith('platform.key_')) return true;
  if (code.startsWith('platform.')) return false;
  if (status === 403) return true;
  if (kind !== 'command') return false;
  if (audience === 'anonymous') return true;
  return (
    Array.isArray(audience) &&
    audience.length > 0 &&
    !audience.some(role => everyday.includes(role)) &&
    status !== 401 &&
    status !== 404
  );
}
