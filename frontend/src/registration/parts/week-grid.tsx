import Box from '@mui/material/Box';
import { useState, type CSSProperties } from 'react';
import { Panel } from '../../shell/panel.tsx';
import { useText } from '../text.ts';
import type { Section } from './sections.ts';
import { useBlockText } from './block-text.ts';
import { useRoving } from './use-roving.ts';
import { WeekBlock } from './week-block.tsx';
import { looksOf, paints } from './week-paints.ts';
import type { PlacedLesson } from './clashes.ts';
import { blocksOf, clockTime, dayKeys, neighbour, untimed, type Block } from './week.ts';
import { hoursOf, lanesOf } from './week-layout.ts';

interface Props {
  placed: readonly PlacedLesson[];
  /** The sections of the course that is looked at, in the place of its own lessons. */
  sections?: readonly Section[] | undefined;
  /** Takes a section; without it sections are only to look at. */
  onTake?: ((section: Section) => void) | undefined;
  /** Opens the course of a lesson that the student has. */
  onOpen?: ((course: string) => void) | undefined;
}

/** An hour is as high as the window allows beside what stands above and below; a lesson of 50 minutes can always be pointed at. */
const hour = 'clamp(30px, calc((100dvh - var(--around)) / var(--hours)), 60px)';
/** Pixels of what stands side by side, at least. */
const laneWidth = 30;

/**
 * A week with its hours to scale: gaps are gaps, lessons of different weeks stand side by side and say which. The days are lists, so it
 * reads aloud as it looks; one tab stop, arrow keys between lessons. On a phone the days stand below each other.
 */
export function TimeGrid({ placed, sections, onTake, onOpen }: Props) {
  const t = useText();
  const text = useBlockText();
  const [looked, setLooked] = useState<string | null>(null);
  const blocks = blocksOf(placed, sections);
  const timed = blocks.filter(({ day }) => day !== untimed);
  const lanes = lanesOf(timed);
  const { first, last } = hoursOf(timed);
  const hours = (last - first) / 60;
  const canPress = ({ section, look }: Block): boolean =>
    look !== 'closed' && (section ? onTake !== undefined : onOpen !== undefined);
  const pressable = blocks.filter(canPress);
  const rove = useRoving(
    pressable.map(({ key }) => key),
    pressable.find(({ section }) => section)?.key ?? null,
    (from, key) => neighbour(pressable, from, key),
  );
  const days = dayKeys.map((_, day) => day).filter(day => day < 6 || timed.some(block => block.day === day));
  const atDay = (day: number): Block[] => blocks.filter(block => block.day === day);
  const widthOf = (day: number): number =>
    Math.max(44, ...atDay(day).map(block => (lanes.get(block.key)?.of ?? 1) * laneWidth));
  const seen = blocks.find(({ key }) => key === looked);

  const list = (day: number, name: string) => (
    <Box
      key={day}
      role="group"
      aria-label={name}
      className={`day ${day === untimed ? 'untimed' : ''} ${atDay(day).length === 0 ? 'free' : ''}`}
    >
      <h3>{name}</h3>
      <ul>
        {atDay(day).map(block => {
          const { lane, of } = lanes.get(block.key) ?? { lane: 0, of: 1 };
          return (
            <Box
              component="li"
              key={block.key}
              onPointerEnter={() => setLooked(block.key)}
              onFocus={() => setLooked(block.key)}
              style={{
                top: `${((block.start - first) / (last - first)) * 100}%`,
                height: `${((block.end - block.start) / (last - first)) * 100}%`,
                left: `${(lane / of) * 100}%`,
                width: `${100 / of}%`,
              }}
            >
              <WeekBlock
                block={block}
                text={text(block)}
                press={
                  canPress(block)
                    ? {
                        ...rove(block.key),
                        ...(block.section && { 'aria-pressed': block.section.picked }),
                        onClick: () => (block.section ? onTake?.(block.section) : onOpen?.(block.course)),
                      }
                    : undefined
                }
              />
            </Box>
          );
        })}
      </ul>
    </Box>
  );

  return (
    <>
      <Box
        sx={{ overflowX: 'auto', minWidth: 0 }}
        onPointerLeave={() => setLooked(null)}
        // A week that is only looked at is scrolled by keyboard, too.
        {...(blocks.length > 0 &&
          pressable.length === 0 && { role: 'region', 'aria-label': t('week.caption'), tabIndex: 0 })}
      >
        <Box
          data-roving
          role="group"
          aria-label={t('week.caption')}
          sx={week}
          style={
            {
              '--columns': days.map(day => `minmax(${widthOf(day)}px, 1fr)`).join(' '),
              '--hours': hours,
              '--around': sections ? '560px' : '420px',
            } as CSSProperties
          }
        >
          <div className="hours" aria-hidden>
            {Array.from({ length: hours }, (_, hour) => (
              <span key={hour} className="num" style={{ top: `${(hour / hours) * 100}%` }}>
                {clockTime(first + hour * 60)}
              </span>
            ))}
          </div>
          {days.map(day => list(day, t(`day.${dayKeys[day]!}`)))}
          {atDay(untimed).length > 0 && list(untimed, t('week.untimed'))}
        </Box>
      </Box>
      <Box className="mut" sx={{ p: 'var(--s2) var(--s4) var(--s3)', minHeight: 48, alignContent: 'center' }}>
        {seen ? (
          <span aria-hidden>{text(seen).sentence}</span>
        ) : blocks.length === 0 ? (
          t('week.empty')
        ) : (
          <Legend blocks={blocks} help={pressable.length > 0 ? t(onTake ? 'week.help' : 'week.help_open') : ''} />
        )}
      </Box>
    </>
  );
}

/** Names only what the week holds. */
function Legend({ blocks, help }: { blocks: readonly Block[]; help: string }) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px var(--s3)' }}>
      {looksOf(blocks).map(look => (
        <Box key={look} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px' }}>
          <Box component="span" aria-hidden sx={{ width: 14, height: 14, borderRadius: '3px', ...paints[look] }} />
          {t(`look.${look}`)}
        </Box>
      ))}
      {help && <span>{help}</span>}
    </Box>
  );
}

/** The week of a student's lessons as a part of a page. */
export function WeekGrid(props: Props) {
  const t = useText();
  return (
    <Panel title={t('week.title')} flush>
      <TimeGrid {...props} />
    </Panel>
  );
}

const line = '1px solid var(--line)';
const week = {
  '& h3': { font: 'var(--t-label)', color: 'var(--ink-3)' },
  '& ul': { position: 'relative' },
  '@media (min-width: 700px)': {
    display: 'grid',
    gridTemplateColumns: '46px var(--columns)',
    gridTemplateRows: `calc(26px + var(--hours) * ${hour}) auto`,
    borderTop: line,
    '& .day, & .hours': { display: 'grid', gridTemplateRows: '26px minmax(0, 1fr)', minWidth: 0 },
    '& .day': { borderLeft: line },
    '& h3': { display: 'grid', placeItems: 'center', borderBottom: line },
    '& .day:not(.untimed) ul': {
      backgroundImage: 'linear-gradient(to bottom, var(--line) 1px, transparent 1px)',
      backgroundSize: '100% calc(100% / var(--hours))',
    },
    '& .day:not(.untimed) li': { position: 'absolute', p: '1px', minHeight: 26 },
    '& .hours': { position: 'relative', mt: '26px', gridTemplateRows: 'none' },
    '& .hours span': {
      position: 'absolute',
      right: 6,
      transform: 'translateY(-50%)',
      font: 'var(--t-small)',
      color: 'var(--ink-3)',
    },
    '& .hours span:first-of-type': { transform: 'none' },
    '& .untimed': {
      gridColumn: '1 / -1',
      gridTemplateRows: 'none',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: 'var(--s3)',
      p: 'var(--s2) var(--s3)',
      borderTop: line,
      borderLeft: 0,
    },
    '& .untimed h3': { border: 0 },
    '& .untimed ul': { display: 'flex', flexWrap: 'wrap', gap: '4px' },
    '& .untimed li': { width: 'auto !important', minWidth: 90 },
  },
  '@media (max-width: 699.98px)': {
    p: '0 var(--s4) var(--s2)',
    '& .hours, & .free': { display: 'none' },
    '& .day': { mb: 'var(--s3)' },
    '& h3': { mb: '4px' },
    '& ul': { display: 'grid', gap: '6px' },
    '& li': { width: 'auto !important', height: 'auto !important' },
  },
} as const;
