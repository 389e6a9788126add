import Box from '@mui/material/Box';
import type { Board, BoardCurve } from '@portal/event-schemas/statistics/board.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useStatisticsText } from '../../text.ts';
import { useRegistrationText as useText } from '../../../registration/api.ts';
import { Bars, Legend, type BarTone } from '../charts/bars.tsx';
import { FigurePanel } from '../charts/figure-panel.tsx';
import { Lines } from '../charts/lines.tsx';
import { SecondColumns } from '../charts/second-columns.tsx';

const statusTones: Partial<Record<Board['statuses'][number]['status'], BarTone>> = {
  CONFIRMED: 'ok',
  REJECTED: 'bad',
  CHECKING: 'warn',
  CHECKING_AFTER: 'warn',
  CHOSEN: 'teal',
  CHANGED_AFTER: 'teal',
};

/** The whole day by minute, with the moment that the board shows. */
export function DayCurve({ curve, first, last, at }: { curve: BoardCurve; first: number; last: number; at: number }) {
  const t = useStatisticsText();
  const format = useFormat();
  const points = (name: 'registered' | 'refused' | 'joined') =>
    curve.minutes.map(minute => ({ at: Date.parse(minute.at) + 30_000, value: minute[name] }));
  const names = ['registered', 'refused', 'joined', 'dropped', 'taken', 'waiting'] as const;
  return (
    <FigurePanel
      title={t('board.curve')}
      note={format.date(curve.day)}
      table={{
        heads: [t('columns.time'), ...names.map(name => t(`columns.${name}`))],
        rows: curve.minutes.map(minute => ({
          key: minute.at,
          cells: [format.time(minute.at), ...names.map(name => minute[name])],
        })),
      }}
    >
      <Lines
        label={t('board.curve_label')}
        from={first}
        to={last}
        cursor={at}
        gap={60_000}
        moment={moment => format.time(moment)}
        lines={[
          { label: t('columns.registered'), tone: 'lapis', points: points('registered') },
          { label: t('columns.refused'), tone: 'bad', dashed: true, points: points('refused') },
          { label: t('columns.joined'), tone: 'warn', dashed: true, points: points('joined') },
        ]}
      />
    </FigurePanel>
  );
}

/** The last minute by second, refusals by cause, cards by status. */
export function BoardCharts({ board }: { board: Board }) {
  const t = useStatisticsText();
  const words = useText();
  const format = useFormat();
  const { seconds } = board.rate;
  const statuses = board.statuses.filter(({ count }) => count > 0);
  const cards = statuses.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 'var(--s4)',
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <FigurePanel
        title={t('board.last_minute')}
        note={format.timeWithSeconds(board.at)}
        table={{
          heads: [t('columns.time'), t('columns.registered'), t('columns.refused')],
          rows: seconds.map(second => ({
            key: second.at,
            cells: [format.timeWithSeconds(second.at), second.registered, second.refused],
          })),
        }}
      >
        <SecondColumns label={t('board.last_minute_label')} seconds={seconds} />
        <Legend
          entries={[
            { label: t('columns.registered'), tone: 'lapis' },
            { label: t('columns.refused'), tone: 'bad' },
          ]}
        />
      </FigurePanel>
      <FigurePanel
        title={t('board.refusals')}
        note={format.number(board.today.refused)}
        table={{
          heads: [t('columns.code_of'), t('columns.count')],
          rows: board.refusals.map(({ code, name, count }) => ({ key: code, cells: [format.name(name), count] })),
        }}
      >
        <Bars
          label={t('board.refusals')}
          max={board.today.refused}
          bars={board.refusals.slice(0, 8).map(({ code, name, count }) => ({
            key: code,
            label: format.name(name),
            parts: [{ value: count, tone: 'bad' }],
          }))}
        />
      </FigurePanel>
      <FigurePanel
        title={t('board.statuses')}
        note={format.number(cards)}
        table={{
          heads: [t('board.statuses'), t('columns.count')],
          rows: statuses.map(({ status, count }) => ({ key: status, cells: [words(`status.${status}`), count] })),
        }}
      >
        <Bars
          label={t('board.statuses')}
          max={cards}
          bars={statuses.map(({ status, count }) => ({
            key: status,
            label: words(`status.${status}`),
            parts: [{ value: count, tone: statusTones[status] ?? 'lapis' }],
          }))}
        />
      </FigurePanel>
    </Box>
  );
}
