import type { CSSProperties, ReactNode } from 'react';
import { Glyph, type GlyphName } from './glyph.tsx';

const icons = { info: 'info', warn: 'warning', bad: 'error' } as const satisfies Record<string, GlyphName>;

/** A sentence that has to be seen, with an icon, without MUI: `<Note tone="bad">{refusal}</Note>`. */
export function Note({
  tone = 'info',
  style,
  children,
}: {
  tone?: keyof typeof icons;
  style?: CSSProperties;
  children: ReactNode;
}) {
  return (
    <div
      style={{
        display: 'flex',
        gap: 10,
        padding: '10px 14px',
        borderRadius: 'var(--radius-s)',
        background: `var(--${tone}-soft)`,
        color: `var(--${tone})`,
        overflowWrap: 'anywhere',
        ...style,
      }}
    >
      <Glyph name={icons[tone]} size={20} />
      <div style={{ minWidth: 0, flex: 1, color: tone === 'bad' ? undefined : 'var(--ink)' }}>{children}</div>
    </div>
  );
}
