import { memo, type Ref } from 'react';
import { Glyph, type GlyphName } from '../../shell/glyph.tsx';
import { useJournalText } from '../text.ts';
import type { OnTheWay } from './queue.ts';

const wayGlyphs = {
  saving: 'circle',
  waiting: 'cloud-off',
  refused: 'error',
  conflict: 'swap',
} as const satisfies Record<OnTheWay['state'], GlyphName>;

/** What becomes of a cell on its way to the server: a sign that says its word. */
export function WaySign({ state, size = 11 }: { state: OnTheWay['state']; size?: number }) {
  const t = useJournalText();
  return (
    <i role="img" aria-label={t(`way.${state}`)} title={t(`way.${state}`)} className={state}>
      <Glyph name={wayGlyphs[state]} size={size} />
    </i>
  );
}

const focused: Ref<HTMLInputElement> = input => input?.focus();

/** One cell of the grid; drawn again only where it says something else. The grid hears what happens in it. */
export const GridCell = memo(function GridCell({
  place,
  label,
  text,
  title,
  names,
  state,
  here,
  typing,
  onType,
}: {
  place: string;
  label: string;
  text: string;
  title: string | undefined;
  names: string;
  state: OnTheWay['state'] | undefined;
  here: boolean;
  typing: string | null;
  onType: (typed: string) => void;
}) {
  return (
    <td data-cell={place} tabIndex={here ? 0 : -1} aria-label={`${label}: ${text}`} className={names} title={title}>
      {typing === null ? (
        <span>{text}</span>
      ) : (
        <input
          ref={focused}
          aria-label={label}
          value={typing}
          maxLength={20}
          onChange={event => onType(event.target.value)}
        />
      )}
      {state && <WaySign state={state} />}
    </td>
  );
});
