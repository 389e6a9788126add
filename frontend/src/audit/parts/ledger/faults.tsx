import { Link } from 'react-router';
import type { FaultView, VerificationView } from '@portal/event-schemas/audit/ledger-views.ts';
import { useLink } from '../../../app/links.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Note } from '../../../shell/note.tsx';
import { useLedgerText } from '../../ledger-text.ts';

/** What a verification found: that all is well, or the first fault plainly and the others below it. */
export function Findings({ result }: { result: NonNullable<VerificationView['result']> }) {
  const t = useLedgerText();
  const format = useFormat();
  const [first, ...others] = result.faults;
  const hidden = result.fault_count - result.faults.length;
  const doubts = (
    <>
      {result.unchained > 0 && (
        <p className="mut">{t('state.unchained', { count: format.number(result.unchained) })}</p>
      )}
      {!result.keys_compared && result.seals > 0 && <p className="mut">{t('state.keys_not_compared')}</p>}
    </>
  );
  if (!first)
    return (
      <>
        {<Note>{t('result.ok', { position: format.number(result.verified_to) })}</Note>}
        {doubts}
      </>
    );
  return (
    <>
      <Note tone="bad">
        <b>{t('result.first')}</b>
        <Fault fault={first} />
        <div>{t('result.fault', { position: format.number(result.verified_to) })}</div>
      </Note>
      {others.length > 0 && (
        <details>
          <summary style={{ minHeight: 24, cursor: 'pointer' }}>{t('result.others')}</summary>
          <ul style={{ display: 'grid', gap: 6, paddingTop: 8 }}>
            {others.map((fault, index) => (
              <li key={index}>
                <Fault fault={fault} />
              </li>
            ))}
          </ul>
          {hidden > 0 && <p className="mut">{t('result.more', { count: format.number(hidden) })}</p>}
        </details>
      )}
      {doubts}
    </>
  );
}

/** One fault in words, with what the event says of itself and the way to its history. */
function Fault({ fault }: { fault: FaultView }) {
  const t = useLedgerText();
  const format = useFormat();
  const link = useLink();
  const { kind, position, found_at = 0, to = 0, seal = 0, key = '', stream, version, type } = fault;
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <div>
        {t(`fault.${kind}`, {
          position: format.number(position),
          found_at: format.number(found_at),
          to: format.number(to),
          seal,
          key,
        })}
      </div>
      {stream && (
        <div className="mut">
          {t('fault.of', { type: type ?? '', version: version ?? 0, stream })} ·{' '}
          <Link to={link('audit-history', { stream })}>{t('fault.history')}</Link>
        </div>
      )}
    </div>
  );
}
