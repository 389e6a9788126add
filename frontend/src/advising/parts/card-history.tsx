import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { CardDetail } from '@portal/event-schemas/advising/views.ts';
import { Link as RouterLink } from 'react-router';
import { useCanOpen, useLink } from '../../app/links.ts';
import { currentAsOf } from '../../http/as-of.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { cardKey } from '../../registration/api.ts';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { useText } from '../text.ts';

/** So many of the last events are told here; the replay has them all. */
const shown = 100;

/**
 * What was done with the card, newest first, as the audit tells it; the way to the replay. The audit knows the whole
 * log: as of a moment it is asked for what was before.
 */
export function CardHistory({ card }: { card: CardDetail }) {
  const t = useText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const past = currentAsOf();
  const history = useCall(
    'GET /audit/events/',
    { query: { stream: card.stream, page_size: shown, before: past ? past.position + 1 : undefined } },
    { live: { channel: 'registration', keys: [cardKey(card.uid)] } },
  );
  const events = history.data?.results ?? [];
  return (
    <Panel
      actions={
        canOpen('audit-history') && events.length > 0 ? (
          <Link component={RouterLink} to={link('audit-history', { stream: card.stream })}>
            {t('card.replay')}
          </Link>
        ) : undefined
      }
      title={t('card.tabs.history')}
      flush
    >
      <CallState call={history} lines={6} />
      {history.data && events.length === 0 && <EmptyState title={t('card.history_none')} />}
      <Box component="ol">
        {events.map(event => (
          <Box
            component="li"
            key={event.position}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '150px 1fr' },
              gap: '2px var(--s4)',
              p: '10px var(--s4)',
              borderTop: '1px solid var(--line)',
            }}
          >
            <time className="mut num" dateTime={event.at}>
              {format.shortDateTime(event.at)}
            </time>
            <div>
              {event.sentence}
              {event.on_behalf_of && (
                <div className="mut">
                  {t('card.on_behalf', { actor: event.actor.display_name, person: event.on_behalf_of.display_name })}
                </div>
              )}
            </div>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
