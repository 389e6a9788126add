import type { Block } from './week.ts';

const dashed = (tone: string) => ({
  background: `var(--${tone}-soft)`,
  color: `var(--${tone})`,
  border: `1.5px dashed var(--${tone})`,
});
/** Slanted lines over whatever is beneath. */
export const hatch = (colour: string): string =>
  `repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in srgb, ${colour} 38%, transparent) 5px 7px)`;
/** How each kind of block looks. What is full is red here as everywhere; an overlap is hatched, whatever the colour. */
export const paints = {
  card: { background: 'var(--lapis-soft)', color: 'var(--lapis)', border: '1px solid var(--lapis-soft)' },
  basket: dashed('warn'),
  waiting: dashed('info'),
  planned: dashed('ok'),
  picked: { background: 'var(--lapis)', color: 'var(--on-lapis)', border: '1px solid var(--lapis)' },
  open: { background: 'var(--surface)', color: 'var(--lapis)', border: '1.5px solid var(--lapis)' },
  full: { background: 'var(--bad-soft)', color: 'var(--bad)', border: '1.5px solid var(--bad)' },
  closed: { background: 'var(--bg)', color: 'var(--ink-3)', border: '1.5px dotted var(--line-strong)' },
  clash: {
    border: '1.5px solid var(--edge)',
    background: `${hatch('var(--edge)')}, var(--surface)`,
  },
} as const;

export type Shown = keyof typeof paints;
const order = Object.keys(paints) as Shown[];
/** Which kinds there are among the blocks, each once. */
export const looksOf = (blocks: readonly Block[]): Shown[] =>
  order.filter(shown => blocks.some(({ look, clashes }) => (shown === 'clash' ? clashes.length > 0 : look === shown)));
