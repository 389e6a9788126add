import type { VerificationView } from '@portal/event-schemas/audit/ledger-views.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Panel } from '../../../shell/panel.tsx';
import { CallState, EmptyState } from '../../../shell/states.tsx';
import { StatusChip } from '../../../shell/status-chip.tsx';
import { useVerifications } from '../../ledger-calls.ts';
import { useLedgerText } from '../../ledger-text.ts';

/** The last verifications: who asked, when, what was found. */
export function Verifications() {
  const t = useLedgerText();
  const format = useFormat();
  const checks = useVerifications(true);
  return (
    <Panel title={t('checks.title')} flush>
      <CallState call={checks} lines={3} />
      {checks.data?.results.length === 0 && <EmptyState title={t('checks.none')} />}
      <ul>
        {checks.data?.results.map(check => (
          <li
            key={check.id}
            style={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: '4px var(--s4)',
              alignItems: 'center',
              padding: '8px var(--s4)',
              borderTop: '1px solid var(--line)',
            }}
          >
            <span className="num" style={{ flex: '0 0 132px' }}>
              {format.shortDateTime(check.asked_at)}
            </span>
            <span style={{ flex: '1 1 160px' }}>{check.asked_by?.display_name ?? t('checks.night')}</span>
            <span style={{ flex: '1 1 200px', minWidth: 0 }}>
              <Outcome check={check} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Outcome({ check: { status, result } }: { check: VerificationView }) {
  const t = useLedgerText();
  const format = useFormat();
  if (status === 'failed') return <StatusChip tone="warn">{t('checks.failed')}</StatusChip>;
  if (!result) return <StatusChip tone="info">{t('checks.running')}</StatusChip>;
  return result.ok ? (
    <StatusChip tone="ok">{t('checks.ok', { position: format.number(result.verified_to) })}</StatusChip>
  ) : (
    <StatusChip tone="bad">{t('checks.fault', { count: format.number(result.fault_count) })}</StatusChip>
  );
}
