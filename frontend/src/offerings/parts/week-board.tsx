import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { clockTime } from '@portal/event-schemas/kernel/clock-time.ts';
import { useEffect, useId, useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react';
import { hoursOf, lanesOf, overlaps, useRegistrationText } from '../../registration/api.ts';
import { useOfferingsText } from '../text.ts';
import { dayKeys } from './clashes.tsx';
import { HeldBar } from './held-bar.tsx';
import { Block } from './week-block.tsx';
import { placeAt, stepped, type Place, type WeekBlock } from './week-layout.ts';

interface Props {
  label: string;
  blocks: readonly WeekBlock[];
  /** Where a lesson was put; answers the key that it has there. Absent where nothing can be moved. */
  onMove?: ((key: string, to: Place) => string) | undefined;
}

/** Pixels of a minute. */
const scale = 1.05;
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
  /** `offset`: minutes from the lesson's start to where it is held. */
  const grabbed = useRef<{ key: string; offset: number } | null>(null);

  const shown = blocks.map(block =>
    block.key === held?.key && (held.day !== block.day || held.start !== block.start)
      ? // What it clashes with there is asked once it is put down.
        { ...block, day: held.day, start: held.start, end: held.start + block.end - block.start, clashes: [] }
      : block,
  );
  const days = Math.max(6, ...shown.map(({ day }) => day + 1));
  const { first, last } = hoursOf(shown);
  const placeText = ({ day, start }: Place): string => `${r(`day.${dayKeys[day]!}`)} ${clockTime(start)}`;
  const lanes = lanesOf(shown);
  const heldBlock = shown.find(({ key }) => key === held?.key);

  // A moved lesson may come to stand elsewhere in the page; whoever moves it by keyboard goes with it.
  useEffect(() => {
    if (toFocus.current === null) return;
    const element = [...(board.current?.querySelectorAll<HTMLElement>('[data-block]') ?? [])].find(
      ({ dataset }) => dataset['block'] === toFocus.current,
    );
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
    toFocus.current = block.key;
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
  const onDrop = (event: DragEvent<HTMLDivElement>): void => {
    event.preventDefault();
    const { current } = grabbed;
    grabbed.current = null;
    const block = blocks.find(({ key }) => key === current?.key);
    if (!current || !block) return;
    const area = event.currentTarget.getBoundingClientRect();
    put(
      current.key,
      placeAt((event.clientX - area.left) / area.width, (event.clientY - area.top) / scale - current.offset, {
        days,
        first,
        length: block.end - block.start,
      }),
    );
  };
  const moveOf = (block: WeekBlock) =>
    block.movable && onMove
      ? {
          'aria-describedby': help,
          onKeyDown: (event: KeyboardEvent) => onKeyDown(event, block),
          // Firefox presses a button when the space bar is let go.
          onKeyUp: (event: KeyboardEvent) => {
            if (event.key === ' ') event.preventDefault();
          },
          onClick: () => (held?.key === block.key ? put(block.key, held) : pickUp(block)),
          draggable: true,
          onDragStart: (event: DragEvent<HTMLElement>) => {
            event.dataTransfer.setData('text/plain', block.key);
            event.dataTransfer.effectAllowed = 'move';
            const { top } = event.currentTarget.getBoundingClientRect();
            grabbed.current = { key: block.key, offset: (event.clientY - top) / scale };
          },
        }
      : undefined;
  const blockAt = (block: WeekBlock, place: object) => (
    <Block key={block.key} block={block} held={held?.key === block.key} place={place} move={moveOf(block)} />
  );

  return (
    <div ref={board}>
      {onMove && (
        // The fields take the place of the help: nothing else moves when a lesson is picked up.
        <Box
          className="no-print"
          sx={{
            minHeight: 64,
            display: 'grid',
            alignItems: 'center',
            ...(heldBlock && { position: 'sticky', top: 'calc(var(--header) + 4px)', zIndex: 3 }),
          }}
        >
          <p id={help} className={heldBlock ? 'visually-hidden' : 'mut'}>
            {t(small ? 'week.help_small' : 'week.help')}
          </p>
          {held && heldBlock && (
            <HeldBar
              name={heldBlock.title}
              place={held}
              days={days}
              onMove={to => moveTo(heldBlock, to)}
              onPut={() => put(held.key, held)}
              onBack={() => giveUp(heldBlock)}
            />
          )}
        </Box>
      )}
      <div role="status" aria-live="assertive" className="visually-hidden">
        {said}
      </div>
      {small ? (
        <DaysBelow blocks={shown}>
          {block => blockAt(block, { position: 'relative', width: '100%', minHeight: 44 })}
        </DaysBelow>
      ) : (
        <Box sx={{ overflowX: 'auto', paddingBottom: '12px' }} role="region" aria-label={label} tabIndex={0}>
          <Box sx={{ display: 'flex', minWidth: 46 + days * 104 }}>
            <Box aria-hidden sx={{ flex: 'none', width: 46, position: 'relative', marginTop: `${heads}px` }}>
              {Array.from({ length: (last - first) / 60 + 1 }, (_, hour) => (
                <Box
                  key={hour}
                  className="num mut"
                  sx={{ position: 'absolute', top: hour * 60 * scale - 8, font: 'var(--t-small)' }}
                >
                  {clockTime(first + hour * 60)}
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
                  return blockAt(block, {
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

/** On a phone: the days below each other, with their lessons in order. */
function DaysBelow({ blocks, children }: { blocks: readonly WeekBlock[]; children: (block: WeekBlock) => ReactNode }) {
  const t = useOfferingsText();
  const r = useRegistrationText();
  return dayKeys.map((key, day) => {
    const ofDay = blocks.filter(block => block.day === day).sort((a, b) => a.start - b.start);
    return (
      (ofDay.length > 0 || day < 5) && (
        <Box key={key} component="section" aria-label={r(`day.${key}`)} sx={{ marginBottom: 1.5 }}>
          <Box component="h3" sx={{ font: 'var(--t-label)', marginBottom: '4px' }}>
            {r(`day.${key}`)}
          </Box>
          <Box sx={{ display: 'grid', gap: '6px' }}>
            {ofDay.length === 0 ? <span className="mut">{t('week.free_day')}</span> : ofDay.map(children)}
          </Box>
        </Box>
      )
    );
  });
}
