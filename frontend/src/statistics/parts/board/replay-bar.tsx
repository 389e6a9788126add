import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import type { BoardDays } from '@portal/event-schemas/statistics/board.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Panel } from '../../../shell/panel.tsx';
import { useStatisticsText } from '../../text.ts';
import { Choice, PeriodChoice } from '../figures/choices.tsx';
import { speeds, type Speed } from './use-replay.ts';

interface Props {
  period: string | undefined;
  days: BoardDays['results'];
  day: string;
  /** In milliseconds; null = live. */
  at: number | null;
  playing: boolean;
  speed: Speed;
  onPeriod: (period: string) => void;
  onDay: (day: string) => void;
  onAt: (at: number | null) => void;
  onPlay: (playing: boolean) => void;
  onSpeed: (speed: Speed) => void;
}

/** Where the board stands in time: live, or at a second of a past day, by slider, by step, or playing. */
export function ReplayBar({ period, days, day, at, playing, speed, onPeriod, onDay, onAt, onPlay, onSpeed }: Props) {
  const t = useStatisticsText();
  const format = useFormat();
  const chosen = days.find(one => one.day === day);
  const [first, last] = chosen ? [Date.parse(chosen.first) - 60_000, Date.parse(chosen.last)] : [0, 0];
  const shown = at ?? last;
  const go = (moment: number): void => onAt(Math.min(last, Math.max(first, moment)));
  const say = (moment: number): string => format.timeWithSeconds(moment);
  return (
    <Panel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s3)' }}>
        <PeriodChoice value={period} onChange={onPeriod} />
        {days.length > 0 && (
          <Choice
            label={t('board.day')}
            value={day}
            choices={days.map(one => ({ value: one.day, label: format.date(one.day) }))}
            onChange={onDay}
          />
        )}
        {chosen && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', marginLeft: { md: 'auto' } }}>
            <Step
              label={t('board.minute_back')}
              text="−60"
              disabled={shown <= first}
              onClick={() => go(shown - 60_000)}
            />
            <Step label={t('board.second_back')} text="−1" disabled={shown <= first} onClick={() => go(shown - 1000)} />
            <button
              type="button"
              className="button primary"
              onClick={() => {
                if (!playing && (at === null || at >= last)) onAt(first);
                onPlay(!playing);
              }}
            >
              {playing ? t('board.pause') : t('board.play')}
            </button>
            <Step
              label={t('board.second_on')}
              text="+1"
              disabled={at === null || shown >= last}
              onClick={() => go(shown + 1000)}
            />
            <Step
              label={t('board.minute_on')}
              text="+60"
              disabled={at === null || shown >= last}
              onClick={() => go(shown + 60_000)}
            />
            <Choice
              label={t('board.speed')}
              value={String(speed)}
              choices={speeds.map(one => ({ value: String(one), label: t('board.times', { speed: one }) }))}
              onChange={value => onSpeed(Number(value) as Speed)}
            />
            {at !== null && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  onPlay(false);
                  onAt(null);
                }}
              >
                {t('board.go_live')}
              </button>
            )}
          </Box>
        )}
      </Box>
      {chosen && (
        <Box sx={{ px: 'var(--s2)', marginTop: 'var(--s3)' }}>
          <Slider
            value={shown}
            min={first}
            max={last}
            step={1000}
            shiftStep={60_000}
            onChange={(_, value) => {
              onPlay(false);
              go(value);
            }}
            slotProps={{ input: { 'aria-label': t('board.slider') } }}
            getAriaValueText={say}
            valueLabelDisplay="auto"
            valueLabelFormat={say}
          />
          <Box className="mut num" aria-hidden sx={{ display: 'flex', justifyContent: 'space-between' }}>
            <span>{say(first)}</span>
            <span>{say(last)}</span>
          </Box>
        </Box>
      )}
    </Panel>
  );
}

const Step = ({
  label,
  text,
  disabled,
  onClick,
}: {
  label: string;
  text: string;
  disabled: boolean;
  onClick: () => void;
}) => (
  <button
    type="button"
    className="button num"
    aria-label={`${text} (${label})`}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    {text}
  </button>
);
