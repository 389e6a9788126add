import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { z } from 'zod';
import type { ReaderInTrouble, readersInTrouble } from '@portal/event-schemas/audit/set-aside.ts';
import { useSession } from '../../app/portal.ts';
import { useCanOpen, useLink } from '../../app/links.ts';
import { api } from '../../http/client.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useSetAsideText } from '../set-aside-text.ts';

/** While something is there, the list is looked at so often, in milliseconds: what is taken up again goes away by itself. */
const beat = 3000;
const call = 'GET /audit/set_aside/';

/** audit-set-aside: events that a part of the portal could not take, why, and a new attempt (docs/decisions/0028). */
export default function AuditSetAside() {
  const t = useSetAsideText();
  const { is_org_admin } = useSession();
  const [asking, setAsking] = useState(false);
  const readers = useQuery<z.infer<typeof readersInTrouble>, Error>({
    queryKey: [call],
    queryFn: ({ signal }) => api(call, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.results.length ? beat : false),
  });
  const again = useSend('POST /audit/set_aside/again/', {
    invalidate: [call],
    done: ({ readers: asked }) => t('asked', { count: asked.length }),
    onDone: () => setAsking(false),
  });
  const found = readers.data?.results ?? [];
  return (
    <>
      <PageHeader
        actions={
          is_org_admin && found.length > 0 ? (
            <OfficeActButton variant="contained" loading={again.isPending} onClick={() => setAsking(true)}>
              {t('again')}
            </OfficeActButton>
          ) : undefined
        }
      />
      <p className="mut">{t('lead')}</p>
      <CallState call={readers} lines={6} />
      {readers.data && found.length === 0 && <EmptyState title={t('none')}>{t('none_hint')}</EmptyState>}
      {found.map(reader => (
        <Reader key={reader.id} reader={reader} />
      ))}
      <ConfirmDialog
        open={asking}
        title={t('again')}
        confirm={t('again')}
        busy={again.isPending}
        onConfirm={() => again.mutate({})}
        onClose={() => setAsking(false)}
      >
        {t('confirm')}
      </ConfirmDialog>
    </>
  );
}

/** One part of the portal with what it left out. */
function Reader({ reader: { id, kind, parked, events } }: { reader: ReaderInTrouble }) {
  const t = useSetAsideText();
  const format = useFormat();
  const canOpen = useCanOpen();
  const link = useLink();
  return (
    <Panel title={`${id.slice(id.indexOf(':') + 1)} · ${t(kind)}`} flush>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: '8px var(--s4)' }}>
        {parked !== null && <StatusChip tone="bad">{t('parked')}</StatusChip>}
        {events.length > 0 && (
          <StatusChip tone="warn">{t('aside', { count: format.number(events.length) })}</StatusChip>
        )}
      </div>
      {parked && <p style={{ margin: 0, padding: '0 var(--s4) 8px', overflowWrap: 'anywhere' }}>{parked}</p>}
      <ul>
        {events.map(({ position, type, stream, error, set_aside_at }) => (
          <li
            key={position}
            style={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: '4px var(--s4)',
              padding: '8px var(--s4)',
              borderTop: '1px solid var(--line)',
              overflowWrap: 'anywhere',
            }}
          >
            <span style={{ flex: '1 1 160px' }}>
              {t('event', { position: format.number(position) })}
              <br />
              <span className="mut">{type}</span>
            </span>
            <span style={{ flex: '1 1 200px', minWidth: 0 }}>
              <span className="mut">{stream}</span>
              <br />
              {canOpen('audit-history') && (
                <Link component={RouterLink} to={link('audit-history', { stream })}>
                  {t('history')}
                </Link>
              )}
            </span>
            <span style={{ flex: '2 1 240px', minWidth: 0 }}>
              <span className="mut">{t('error')}: </span>
              {error}
            </span>
            <span className="num mut" title={t('at')} style={{ flex: '0 0 132px' }}>
              {format.shortDateTime(set_aside_at)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
