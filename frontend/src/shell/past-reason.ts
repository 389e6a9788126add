import { usePast } from '../http/use-past.ts';
import { useShellText } from './texts.ts';

/** Why what changes something is off: a past moment is looked at. Undefined in the present. `disabled={reason !== undefined} title={reason}`. */
export function usePastReason(): string | undefined {
  const t = useShellText();
  return usePast() ? t('past') : undefined;
}
