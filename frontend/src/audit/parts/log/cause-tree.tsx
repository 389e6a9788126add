import Box from '@mui/material/Box';
import type { Chain } from '@portal/event-schemas/audit/history.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Panel } from '../../../shell/panel.tsx';
import { useLogText } from '../../log-text.ts';
import { MailLine } from './mail-line.tsx';

type Link = Chain['links'][number];
interface TreeProps {
  chain: Chain;
  onOpen: (position: number) => void;
}

const branch = {
  listStyle: 'none',
  m: 0,
  pl: { xs: '14px', sm: '22px' },
  borderLeft: '2px solid var(--line)',
} as const;
const sentence = {
  all: 'unset',
  cursor: 'pointer',
  minHeight: 24,
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { boxShadow: 'var(--focus)', borderRadius: '4px' },
} as const;

/** Mails that no event shown here led to: what was cut off, and mails of a schedule. */
export const mailsBesides = ({ links, mails }: Chain): Chain['mails'] => {
  const shown = new Set(links.flatMap(link => link.events.map(event => event.event_id)));
  return mails.filter(mail => !shown.has(mail.cause));
};

/** The request with its commands; under each event the commands and mails that it led to. */
export function CauseTree({ chain, onOpen }: TreeProps) {
  return (
    <Panel>
      <Box component="ul" sx={{ ...branch, pl: 0, borderLeft: 0, display: 'grid', gap: 'var(--s4)' }}>
        {chain.links
          .filter(link => link.cause === null)
          .map(link => (
            <Command key={link.command_id} link={link} chain={chain} onOpen={onOpen} />
          ))}
      </Box>
    </Panel>
  );
}

function Command({ link, chain, onOpen }: TreeProps & { link: Link }) {
  const t = useLogText();
  const format = useFormat();
  const system = link.actor.uid === systemActor;
  const who = link.on_behalf_of
    ? t('event.as', { actor: link.actor.display_name, person: link.on_behalf_of.display_name })
    : link.actor.display_name;
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 12px', alignItems: 'baseline', mb: 'var(--s1)' }}>
        <strong style={{ fontWeight: 600 }}>{who}</strong>
        <span className="mut num">
          {t(link.cause ? 'causes.reaction' : system ? 'causes.by_portal' : 'causes.request')} ·{' '}
          {format.shortDate(link.at)} {format.timeWithSeconds(link.at)}
        </span>
      </Box>
      <Box component="ul" sx={branch}>
        {link.events.map(event => {
          const led = chain.links.filter(one => one.cause === event.event_id && one.command_id !== link.command_id);
          const mails = chain.mails.filter(mail => mail.cause === event.event_id);
          return (
            <Box component="li" key={event.position} sx={{ py: '4px', overflowWrap: 'anywhere' }}>
              <Box
                component="button"
                type="button"
                aria-haspopup="dialog"
                onClick={() => onOpen(event.position)}
                sx={sentence}
              >
                {event.sentence}
              </Box>
              <div className="mut num">
                {[event.title, t('event.number', { position: format.number(event.position) })]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
              {led.length + mails.length > 0 && (
                <Box component="ul" sx={{ ...branch, mt: 'var(--s2)', display: 'grid', gap: 'var(--s2)' }}>
                  {led.map(one => (
                    <Command key={one.command_id} link={one} chain={chain} onOpen={onOpen} />
                  ))}
                  {mails.map(mail => (
                    <MailLine key={mail.person.uid} mail={mail} />
                  ))}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
