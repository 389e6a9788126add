import type { FailureRow, RunRow } from '@portal/event-schemas/notifications/views.ts';
import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { StatusChip, type Tone } from '../../shell/status-chip.tsx';
import type { MailKind } from '../calls.ts';
import { useText } from '../text.ts';
import { Window } from './window.tsx';

const tones: Record<RunRow['state'], Tone> = { running: 'info', done: 'ok', failed: 'bad' };
const missed = (row: RunRow): number => row.failed + row.no_address;

/** What became of the runs: how many were told, how many mails arrived, whom they missed. */
export function Runs({ kind }: { kind: MailKind }) {
  const t = useText();
  const format = useFormat();
  const [open, setOpen] = useState<RunRow | null>(null);
  return (
    <>
      <OfficeTable<RunRow>
        resource="notifications/mail_runs"
        storeKey={`mail_runs.${kind}`}
        permanentFilter={{ kind }}
        sort={{ field: 'due_at', order: 'DESC' }}
        name={row => format.shortDateTime(row.due_at)}
        exportable
        emptyTitle={t('runs.empty')}
        emptyHint={t('runs.empty_hint')}
        filters={[
          {
            source: 'state',
            label: t('runs.state'),
            kind: 'choice',
            several: true,
            choices: (['done', 'running', 'failed'] as const).map(value => ({
              value,
              label: t(`runs.states.${value}`),
            })),
          },
          { source: 'due_at', label: t('runs.due_at'), kind: 'range', type: 'date' },
        ]}
        columns={[
          {
            source: 'due_at',
            label: t('runs.due_at'),
            sortable: true,
            render: row => format.shortDateTime(row.due_at),
            onClick: setOpen,
          },
          {
            source: 'state',
            label: t('runs.state'),
            sortable: true,
            render: row => <StatusChip tone={tones[row.state]}>{t(`runs.states.${row.state}`)}</StatusChip>,
          },
          { source: 'reached', label: t('runs.reached'), sortable: true, numeric: true },
          { source: 'sent', label: t('runs.sent'), sortable: true, numeric: true },
          { source: 'waiting', label: t('runs.waiting'), sortable: true, numeric: true },
          {
            source: 'failed',
            label: t('runs.failed'),
            sortable: true,
            numeric: true,
            render: row => (missed(row) > 0 ? <StatusChip tone="warn">{format.number(missed(row))}</StatusChip> : '0'),
          },
          { source: 'error', label: t('runs.error'), optional: true, render: row => row.error ?? '–' },
        ]}
      />
      {open && <Failures run={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** One run, and the people whom its mails did not reach. */
function Failures({ run, onClose }: { run: RunRow; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const again = useSend('POST /notifications/mail_runs/send_again/', { done: t('runs.asked_again'), onDone: onClose });
  return (
    <Window title={t('runs.title', { time: format.dateTime(run.due_at) })} wide onClose={onClose}>
      <p className="mut num" style={{ marginBottom: 'var(--s3)' }}>
        {t('runs.sums', {
          reached: format.number(run.reached ?? 0),
          sent: format.number(run.sent),
          waiting: format.number(run.waiting),
          failed: format.number(missed(run)),
        })}
      </p>
      {missed(run) > 0 && (
        <OfficeActButton
          variant="outlined"
          loading={again.isPending}
          onClick={() => again.mutate({ body: { run: run.uid } })}
          sx={{ marginBottom: 'var(--s4)' }}
        >
          {t('runs.again')}
        </OfficeActButton>
      )}
      {run.error && (
        <p role="alert" className="form-error">
          {run.error}
        </p>
      )}
      <OfficeTable<FailureRow>
        resource="notifications/mail_failures"
        storeKey={`mail_failures.${run.uid}`}
        permanentFilter={{ run: run.uid }}
        sort={{ field: 'display_name', order: 'ASC' }}
        searchLabel={t('reach.search')}
        name={row => row.display_name}
        emptyTitle={t('runs.none_missed')}
        columns={[
          { source: 'display_name', label: t('runs.person'), sortable: true },
          {
            source: 'state',
            label: t('runs.why'),
            sortable: true,
            render: row => (row.state === 'no_address' ? t('runs.no_address') : (row.error ?? t('runs.refused'))),
          },
          { source: 'attempts', label: t('runs.attempts'), sortable: true, numeric: true },
        ]}
      />
    </Window>
  );
}
