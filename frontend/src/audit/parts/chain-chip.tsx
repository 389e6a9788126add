import { Link } from 'react-router';
import { useCanOpen, useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useLedger } from '../ledger-calls.ts';
import { useLedgerText } from '../ledger-text.ts';

/**
 * "Chain verified to #1 204 881", or where the first fault is; leads to the verification for those who may open it. The screen that shows it stands in the
 * part `ledger` of module.ts, whose texts it needs: `<PageHeader status={<ChainChip />} />`.
 */
export function ChainChip() {
  const t = useLedgerText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const ledger = useLedger().data;
  if (!ledger) return null;
  const result = ledger.verification?.result;
  const chip = !result ? (
    <StatusChip>{t('chip.none')}</StatusChip>
  ) : result.ok ? (
    <StatusChip tone="ok">{t('chip.ok', { position: format.number(result.verified_to) })}</StatusChip>
  ) : (
    <StatusChip tone="bad">
      {t('chip.fault', { position: format.number(result.faults[0]?.position ?? result.verified_to + 1) })}
    </StatusChip>
  );
  return canOpen('audit-verify') ? (
    <Link to={link('audit-verify')} style={{ textDecoration: 'none', maxWidth: '100%' }}>
      {chip}
    </Link>
  ) : (
    chip
  );
}
