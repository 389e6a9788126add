import type { PlanState } from '@portal/event-schemas/week-plans/codes.ts';
import { StatusChip, type Tone } from '../../shell/status-chip.tsx';
import { useSharedPlanText } from '../text.ts';

const tones: Record<PlanState, Tone> = { draft: 'quiet', shared: 'warn', accepted: 'ok', change_suggested: 'info' };

/** How a plan stands with the advisor. */
export function PlanStateChip({ state }: { state: PlanState }) {
  const t = useSharedPlanText();
  return <StatusChip tone={tones[state]}>{t(`state.${state}`)}</StatusChip>;
}
