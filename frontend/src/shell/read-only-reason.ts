import { useSeat } from '../app/portal.ts';
import { useAsOf } from '../http/use-as-of.ts';
import { useShellText } from './texts.ts';

/**
 * Why what changes something is off: a past moment is looked at, or an administrator looks at the portal as somebody else. Undefined where one acts for
 * oneself, in the present. `disabled={reason !== undefined} title={reason}`.
 */
export function useReadOnlyReason(): string | undefined {
  const t = useShellText();
  const seated = useSeat();
  if (useAsOf()) return t('past');
  return seated ? t('seat') : undefined;
}
