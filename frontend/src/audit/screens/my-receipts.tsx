import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { OwnEvent } from '@portal/event-schemas/audit/ledger-views.ts';
import { useLink } from '../../app/links.ts';
import { api } from '../../http/client.ts';
import { useFormat } from '../../i18n/format.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { toast } from '../../shell/toast.ts';
import { downloadJson } from '../parts/ledger/download.ts';
import { useOwnEvents } from '../ledger-calls.ts';
import { useReceiptText } from '../receipt-text.ts';

const step = 20;
const most = 100;

/** my-receipts: what happened on the student's own cards and applications, each with a receipt that anybody can check. */
export default function MyReceipts() {
  const t = useReceiptText();
  const link = useLink();
  const [search] = useSearchParams();
  const course = search.get('course') ?? undefined;
  const [many, setMany] = useState(step);
  const events = useOwnEvents(course, many);
  return (
    <>
      <PageHeader
        actions={
          <Link className="button" to={link('check-receipt')}>
            {t('mine.check')}
          </Link>
        }
      />
      <p className="mut">{t('mine.lead')}</p>
      <Panel
        title={course && t('mine.of_course')}
        actions={course && <Link to={link('my-receipts')}>{t('mine.all')}</Link>}
        flush
      >
        <CallState call={events} lines={6} />
        {events.data?.count === 0 && <EmptyState title={t('mine.empty')}>{t('mine.empty_hint')}</EmptyState>}
        <ol>
          {events.data?.results.map(event => (
            <Happened key={event.position} event={event} sealedBy={events.data.next_seal_by} />
          ))}
        </ol>
      </Panel>
      {(events.data?.count ?? 0) > many && many < most && (
        <div>
          <button type="button" className="button" onClick={() => setMany(Math.min(most, many + step))}>
            {t('mine.earlier')}
          </button>
        </div>
      )}
    </>
  );
}

function Happened({ event, sealedBy }: { event: OwnEvent; sealedBy: string }) {
  const t = useReceiptText();
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const named = (act: 'mine.download' | 'mine.copy'): string =>
    `${t(act)}: ${t('mine.event', { position: format.number(event.position) })}`;
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const { receipt, code } = await api('GET /audit/receipts/{position}/', {
        params: { position: event.position },
      });
      downloadJson(`receipt-${event.position}.json`, { code, receipt });
      toast.success(t('mine.downloaded'));
    } catch (error) {
      toast.error((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const copy = (): void =>
    void navigator.clipboard.writeText(event.code ?? '').then(
      () => toast.success(t('mine.copied')),
      () => undefined,
    );
  return (
    <li
      style={{ display: 'grid', gap: 'var(--s2)', padding: 'var(--s3) var(--s4)', borderTop: '1px solid var(--line)' }}
    >
      <div>{event.sentence}</div>
      {event.application && <div className="mut">{t('mine.application', { number: event.application })}</div>}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px var(--s3)', alignItems: 'center' }}>
        <span className="mut num">
          {format.shortDateTime(event.at)} · {t('mine.event', { position: format.number(event.position) })}
        </span>
        {event.sealed ? (
          <StatusChip tone="ok">{t('mine.sealed')}</StatusChip>
        ) : (
          <span className="mut">{t('mine.provisional', { date: format.shortDateTime(sealedBy) })}</span>
        )}
      </div>
      {event.code && (
        <div style={{ overflowWrap: 'anywhere' }}>
          <span className="mut">{t('mine.code')}: </span>
          <code>{event.code}</code>
        </div>
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' }}>
        <button
          type="button"
          className="button"
          aria-busy={busy}
          aria-label={named('mine.download')}
          onClick={() => void (busy || download())}
        >
          {t('mine.download')}
        </button>
        {event.code && navigator.clipboard && (
          <button type="button" className="button" aria-label={named('mine.copy')} onClick={copy}>
            {t('mine.copy')}
          </button>
        )}
      </div>
    </li>
  );
}
