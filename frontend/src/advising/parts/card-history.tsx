import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { CardDetail } from '@portal/event-schemas/advising/views.ts';
import { Link as RouterLink } from 'react-router';
import { useCanOpen, useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { useText } from '../text.ts';

/** What was done with the card, newest first, each as a sentence; the way to the replay. */
export function CardHistory({ card }: { card: CardDetail }) {
  const t = useText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  return (
    <Panel actions={canOpen('audit-history') && card.history.length > 0 ? <Link component={RouterLink} to={link('audit-history', { stream: card.stream })}>{t('card.replay')}</Link> : undefined} title={t('card.tabs.history')} flush>
      {card.history.length === 0 && <EmptyState title={t('card.history_none')} />}
      <Box component="ol">
        {card.history.map(line => (
          <Box component="li" key={line.position} sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '150px 1fr' }, gap: '2px var(--s4)', p: '10px var(--s4)', borderTop: '1px solid var(--line)' }}>
            <time className="mut num" dateTime={line.at}>{format.shortDateTime(line.at)}</time>
            <div>
              {line.sentence}
              {line.on_behalf_of && <div className="mut">{t('card.on_behalf', { actor: line.actor?.display_name ?? '', person: line.on_behalf_of.display_name })}</div>}
            </div>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
