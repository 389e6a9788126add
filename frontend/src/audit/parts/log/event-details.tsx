import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import type { LoggedEvent } from '@portal/event-schemas/audit/history.ts';
import { idsOf } from '@portal/event-schemas/audit/words/differences.ts';
import { useMemo, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useCanOpen, useLink } from '../../../app/links.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Skeletons } from '../../../shell/states.tsx';
import { useEventChanges } from '../../log-calls.ts';
import { useLogText } from '../../log-text.ts';
import { useRecordName } from '../../record-text.ts';
import { useNames } from '../../state-calls.ts';
import { useDifferenceWords } from '../words.ts';

/** The sentence, who and when, the ways on from here, what changed, and the event as it was recorded. */
export function EventDetails({ event, onLeave }: { event: LoggedEvent; onLeave: () => void }) {
  const t = useLogText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const recordName = useRecordName();
  const to = (id: string, text: string, params?: Record<string, string>, query?: Record<string, string>): ReactNode =>
    canOpen(id) && (
      <Link component={RouterLink} to={link(id, params, query)} onClick={onLeave}>
        {text}
      </Link>
    );
  const historyOf = (filter: Record<string, string>) => ({ filter: JSON.stringify(filter) });
  const facts: [string, ReactNode][] = [
    [t('event.when'), `${format.date(event.at)}, ${format.timeWithSeconds(event.at)}`],
    [t('event.who'), event.actor.display_name],
    [t('event.roles'), event.roles.map(role => format.name(roleNames[role as Role] ?? role)).join(', ')],
    ...(event.on_behalf_of ? [[t('event.behalf'), event.on_behalf_of.display_name] as [string, ReactNode]] : []),
    [
      t('event.record'),
      `${[recordName(event.aggregate), event.title].filter(Boolean).join(' · ')} (${t('event.version').toLowerCase()} ${format.number(event.version)})`,
    ],
    ...(event.facts_at === null
      ? []
      : [
          [t('event.facts_label'), t('event.facts', { position: format.number(event.facts_at) })] as [
            string,
            ReactNode,
          ],
        ]),
    [t('event.request'), <code key="request">{event.correlation_id}</code>],
  ];
  return (
    <>
      <Box component="p" sx={{ font: 'var(--t-h3)', overflowWrap: 'anywhere' }}>
        {event.sentence}
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '150px minmax(0, 1fr)' },
          gap: '6px 12px',
          '& dt': { color: 'var(--ink-3)' },
          '& dd': { overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      <Box component="nav" aria-label={t('event.causes')} sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px 16px' }}>
        {to('audit-causes', t('event.causes'), { correlation: event.correlation_id })}
        {to('audit-history', t('event.history'), { stream: event.stream }, { version: String(event.version) })}
        {event.person && to('audit-search', t('event.by_person'), undefined, historyOf({ person: event.person.uid }))}
        {to('audit-search', t('event.by_actor'), undefined, historyOf({ actor: event.actor.uid }))}
      </Box>
      <Changes position={event.position} />
      <Box component="details" sx={{ '& summary': { cursor: 'pointer', font: 'var(--t-label)', minHeight: 24 } }}>
        <summary>{t('event.raw')}</summary>
        <Box
          component="pre"
          tabIndex={0}
          role="region"
          aria-label={t('event.raw')}
          sx={{
            m: 0,
            p: 'var(--s3)',
            background: 'var(--bg)',
            borderRadius: 'var(--radius-s)',
            overflowX: 'auto',
            fontSize: 12,
          }}
        >
          {JSON.stringify(
            {
              position: event.position,
              stream: event.stream,
              version: event.version,
              type: event.type,
              at: event.at,
              event_id: event.event_id,
              command_id: event.command_id,
              command: event.command,
              correlation_id: event.correlation_id,
              causation_id: event.causation_id,
              actor: event.actor.uid,
              roles: event.roles,
              on_behalf_of: event.on_behalf_of?.uid ?? null,
              facts_at: event.facts_at,
              data: event.data,
            },
            null,
            2,
          )}
        </Box>
      </Box>
    </>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  font: 'var(--t-small)',
  '& th, & td': {
    textAlign: 'left',
    p: '7px var(--s3)',
    borderBottom: '1px solid var(--line)',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& thead th': { font: 'var(--t-label)', color: 'var(--ink-2)' },
  '& tbody th': { fontWeight: 500 },
  '& tbody td:nth-of-type(1)': { background: 'var(--bad-soft)' },
  '& tbody td:nth-of-type(2)': { background: 'var(--ok-soft)' },
} as const;

function Changes({ position }: { position: number }) {
  const t = useLogText();
  const found = useEventChanges(useMemo(() => [position], [position]));
  const changes = found.data?.find(one => one.position === position)?.changes;
  const names = useNames(useMemo(() => idsOf(changes ?? []), [changes]));
  const words = useDifferenceWords(changes ?? [], names);
  if (found.isPending) return <Skeletons lines={3} />;
  if (found.isError) return null;
  if (changes === null) return <p className="mut">{t('event.not_folded')}</p>;
  if (words.length === 0) return <p className="mut">{t('event.no_changes')}</p>;
  return (
    <Box component="table" sx={table}>
      <caption style={{ textAlign: 'left', font: 'var(--t-h3)', paddingBottom: 6 }}>{t('event.changes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('event.field')}</th>
          <th scope="col">{t('event.before')}</th>
          <th scope="col">{t('event.after')}</th>
        </tr>
      </thead>
      <tbody>
        {words.map(row => (
          <tr key={row.path}>
            <th scope="row">{row.label || '…'}</th>
            <td>{row.then}</td>
            <td>{row.now}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
