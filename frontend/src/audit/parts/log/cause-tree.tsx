import Box from '@mui/material/Box';
import type { Chain } from '@portal/event-schemas/audit/history.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Panel } from '../../../shell/panel.tsx';
import { useLogText } from '../../log-text.ts';

type Link = Chain['links'][number];
interface TreeProps { chain: Chain; onOpen: (position: number) => void }

const branch = { listStyle: 'none', m: 0, pl: { xs: '14px', sm: '22px' }, borderLeft: '2px solid var(--line)' } as const;

/** The request with its commands; under each event the commands that it led to. */
export function CauseTree({ chain, onOpen }: TreeProps) {
  const t = useLogText();
  const roots = chain.links.filter(link => link.cause === null);
  return (
    <Panel>
      <Box component="ul" sx={{ ...branch, pl: 0, borderLeft: 0, display: 'grid', gap: 'var(--s4)' }}>
        {roots.map((link, index) => <Command key={link.command_id} link={link} label={t(index === 0 ? 'causes.request' : 'causes.by_portal')} chain={chain} onOpen={onOpen} />)}
      </Box>
    </Panel>
  );
}

function Command({ link, label, chain, onOpen }: TreeProps & { link: Link; label: string }) {
  const t = useLogText();
  const format = useFormat();
  const who = link.on_behalf_of ? t('event.as', { actor: link.actor.display_name, person: link.on_behalf_of.display_name }) : link.actor.display_name;
  const system = link.actor.uid === 'system';
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 12px', alignItems: 'baseline', mb: 'var(--s1)' }}>
        <strong style={{ fontWeight: 600 }}>{link.command}</strong>
        <span>{system ? t('event.system') : who}</span>
        <span className="mut num">{label === t('causes.by_portal') && !system ? t('causes.request') : label} · {format.shortDate(link.at)} {format.timeWithSeconds(link.at)}</span>
      </Box>
      <Box component="ul" sx={branch}>
        {link.events.map(event => {
          const led = chain.links.filter(one => one.cause === event.event_id && one.command_id !== link.command_id);
          return (
            <Box component="li" key={event.position} sx={{ py: '4px', overflowWrap: 'anywhere' }}>
              <Box component="button" type="button" aria-haspopup="dialog" onClick={() => onOpen(event.position)} sx={{ all: 'unset', cursor: 'pointer', minHeight: 24, '&:hover': { textDecoration: 'underline' }, '&:focus-visible': { boxShadow: 'var(--focus)', borderRadius: '4px' } }}>{event.sentence}</Box>
              <div className="mut num">{event.title} · {t('event.number', { position: format.number(event.position) })}</div>
              {led.length > 0 && <Box component="ul" sx={{ ...branch, mt: 'var(--s2)' }}>{led.map(one => <Command key={one.command_id} link={one} label={t('causes.reaction')} chain={chain} onOpen={onOpen} />)}</Box>}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
