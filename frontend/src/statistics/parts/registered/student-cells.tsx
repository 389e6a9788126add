import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { RegisteredStudent } from '@portal/event-schemas/statistics/registered-students.ts';
import { StatusChip, type Tone } from '../../../shell/status-chip.tsx';
import { useTeachingText } from '../../teaching-text.ts';

const tones: Record<RegisteredStudent['standing'], Tone> = {
  registered: 'ok',
  offered: 'warn',
  waiting: 'warn',
  basket: 'info',
};

/** How the student stands on the course; audit and a teacher's permission beside it. */
export function StandingChips({ row }: { row: RegisteredStudent }) {
  const words = useStandingText();
  const t = useTeachingText();
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: '4px', flexWrap: 'wrap' }}>
      <StatusChip tone={tones[row.standing]}>{words(row)}</StatusChip>
      {row.audit && <StatusChip>{t('students.is_audit')}</StatusChip>}
      {row.permitted && <StatusChip tone="info">{t('students.permitted')}</StatusChip>}
    </Box>
  );
}

/** "записан", "в очереди 3-й". */
export function useStandingText(): (row: RegisteredStudent) => string {
  const t = useTeachingText();
  return row => (row.place === null ? t(`students.states.${row.standing}`) : t('students.place', { place: row.place }));
}

export const Mail = ({ address }: { address: string }) =>
  address ? <Link href={`mailto:${address}`}>{address}</Link> : <>–</>;
