import type { CourseStatusCode } from '@portal/event-schemas/access/views.ts';
import type { AccessRollup } from '@portal/event-schemas/registration/views.ts';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useAccessText } from './text.ts';

export const accessTones = {
  open: 'ok',
  blocked: 'warn',
  partially_blocked: 'warn',
  cancelled: 'bad',
  partially_cancelled: 'bad',
  mixed: 'bad',
} as const satisfies Record<CourseStatusCode, string>;

/** How children stand that have no common status: open, or part of them blocked and part cancelled. */
export const isMixed = (statuses: readonly AccessRollup[]): boolean =>
  statuses.some(status => status === 'blocked' || status === 'partially_blocked') &&
  statuses.some(status => status === 'cancelled' || status === 'partially_cancelled');

/** The access of a course, flux or lesson; `mixed`: it has no status because part is blocked and part cancelled. */
export function AccessChip({ status, mixed = false }: { status: AccessRollup; mixed?: boolean }) {
  const t = useAccessText();
  const code = status ?? (mixed ? 'mixed' : 'open');
  return <StatusChip tone={accessTones[code]}>{t(`status.${code}`)}</StatusChip>;
}
