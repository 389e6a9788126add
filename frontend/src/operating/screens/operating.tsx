import type { Operating as Running } from '@portal/event-schemas/operating/calls.ts';
import type { ProblemCode } from '@portal/event-schemas/operating/problems.ts';
import { Link } from 'react-router';
import { useCanOpen, useLink } from '../../app/links.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { Note } from '../../shell/note.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useOperatingText } from '../text.ts';

/** operating: what needs a person, with what to do about it, and the figures of the portal. */
export default function Operating() {
  const found = useCall('GET /operating/', {});
  if (!found.data) return <PageCallState call={found} />;
  return (
    <>
      <PageHeader />
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--s4)' }}>
        <Problems problems={found.data.problems} />
        <Figures seen={found.data} />
        <Jobs jobs={found.data.jobs} />
        <SlowCalls calls={found.data.slow_calls} />
      </div>
    </>
  );
}

/** Where something is put right, if there is a screen for it. */
const screens: Partial<Record<ProblemCode, string>> = {
  events_set_aside: 'audit-set-aside',
  reader_parked: 'audit-set-aside',
  systems_failing: 'third_party_apis',
  mails_failed: 'first-steps',
};

function Problems({ problems }: { problems: Running['problems'] }) {
  const t = useOperatingText();
  const link = useLink();
  const canOpen = useCanOpen();
  if (problems.length === 0)
    return (
      <Panel title={t('well')}>
        <p className="mut">{t('well_hint')}</p>
      </Panel>
    );
  return (
    <Panel title={t('attention')}>
      <div style={{ display: 'grid', gap: 'var(--s3)' }}>
        {problems.map(({ code, count, details }) => {
          const screen = screens[code];
          const title = t(`problems.${code}`, { count });
          return (
            <Note key={code} tone="warn">
              <strong>{screen && canOpen(screen) ? <Link to={link(screen)}>{title}</Link> : title}</strong>
              <p style={{ margin: '4px 0' }}>{t(`advice.${code}`)}</p>
              {details.length > 0 && (
                <ul style={{ margin: 0, overflowWrap: 'anywhere' }}>
                  {details.map(one => (
                    <li key={one}>{one}</li>
                  ))}
                </ul>
              )}
            </Note>
          );
        })}
      </div>
    </Panel>
  );
}

const megabyte = 1_048_576;
function Figures({ seen }: { seen: Running }) {
  const t = useOperatingText();
  const format = useFormat();
  const { versions, log, disk, mails, backup } = seen;
  const size = (bytes: number): string => t('megabytes', { count: format.number(Math.round(bytes / megabyte)) });
  const at = (moment: string | null | undefined): string => (moment ? format.shortDateTime(moment) : t('none'));
  const rows: [string, string][] = [
    [t('version'), versions.portal],
    [t('node'), versions.node],
    [t('database'), versions.database],
    [t('up_since'), at(seen.up_since)],
    [t('events'), format.number(log.head)],
    [t('lag'), format.number(log.lag)],
    [t('lag_sums'), format.number(log.unhurried_lag)],
    [t('lag_ledger'), format.number(log.ledger_lag)],
    [t('free'), size(disk.free)],
    [t('size'), size(disk.database)],
    [t('mails'), format.number(mails.waiting + mails.sending)],
    [t('backup'), at(backup.last?.began_at)],
    [t('backup_checked'), at(backup.last?.checked_at)],
  ];
  return (
    <Panel title={t('runs')}>
      <dl
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
          gap: 'var(--s3)',
          margin: 0,
        }}
      >
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="mut">{name}</dt>
            <dd className="num" style={{ margin: 0 }}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Jobs({ jobs }: { jobs: Running['jobs'] }) {
  const t = useOperatingText();
  return (
    <Panel title={t('jobs')} flush>
      <DataTable
        label={t('jobs')}
        heads={[t('queue'), t('waiting'), t('active'), t('delayed'), t('failed')]}
        rows={jobs.map(({ queue, waiting, active, delayed, failed }) => ({
          key: queue,
          cells: [queue, waiting, active, delayed, failed],
        }))}
      />
    </Panel>
  );
}

function SlowCalls({ calls }: { calls: Running['slow_calls'] }) {
  const t = useOperatingText();
  return (
    <Panel title={t('slow')} note={t('slow_hint')} flush>
      <DataTable
        label={t('slow')}
        heads={[t('call'), t('count'), t('mean'), t('slower')]}
        rows={calls.map(({ call, count, mean_ms: mean, slow }) => ({ key: call, cells: [call, count, mean, slow] }))}
      />
    </Panel>
  );
}
