import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState } from '../../shell/states.tsx';
import { useChain } from '../log-calls.ts';
import { useLogText } from '../log-text.ts';
import { CauseTree, mailsBesides } from '../parts/log/cause-tree.tsx';
import { EventDrawer } from '../parts/log/event-drawer.tsx';
import { MailLine } from '../parts/log/mail-line.tsx';

/** What came of one request, as a tree: commands, their events, and under each event the reactions and mails that it led to. */
export default function AuditCauses() {
  const t = useLogText();
  const format = useFormat();
  const link = useLink();
  const { correlation = '' } = useParams();
  const [open, setOpen] = useState<number | null>(null);
  const chain = useChain(correlation);
  const { data } = chain;
  const besides = data ? mailsBesides(data) : [];
  const all = link('audit-search', undefined, {
    filter: JSON.stringify({ correlation_id: correlation }),
    order: 'ASC',
  });
  return (
    <>
      <PageHeader
        note={data && t('causes.count', { smart_count: data.count, events: format.number(data.count) })}
        actions={
          <Button component={Link} to={all}>
            {t('causes.all')}
          </Button>
        }
      />
      <p className="mut">
        {t('causes.lead')} <code style={{ overflowWrap: 'anywhere' }}>{correlation}</code>
      </p>
      <CallState call={chain} lines={8} />
      {data && <CauseTree chain={data} onOpen={setOpen} />}
      {data && !data.whole && <p className="mut">{t('causes.cut', { count: format.number(data.count) })}</p>}
      {besides.length > 0 && (
        <Panel title={t('causes.mails')}>
          <Box component="ul" sx={{ display: 'grid', gap: 'var(--s2)' }}>
            {besides.map(mail => (
              <MailLine key={`${mail.person.uid} ${mail.cause}`} mail={mail} />
            ))}
          </Box>
        </Panel>
      )}
      <EventDrawer position={open} onClose={() => setOpen(null)} />
    </>
  );
}
