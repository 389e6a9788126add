import Box from '@mui/material/Box';
import type { QueueList, YearSemester } from '@portal/event-schemas/registration/views.ts';
import { useId } from 'react';
import { Countdown } from '../../shell/countdown.tsx';
import type { Basket } from '../calls.ts';
import { useStudentText } from '../student-text.ts';
import { useText } from '../text.ts';
import { SendCard } from './send-card.tsx';
import { isSendable } from './sendable.ts';

/** Where there is no room for the card beside the week: credits, the nearest countdown, places in line and Send stay in sight; the rest leads to the card. */
export function BottomBar({
  info,
  basket,
  queue,
  onCard,
}: {
  info: YearSemester;
  basket: Basket;
  queue: QueueList;
  onCard: () => void;
}) {
  const t = useText();
  const s = useStudentText();
  const hint = useId();
  const { amount, max } = info.credits;
  const [until] = [
    ...basket.results.flatMap(item => item.until ?? []),
    ...queue.results.flatMap(({ offer }) => offer?.until ?? []),
  ].sort();
  const places = queue.results.filter(({ offer }) => offer === null).map(({ position }) => position);
  const { obstacle } = info.sending;
  return (
    <Box sx={bar} className="no-print">
      <Box component="button" type="button" onClick={onCard} sx={summary}>
        <b className="num">{s('bar.credits', { amount, max })}</b>
        {until && (
          <Box component="span" sx={{ color: 'var(--warn)' }}>
            {s('bar.holds')} <Countdown until={until} />
          </Box>
        )}
        {places.length > 0 && <span className="num">{s('bar.places', { places: places.join(', ') })}</span>}
        <span className="visually-hidden">{t('card.title')}</span>
      </Box>
      {isSendable(info) && (
        <>
          <span className={obstacle ? 'mut missing' : 'visually-hidden'} id={hint} title={obstacle?.message}>
            {obstacle ? obstacle.message : t('credits.enough')}
          </span>
          <SendCard info={info} hint={hint} />
        </>
      )}
    </Box>
  );
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px var(--s3)',
  mx: { xs: '-12px', md: '-24px' },
  p: 'var(--s2) var(--s4)',
  minHeight: 56,
  background: 'var(--raised)',
  borderTop: '1px solid var(--line-strong)',
  boxShadow: 'var(--shadow-raised)',
  '& .missing': {
    flex: '1 1 100%',
    order: -1,
    minWidth: 0,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@media (min-width: 900px)': { flex: '1 1 0', order: 0, textAlign: 'right' },
  },
} as const;
const summary = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--s3)',
  alignItems: 'center',
  minHeight: 40,
  p: 0,
  border: 0,
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  font: 'var(--t-label)',
} as const;
