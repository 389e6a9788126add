import Box from '@mui/material/Box';
import type { WaivableRule } from '@portal/event-schemas/registration/values.ts';
import type { PersonReference } from '@portal/event-schemas/registration/views.ts';
import { useFormat } from '../../../i18n/format.ts';
import { StatusChip } from '../../../shell/status-chip.tsx';
import { usePermitsText } from '../../permits-text.ts';

/** The rules that are not checked. */
export function WaivedRules({ waives }: { waives: readonly WaivableRule[] }) {
  const t = usePermitsText();
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: '4px', flexWrap: 'wrap' }}>
      {waives.map(rule => (
        <StatusChip key={rule} tone="info">
          {t(`rule.${rule}`)}
        </StatusChip>
      ))}
    </Box>
  );
}

/** Who gave it, and when. */
export function GivenBy({ by, at }: { by: PersonReference | null; at: string }) {
  const format = useFormat();
  return (
    <>
      {by?.display_name ?? '–'} <span className="mut num">{format.shortDateTime(at)}</span>
    </>
  );
}
