import Box from '@mui/material/Box';
import type { ComponentPropsWithoutRef } from 'react';
import { Glyph } from '../../shell/glyph.tsx';
import type { BlockText } from './block-text.ts';
import { hatch, paints } from './week-paints.ts';
import type { Block } from './week.ts';

/** A lesson in the week: a button where something can be done with it. What doesn't fit is in its name, and under the week when it is pointed at. */
export function WeekBlock({
  block,
  text: { title, time, lines, sentence },
  press,
}: {
  block: Block;
  text: BlockText;
  /** Of what can be pressed: what happens to the button. */
  press: (ComponentPropsWithoutRef<'button'> & { 'data-rove': string }) | undefined;
}) {
  const clash = block.clashes.length > 0;
  const sx = {
    ...box,
    ...paints[block.look],
    ...(clash && {
      backgroundImage: hatch(block.look === 'picked' ? 'var(--on-lapis)' : 'var(--edge)'),
      borderStyle: 'solid',
    }),
    ...(press && { cursor: 'pointer' }),
  };
  // Who speaks to the page says what they see: whatever is seen is in the name, and nothing is read twice.
  const seen = (words: string) => ({ 'aria-hidden': sentence.includes(words) || undefined });
  const inside = (
    <>
      <span style={{ display: 'contents' }}>
        <b {...seen(title)}>
          {clash && <Glyph name="warning" size={13} />}
          {title}
        </b>{' '}
        <span className="time num" {...seen(time)}>
          {time}
        </span>
        {lines.map(line => (
          <span key={line} {...seen(line)}>
            {line}{' '}
          </span>
        ))}
      </span>
      <span className="visually-hidden">{sentence}</span>
    </>
  );
  return press ? (
    <Box component="button" type="button" sx={sx} {...press}>
      {inside}
    </Box>
  ) : (
    <Box sx={sx}>{inside}</Box>
  );
}

const box = {
  display: 'block',
  width: '100%',
  height: '100%',
  minHeight: 26,
  boxSizing: 'border-box',
  p: '2px 5px',
  borderRadius: '5px',
  textAlign: 'left',
  font: 'var(--t-small)',
  lineHeight: '15px',
  overflow: 'hidden',
  '& b': { display: 'flex', alignItems: 'center', gap: '3px', fontWeight: 600, whiteSpace: 'nowrap' },
  '& > span > span': { display: 'block', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  '@media (min-width: 700px)': { fontSize: '11.5px', '& .time': { display: 'none' } },
  '@media (max-width: 699.98px)': {
    minHeight: 44,
    p: '6px 10px',
    lineHeight: '18px',
    '& b': { display: 'inline-flex' },
    '& > span > span': { display: 'inline', whiteSpace: 'normal' },
    '& .time': { ml: '6px', fontWeight: 600 },
    '& .time ~ span::before': { content: '" · "' },
  },
  '&:focus-visible': { boxShadow: 'var(--focus)', position: 'relative', zIndex: 3 },
} as const;
