import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { clockTime } from '@portal/event-schemas/kernel/clock-time.ts';
import { useEffect, useId, useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useRegistrationText } from '../../registration/api.ts';
import { Glyph } from '../../shell/glyph.tsx';
import { useOfferingsText } from '../text.ts';
import { dayKeys } from './clashes.tsx';
import { minutesOf } from './plan.ts';
import { lanesOf, overlaps, slotLength, stepped, type WeekBlock } from './week-layout.ts';

interface Place {
  day: number;
  start: number;
}
interface Props {
  label: string;
  blocks: readonly WeekBlock[];
  /** Where a lesson was put; answers the key that it has there. Absent where nothing can be moved. */
  onMove?: ((key: string, to: Place) => string) | undefined;
}

/** Pixels of a minute. */
const scale = 1.15;
const heads = 32;

/**
 * A week whose lessons are moved: dragged, or by keyboard (Enter picks up, arrows move by day and by half an hour, Enter
 * puts down, Escape puts back), or with the fields that a picked up lesson brings. Every step is said to screen readers.
 * On a phone the days stand below each other.
 */
export function WeekBoard({ label, blocks, onMove }: Props) {
  const t = useOfferingsText();
  const r = useRegistrationText();
  const help = useId();
  const small = useMediaQuery('(max-width: 700px)');
  const [held, setHeld] = useState<(Place & { key: string }) | null>(null);
  const [said, setSaid] = useState('');
  const board = useRef<HTMLDivElement>(null);
  const toFocus = useRef<string | null>(null);
  const grabbed = useRef<{ key: string; offset: number } | null>(null);

  const shown = blocks.map(block =>
    block.key === held?.key
      ? { ...block, day: held.day, start: held.start, end: held.start + block.end - block.start }
      : block,
  );
  const days = Math.max(6, ...shown.map(({ day }) => day + 1));
  const placeText = ({ day, start }: Place): string => `${r(`day.${dayKeys[day]!}`)} ${clockTime(start)}`;
  const heldBlock = shown.find(({ key }) => key === held?.key);

  // A moved lesson may come to stand elsewhere in the page; whoever moves it by keyboard goes with it.
  useEffect(() => {
    if (toFocus.current === null) return;
    const element = board.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(toFocus.current)}"]`);
    if (!element) return;
    toFocus.current = null;
    if (document.activeElement !== element) element.focus();
  });

  const put = (key: string, to: Place): void => {
    const block = blocks.find(one => one.key === key);
    if (!block || !onMove) return;
    setHeld(null);
    setSaid(t('week.put', { name: block.title, place: placeText(to) }));
    toFocus.current = to.day !== block.day || to.start !== block.start ? onMove(key, to) : key;
  };
  const pickUp = (block: WeekBlock): void => {
    toFocus.current = block.key;
    setHeld({ key: block.key, day: block.day, start: block.start });
    setSaid(t('week.picked', { name: block.title, place: placeText(block) }));
  };
  const giveUp = (block: WeekBlock): void => {
    setHeld(null);
    setSaid(t('week.back', { name: block.title }));
  };
  const moveTo = (block: WeekBlock, to: Place): void => {
    setHeld({ key: block.key, ...to });
    const there = { ...to, end: to.start + block.end - block.start };
    const others = blocks.filter(one => one.key !== block.key && overlaps(one, there)).map(({ title }) => title);
    setSaid(
      others.length > 0
        ? t('week.at_taken', { place: placeText(to), names: others.join(', ') })
        : t('week.at', { place: placeText(to) }),
    );
  };
  const onKeyDown = (event: KeyboardEvent, block: WeekBlock): void => {
    const holds = held?.key === block.key;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (holds) put(block.key, held);
      else pickUp(block);
    } else if (holds && event.key === 'Escape') {
      event.preventDefault();
      giveUp(block);
    } else if (holds && event.key.startsWith('Arrow')) {
      event.preventDefault();
      const to = stepped({ ...held, end: held.start + block.end - block.start }, event.key, days);
      if (to) {
        toFocus.current = block.key;
        moveTo(block, to);
      } else setSaid(t('week.edge', { place: placeText(held) }));
    }
  };
  const first = Math.floor(Math.min(8 * 60, ...shown.map(({ start }) => start)) / 60) * 60;
  const last = Math.ceil(Math.max(18 * 60, ...shown.map(({ end }) => end)) / 60) * 60;
  const lanes = lanesOf(shown);

  const onDrop = (event: DragEvent<HTMLDivElement>): void => {
    event.preventDefault();
    const { current } = grabbed;
    grabbed.current = null;
    if (!current) return;
    const area = event.currentTarget.getBoundingClientRect();
    const day = Math.min(days - 1, Math.max(0, Math.floor(((event.clientX - area.left) / area.width) * days)));
    const minutes = first + (event.clientY - area.top) / scale - current.offset;
    put(current.key, { day, start: Math.max(0, Math.round(minutes / slotLength) * slotLength) });
  };
  const draggable = (block: WeekBlock) =>
    block.movable && onMove
      ? {
          draggable: true,
          onDragStart: (event: DragEvent<HTMLElement>) => {
            event.dataTransfer.setData('text/plain', block.key);
            event.dataTransfer.effectAllowed = 'move';
            const { top } = event.currentTarget.getBoundingClientRect();
            grabbed.current = { key: block.key, offset: (event.clientY - top) / scale };
          },
        }
      : {};

  const inside = (block: WeekBlock) => (
    <>
      <strong>{block.title}</strong>
      <span className="num">{` ${clockTime(block.start)}–${clockTime(block.end)}`}</span>
      {block.note && <span>{` ${block.note}`}</span>}
      {block.clashes.length > 0 && (
        <span className="week-clash">
          <Glyph name="error" size={14} /> {t('week.clash', { names: block.clashes.join('; ') })}
        </span>
      )}
    </>
  );
  const blockOf = (block: WeekBlock, style: object) => {
    const look = {
      ...blockLook,
      ...(block.clashes.length > 0 ? clashLook : block.movable ? ownLook : otherLook),
      ...(held?.key === block.key ? heldLook : {}),
      ...style,
    };
    const title = [block.title, block.note, ...block.clashes].filter(Boolean).join('\n');
    if (block.movable && onMove)
      return (
        <Box
          key={block.key}
          component="button"
          type="button"
          data-block={block.key}
          title={title}
          aria-pressed={held?.key === block.key}
          aria-describedby={help}
          aria-label={[
            block.title,
            `${r(`day.${dayKeys[block.day]!}`)} ${clockTime(block.start)}–${clockTime(block.end)}`,
            block.note,
            ...(block.clashes.length > 0 ? [t('week.clash', { names: block.clashes.join('; ') })] : []),
          ]
            .filter(Boolean)
            .join(', ')}
          onKeyDown={event => onKeyDown(event, block)}
          // Firefox presses a button when the space bar is let go.
          onKeyUp={event => {
            if (event.key === ' ') event.preventDefault();
          }}
          onClick={() => (held?.key === block.key ? put(block.key, held) : pickUp(block))}
          sx={{ ...look, cursor: 'grab' }}
          {...draggable(block)}
        >
          {inside(block)}
        </Box>
      );
    return (
      <Box key={block.key} title={title} sx={look} {...(block.to ? { component: Link, to: block.to } : {})}>
        {inside(block)}
      </Box>
    );
  };

  return (
    <div ref={board}>
      {onMove && (
        <p id={help} className="mut no-print" style={{ margin: '0 0 8px' }}>
          {t(small ? 'week.help_small' : 'week.help')}
        </p>
      )}
      <div role="status" aria-live="assertive" className="visually-hidden">
        {said}
      </div>
      {held && heldBlock && (
        <Box
          role="group"
          aria-label={t('week.move', { name: heldBlock.title })}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            padding: '10px',
            marginBottom: 1,
            borderRadius: 'var(--radius-s)',
            background: 'var(--lapis-soft)',
          }}
        >
          <Box sx={{ font: 'var(--t-label)', flex: '1 1 140px' }}>{t('week.move', { name: heldBlock.title })}</Box>
          <TextField
            select
            size="small"
            label={t('day')}
            value={held.day}
            onChange={event => moveTo(heldBlock, { day: Number(event.target.value), start: held.start })}
            sx={{ minWidth: 90 }}
          >
            {dayKeys.slice(0, days).map((key, day) => (
              <MenuItem key={key} value={day}>
                {r(`day.${key}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            type="time"
            size="small"
            label={t('start')}
            value={clockTime(held.start)}
            onChange={event => {
              const start = minutesOf(event.target.value);
              if (start !== null) moveTo(heldBlock, { day: held.day, start });
            }}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <Button variant="contained" onClick={() => put(held.key, held)}>
            {t('week.put_here')}
          </Button>
          <Button variant="text" onClick={() => giveUp(heldBlock)}>
            {t('week.put_back')}
          </Button>
        </Box>
      )}
      {small ? (
        dayKeys.map((key, day) => {
          const ofDay = shown.filter(block => block.day === day).sort((a, b) => a.start - b.start);
          return (
            (ofDay.length > 0 || day < 5) && (
              <Box key={key} component="section" aria-label={r(`day.${key}`)} sx={{ marginBottom: 1.5 }}>
                <Box component="h3" sx={{ font: 'var(--t-label)', marginBottom: '4px' }}>
                  {r(`day.${key}`)}
                </Box>
                <Box sx={{ display: 'grid', gap: '6px' }}>
                  {ofDay.length === 0 ? (
                    <span className="mut">{t('week.free_day')}</span>
                  ) : (
                    ofDay.map(block => blockOf(block, { position: 'static', width: '100%', minHeight: 44 }))
                  )}
                </Box>
              </Box>
            )
          );
        })
      ) : (
        <Box sx={{ overflowX: 'auto' }} role="region" aria-label={label} tabIndex={0}>
          <Box sx={{ display: 'flex', minWidth: 46 + days * 104 }}>
            <Box aria-hidden sx={{ flex: 'none', width: 46, position: 'relative', marginTop: `${heads}px` }}>
              {hoursFrom(first, last).map(hour => (
                <Box
                  key={hour}
                  className="num mut"
                  sx={{ position: 'absolute', top: (hour - first) * scale - 8, font: 'var(--t-small)' }}
                >
                  {clockTime(hour)}
                </Box>
              ))}
            </Box>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ display: 'flex', height: heads, alignItems: 'center' }}>
                {dayKeys.slice(0, days).map(key => (
                  <Box key={key} sx={{ flex: 1, textAlign: 'center', font: 'var(--t-label)' }}>
                    {r(`day.${key}`)}
                  </Box>
                ))}
              </Box>
              <Box
                data-testid="week-area"
                onDragOver={event => {
                  if (grabbed.current) event.preventDefault();
                }}
                onDrop={onDrop}
                sx={{
                  position: 'relative',
                  height: (last - first) * scale + 1,
                  borderTop: '1px solid var(--line)',
                  borderLeft: '1px solid var(--line)',
                  backgroundImage:
                    'linear-gradient(to bottom, var(--line) 1px, transparent 1px), linear-gradient(to right, transparent calc(100% - 1px), var(--line) 1px)',
                  backgroundSize: `100% ${60 * scale}px, ${100 / days}% 100%`,
                }}
              >
                {shown.map(block => {
                  const { lane, of } = lanes.get(block.key)!;
                  const width = 100 / days;
                  return blockOf(block, {
                    position: 'absolute',
                    top: (block.start - first) * scale + 1,
                    height: Math.max(24, (block.end - block.start) * scale - 2),
                    left: `calc(${block.day * width + (lane * width) / of}% + 2px)`,
                    width: `calc(${width / of}% - 4px)`,
                  });
                })}
              </Box>
            </Box>
          </Box>
        </Box>
      )}
    </div>
  );
}

const hoursFrom = (first: number, last: number): number[] =>
  Array.from({ length: (last - first) / 60 + 1 }, (_, hour) => first + hour * 60);

const blockLook = {
  display: 'block',
  padding: '3px 6px',
  border: '1px solid transparent',
  borderLeftWidth: '3px',
  borderRadius: '6px',
  textAlign: 'left',
  font: 'var(--t-small)',
  lineHeight: 1.25,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '& .week-clash': { display: 'flex', gap: '3px', alignItems: 'flex-start', fontWeight: 600 },
} as const;
const ownLook = { background: 'var(--lapis-soft)', borderColor: 'var(--lapis)', color: 'var(--ink)' } as const;
const otherLook = { background: 'var(--bg)', borderColor: 'var(--line-strong)', color: 'var(--ink-2)' } as const;
const clashLook = {
  background: 'var(--bad-soft)',
  borderColor: 'var(--bad)',
  borderStyle: 'dashed',
  borderLeftStyle: 'solid',
  color: 'var(--bad)',
} as const;
const heldLook = {
  outline: '3px solid var(--lapis)',
  zIndex: 2,
  boxShadow: 'var(--shadow, 0 4px 12px rgb(0 0 0 / 25%))',
};
