import { rowStates, type RowState } from '@portal/event-schemas/grades/row-rules.ts';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useText } from '../text.ts';

const sheetTones = { unprocessed: 'quiet', partially_processed: 'warn', processed: 'ok' } as const;

/** Where a row stands. */
export function RowChip({ state }: { state: RowState }) {
  const t = useText();
  return <StatusChip tone={rowStates[state]}>{t(`state.${state}`)}</StatusChip>;
}
/** How much of a sheet the office has decided. */
export function SheetChip({ state }: { state: keyof typeof sheetTones }) {
  const t = useText();
  return <StatusChip tone={sheetTones[state]}>{t(`sheet_state.${state}`)}</StatusChip>;
}
