import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { CallState } from '../../shell/states.tsx';
import { useLedger } from '../ledger-calls.ts';
import { useLedgerText } from '../ledger-text.ts';
import { ChainChip } from '../parts/chain-chip.tsx';

/** Desktop widget of an auditor: whether the log is what was recorded, and how much of it is sealed. */
export default function LogIntact() {
  const t = useLedgerText();
  const f = useFormat();
  const link = useLink();
  const ledger = useLedger();
  if (!ledger.isSuccess) return <CallState call={ledger} lines={3} />;
  const { last_position, sealed_to, unsealed, next_seal_by } = ledger.data;
  const position = (at: number): string => (at > 0 ? t('state.position', { position: f.number(at) }) : t('state.none'));
  const lines = [
    [t('state.last'), position(last_position)],
    [t('state.sealed'), position(sealed_to)],
    [t('state.unsealed'), t('state.events', { smart_count: unsealed, events: f.number(unsealed) })],
    ...(unsealed > 0 ? [[t('state.next'), f.shortDateTime(next_seal_by)]] : []),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 'var(--s3)', justifyItems: 'start' }}>
      <ChainChip />
      <Box component="dl" sx={{ display: 'grid', gap: 'var(--s1)', margin: 0, width: '100%' }}>
        {lines.map(([name, value]) => (
          <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 'var(--s3)' }}>
            <Box component="dt" className="mut">
              {name}
            </Box>
            <Box component="dd" className="num" sx={{ margin: 0 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      <Link component={RouterLink} to={link('audit-verify')}>
        {t('verify.open')}
      </Link>
    </Box>
  );
}
