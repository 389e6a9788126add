import Box from '@mui/material/Box';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useText } from '../text.ts';

interface Props extends Omit<ComponentProps<'button'>, 'color' | 'name'> {
  name: Localized | string;
  credit: number;
  /** Why it is in the list, and such. */
  note: readonly (string | false | undefined)[];
  /** How it stands: a chip or seats. */
  children: ReactNode;
  selected: boolean;
}

/** A course of a list: name and credits, under them what is said of it and how it stands. */
export function CourseRow({ name, credit, note, children, selected, ...button }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <Box
      component="button"
      type="button"
      aria-current={selected ? 'true' : undefined}
      sx={{ ...line, ...(selected && chosen) }}
      {...button}
    >
      <Box component="span" sx={{ fontWeight: selected ? 600 : 400 }}>
        {format.name(name)}
      </Box>
      <Box
        component="span"
        className="num"
        sx={{ justifySelf: 'end' }}
        aria-label={t('courses.credits', { smart_count: credit })}
      >
        {format.number(credit)}
      </Box>
      <span className="mut">{note.filter(Boolean).join(' · ')}</span>
      {children}
    </Box>
  );
}

/** How many seats are left; red where there are none. */
export const Seats = ({ left, children }: { left: number; children: string }) => (
  <Box
    component="span"
    className="mut num"
    sx={{ textAlign: 'right', ...(left === 0 && { '&&': { color: 'var(--bad)' } }) }}
  >
    {children}
  </Box>
);

const line = {
  all: 'unset',
  boxSizing: 'border-box',
  cursor: 'pointer',
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px var(--s2)',
  alignItems: 'baseline',
  p: '10px var(--s4)',
  borderTop: '1px solid var(--line)',
  '&:hover': { background: 'var(--bg)' },
  '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--lapis)' },
} as const;
const chosen = {
  background: 'var(--lapis-soft)',
  boxShadow: 'inset 3px 0 var(--lapis)',
  '&:hover': { background: 'var(--lapis-soft)' },
} as const;
