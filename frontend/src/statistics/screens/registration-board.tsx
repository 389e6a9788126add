import { useState } from 'react';
import type { boardOrders } from '@portal/event-schemas/registration/codes.ts';
import { useFormat } from '../../i18n/format.ts';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { BoardCharts, DayCurve } from '../parts/board/board-charts.tsx';
import { BoardCourses } from '../parts/board/board-courses.tsx';
import { BoardTiles } from '../parts/board/board-tiles.tsx';
import { ReplayBar } from '../parts/board/replay-bar.tsx';
import { useReplay } from '../parts/board/use-replay.ts';
import { useBoard, useBoardCurve, useBoardDays } from '../calls.ts';
import { useStatisticsText } from '../text.ts';

/** The board of a registration day: live, and any past day again, second by second. */
export default function RegistrationBoard() {
  const t = useStatisticsText();
  const format = useFormat();
  const [period, setPeriod] = useState<string>();
  const [chosenDay, setChosenDay] = useState<string>();
  const [order, setOrder] = useState<(typeof boardOrders)[number]>('hot');
  const [q, setQ] = useState('');
  const [busy, setBusy] = useState(false);
  const days = useBoardDays(period);
  const results = days.data?.results ?? [];
  const day = results.find(one => one.day === chosenDay) ?? results[0];
  const [first, last] = day ? [Date.parse(day.first) - 60_000, Date.parse(day.last)] : [0, 0];
  const replay = useReplay(last, busy);
  const at = replay.at === null ? undefined : new Date(Math.floor(replay.at / 1000) * 1000).toISOString();
  const board = useBoard({ study_period: period, at, order, q });
  if (board.isFetching !== busy) setBusy(board.isFetching);
  const curve = useBoardCurve(days.data?.study_period?.uid, day?.day, replay.at === null);

  if (!board.data || !days.data) return <PageCallState call={[board, days]} />;
  const seen = Date.parse(board.data.at);
  return (
    <>
      <PageHeader
        status={
          <StatusChip tone={board.data.live ? 'ok' : 'warn'}>
            {board.data.live ? t('board.live') : t('board.replay')}
          </StatusChip>
        }
        note={`${format.name(board.data.study_period.name)} · ${t('board.as_of', { time: `${format.day(seen)}, ${format.timeWithSeconds(seen)}` })}`}
      />
      <ReplayBar
        period={board.data.study_period.uid}
        days={results}
        day={day?.day ?? ''}
        at={replay.at}
        playing={replay.playing}
        speed={replay.speed}
        onAt={replay.setAt}
        onPlay={replay.setPlaying}
        onSpeed={replay.setSpeed}
        onPeriod={next => {
          setPeriod(next);
          setChosenDay(undefined);
          replay.setPlaying(false);
          replay.setAt(null);
        }}
        onDay={next => {
          setChosenDay(next);
          replay.setPlaying(false);
          const other = results.find(one => one.day === next);
          if (other) replay.setAt(Date.parse(other.last));
        }}
      />
      <BoardTiles board={board.data} />
      {day && curve.data ? (
        <DayCurve curve={curve.data} first={first} last={Math.max(last, first + 120_000)} at={Math.min(seen, last)} />
      ) : (
        results.length === 0 && <EmptyState title={t('board.no_day')}>{t('board.no_day_hint')}</EmptyState>
      )}
      <BoardCharts board={board.data} />
      <BoardCourses board={board.data} order={order} q={q} onOrder={setOrder} onSearch={setQ} />
    </>
  );
}
