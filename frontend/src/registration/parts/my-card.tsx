import Box from '@mui/material/Box';
import type { CardItem } from '@portal/event-schemas/registration/views.ts';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { useText } from '../text.ts';
import { CardLine, type CardProps } from './student/card-line.tsx';
import { PassedOffers } from './student/passed-offers.tsx';
import { RemovedCourses } from './student/removed-courses.tsx';

/** Everything the student has: the basket with its countdown, the waiting list with the place in line, the courses of the card. */
export function MyCard({ basket, ...rest }: CardProps) {
  const t = useText();
  const held = basket.results.filter(item => item.status === 'basket');
  const waiting = basket.results.filter(item => item.status === 'waiting' || item.status === 'offered');
  const registered = basket.results.filter(item => item.status === 'registered');
  return (
    <Panel
      title={t('card.title')}
      note={registered.length > 0 ? t('card.summary', { smart_count: registered.length }) : undefined}
      flush
    >
      <RemovedCourses removed={basket.removed} />
      <PassedOffers passed={rest.queue.passed} onOpen={rest.onOpen} />
      {basket.results.length === 0 && <EmptyState title={t('card.empty')}>{t('card.empty_hint')}</EmptyState>}
      <CardGroup title={held.length > 0 ? t('card.basket') : ''} items={held} {...rest} />
      <CardGroup title={waiting.length > 0 ? t('card.waiting') : ''} items={waiting} {...rest} />
      <CardGroup
        title={registered.length > 0 && registered.length < basket.results.length ? t('detail.chosen') : ''}
        items={registered}
        {...rest}
      />
    </Panel>
  );
}

function CardGroup({ title, items, ...rest }: { title: string; items: CardItem[] } & Omit<CardProps, 'basket'>) {
  return (
    <>
      {title && (
        <Box
          component="h3"
          sx={{
            font: 'var(--t-label)',
            color: 'var(--ink-3)',
            m: 0,
            p: 'var(--s2) var(--s4)',
            background: 'var(--bg)',
            borderTop: '1px solid var(--line)',
          }}
        >
          {title}
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map(item => (
          <CardLine key={item.uid} item={item} {...rest} />
        ))}
      </Box>
    </>
  );
}
