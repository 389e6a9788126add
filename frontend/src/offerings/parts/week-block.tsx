import Box from '@mui/material/Box';
import { clockTime } from '@portal/event-schemas/kernel/clock-time.ts';
import type { ComponentPropsWithoutRef } from 'react';
import { Link } from 'react-router';
import { useRegistrationText } from '../../registration/api.ts';
import { Glyph } from '../../shell/glyph.tsx';
import { useOfferingsText } from '../text.ts';
import { dayKeys } from './clashes.tsx';
import type { WeekBlock } from './week-layout.ts';

/** A lesson in the week: a button where it can be moved, a link to its course where it is another one's. */
export function Block({
  block,
  held,
  place,
  move,
}: {
  block: WeekBlock;
  /** It is picked up. */
  held: boolean;
  /** Where it stands in the grid. */
  place: object;
  /** Of what can be moved: what happens to the button. */
  move: ComponentPropsWithoutRef<'button'> | undefined;
}) {
  const t = useOfferingsText();
  const r = useRegistrationText();
  const clash = block.clashes.length > 0 ? t('week.clash', { names: block.clashes.join('; ') }) : '';
  const time = `${clockTime(block.start)}–${clockTime(block.end)}`;
  const look = {
    ...blockLook,
    ...(clash ? clashLook : block.movable ? ownLook : otherLook),
    ...(held ? heldLook : {}),
    ...place,
  };
  const title = [block.title, time, block.note, clash].filter(Boolean).join('\n');
  const inside = (
    <>
      {clash && (
        <span className="week-mark">
          <Glyph name="error" size={14} />
        </span>
      )}
      <strong>{block.title}</strong>
      <span className="num">{` ${time}`}</span>
      {block.note && <span>{` ${block.note}`}</span>}
      {clash && <span className="week-clash">{` ${clash}`}</span>}
    </>
  );
  if (move)
    return (
      <Box
        component="button"
        type="button"
        data-block={block.key}
        title={title}
        aria-pressed={held}
        // What is seen, as it is seen, and the day.
        aria-label={`${[block.title, time, block.note, clash].filter(Boolean).join(' ')}, ${r(`day.${dayKeys[block.day]!}`)}`}
        sx={{ ...look, cursor: 'grab' }}
        {...move}
      >
        {inside}
      </Box>
    );
  return (
    <Box title={title} sx={look} {...(block.to ? { component: Link, to: block.to } : {})}>
      {inside}
    </Box>
  );
}

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
  '& .week-mark': { float: 'right', lineHeight: 0, marginLeft: '4px' },
  '& .week-clash': { display: 'block', fontWeight: 600 },
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
  boxShadow: 'var(--shadow-raised)',
} as const;
