import type { Board } from '@portal/event-schemas/statistics/board.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useStatisticsText } from '../../text.ts';
import { Tiles } from '../charts/tiles.tsx';

/** What the board says in numbers. */
export function BoardTiles({ board: { seats, today, rate } }: { board: Board }) {
  const t = useStatisticsText();
  const format = useFormat();
  const number = (value: number): string => format.number(value);
  return (
    <Tiles
      label={t('board.seats')}
      tiles={[
        {
          label: t('board.seats'),
          value: t('percent', { value: number(seats.fill) }),
          hint: t('board.seats_hint', {
            taken: number(seats.taken),
            capacity: number(seats.capacity),
            held: number(seats.held),
          }),
        },
        {
          label: t('board.per_second'),
          value: format.number(rate.per_second, 1),
          hint: rate.peak
            ? t('board.peak', { count: number(rate.peak.registered), time: format.timeWithSeconds(rate.peak.at) })
            : t('board.no_peak'),
        },
        {
          label: t('board.registered'),
          value: number(today.registered),
          hint: t('board.registered_hint', { count: number(today.students) }),
        },
        {
          label: t('board.refused'),
          value: number(today.refused),
          hint: t('board.dropped_hint', { count: number(today.dropped) }),
        },
        {
          label: t('board.waiting'),
          value: number(seats.waiting),
          hint: t('board.offered_hint', { count: number(seats.offered) }),
        },
        {
          label: t('board.full'),
          value: number(seats.full),
          hint: t('board.full_hint', { count: number(seats.courses) }),
        },
      ]}
    />
  );
}
