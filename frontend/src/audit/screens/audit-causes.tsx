import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { ErrorState, Skeletons } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useChain } from '../log-calls.ts';
import { useLogText } from '../log-text.ts';
import { CauseTree } from '../parts/log/cause-tree.tsx';
import { EventDrawer } from '../parts/log/event-drawer.tsx';

const tones = { sent: 'ok', failed: 'bad', no_address: 'warn', waiting: 'info', sending: 'info' } as const;

/** What came of one request, as a tree: commands, their events, what reactions to these did, mails. */
export default function AuditCauses() {
  const t = useLogText();
  const format = useFormat();
  const link = useLink();
  const { correlation = '' } = useParams();
  const [open, setOpen] = useState<number | null>(null);
  const chain = useChain(correlation);
  const { data } = chain;
  const all = link('audit-search', undefined, { filter: JSON.stringify({ correlation_id: correlation }), order: 'ASC' });
  return (
    <>
      <PageHeader note={data && t('causes.count', { smart_count: data.count })} actions={<Button component={Link} to={all}>{t('causes.all')}</Button>} />
      <p className="mut">{t('causes.lead')} <code style={{ overflowWrap: 'anywhere' }}>{correlation}</code></p>
      {chain.isPending && <Skeletons lines={8} />}
      {chain.isError && <ErrorState error={chain.error} retry={() => void chain.refetch()} />}
      {data && <CauseTree chain={data} onOpen={setOpen} />}
      {data && !data.whole && <p className="mut">{t('causes.cut', { count: format.number(data.count) })}</p>}
      {data && data.mails.length > 0 && (
        <Panel title={t('causes.mails')} flush>
          <ul>
            {data.mails.map(mail => (
              <Box component="li" key={`${mail.person.uid} ${mail.cause}`} sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center', p: '10px var(--s4)', borderTop: '1px solid var(--line)' }}>
                <Box component="span" sx={{ flex: '1 1 220px' }}>{t('causes.mail_to', { person: mail.person.name })}</Box>
                <StatusChip tone={tones[mail.state as keyof typeof tones] ?? 'quiet'}>{t(`causes.state.${mail.state as keyof typeof tones}`)}</StatusChip>
                <time className="mut num" dateTime={mail.at}>{format.shortDate(mail.at)} {format.timeWithSeconds(mail.at)}</time>
              </Box>
            ))}
          </ul>
        </Panel>
      )}
      <EventDrawer position={open} onClose={() => setOpen(null)} />
    </>
  );
}
