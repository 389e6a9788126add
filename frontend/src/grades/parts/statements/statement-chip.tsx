import { statementStates, type StatementState } from '@portal/event-schemas/grades/statement.ts';
import { StatusChip } from '../../../shell/status-chip.tsx';
import { useStatementText } from '../../text.ts';

/** Where a statement stands. */
export function StatementChip({ state }: { state: StatementState }) {
  const t = useStatementText();
  return <StatusChip tone={statementStates[state]}>{t(`states.${state}`)}</StatusChip>;
}
