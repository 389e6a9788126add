import Box from '@mui/material/Box';
import type { CardItem, YearSemester } from '@portal/event-schemas/registration/views.ts';
import { useId } from 'react';
import { Panel } from '../../shell/panel.tsx';
import { useText } from '../text.ts';
import { Credits } from './credits.tsx';
import { SendCard } from './send-card.tsx';
import { isSendable } from './sendable.ts';
import { CardLine, type CardProps } from './student/card-line.tsx';
import { PassedOffers } from './student/passed-offers.tsx';
import { RemovedCourses } from './student/removed-courses.tsx';
import { WhereIsCard } from './where-is-card.tsx';

/**
 * The card: where it is, its credits, the basket with its countdown, the waiting list with the place in line, the courses, and under them
 * what is missing and Send (which the bar at the bottom holds on a narrow screen: `sends` is false there).
 */
export function MyCard({ info, basket, sends, ...rest }: CardProps & { info: YearSemester; sends: boolean }) {
  const t = useText();
  const hint = useId();
  const held = basket.results.filter(item => item.status === 'basket');
  const waiting = basket.results.filter(item => item.status === 'waiting' || item.status === 'offered');
  const registered = basket.results.filter(item => item.status === 'registered');
  const { obstacle } = info.sending;
  return (
    <Panel
      title={t('card.title')}
      note={registered.length > 0 ? t('card.summary', { smart_count: registered.length }) : undefined}
      flush
    >
      <WhereIsCard info={info} />
      <Credits info={info} items={basket.results} />
      <RemovedCourses removed={basket.removed} />
      <PassedOffers passed={rest.queue.passed} onOpen={rest.onOpen} />
      {basket.results.length === 0 && (
        <Box component="p" className="mut" sx={{ p: '0 var(--s4) var(--s4)' }}>
          {t('card.empty')}. {t('card.empty_hint')}
        </Box>
      )}
      <CardGroup title={held.length > 0 ? t('card.basket') : ''} items={held} {...rest} />
      <CardGroup title={waiting.length > 0 ? t('card.waiting') : ''} items={waiting} {...rest} />
      <CardGroup
        title={registered.length > 0 && registered.length < basket.results.length ? t('detail.chosen') : ''}
        items={registered}
        {...rest}
      />
      {sends && isSendable(info) && (
        <Box sx={foot}>
          <span className="mut" id={hint}>
            {obstacle ? obstacle.message : t('credits.enough')}
          </span>
          <SendCard info={info} hint={hint} />
        </Box>
      )}
    </Panel>
  );
}

function CardGroup({ title, items, ...rest }: { title: string; items: CardItem[] } & Omit<CardProps, 'basket'>) {
  return (
    <>
      {title && (
        <Box component="h3" sx={head}>
          {title}
        </Box>
      )}
      <ul>
        {items.map(item => (
          <CardLine key={item.uid} item={item} {...rest} />
        ))}
      </ul>
    </>
  );
}

const head = {
  font: 'var(--t-label)',
  color: 'var(--ink-3)',
  p: 'var(--s2) var(--s4)',
  background: 'var(--bg)',
  borderTop: '1px solid var(--line)',
};
const foot = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'grid',
  gap: 'var(--s2)',
  p: 'var(--s3) var(--s4)',
  background: 'var(--surface)',
  borderTop: '1px solid var(--line)',
} as const;
