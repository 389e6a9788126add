/** The look in numbers, for portal and office. Text on its background reaches 4.5:1, large text and controls 3:1. */
export const light = {
  bg: '#f5f6f8', surface: '#ffffff', raised: '#ffffff', line: '#e1e4ea', 'line-strong': '#c6ccd6', control: '#7b8698',
  ink: '#1a2233', 'ink-2': '#4b566b', 'ink-3': '#5f6a7f',
  lapis: '#24509f', 'lapis-hover': '#1c4187', 'lapis-soft': '#e8eefa', 'on-lapis': '#ffffff', teal: '#2c7a72',
  ok: '#17694a', 'ok-soft': '#e3f3ec', warn: '#8a5300', 'warn-soft': '#fdf1dc', bad: '#a82a24', 'bad-soft': '#fcebea', info: '#1f5f8b', 'info-soft': '#e4f1f9',
  shadow: '0 1px 2px rgb(16 24 40 / .06), 0 1px 3px rgb(16 24 40 / .08)', 'shadow-raised': '0 4px 8px rgb(16 24 40 / .06), 0 12px 32px rgb(16 24 40 / .14)',
} as const;

export type Palette = Record<keyof typeof light, string>;

export const dark: Palette = {
  bg: '#10141c', surface: '#171c26', raised: '#1d2430', line: '#2a3240', 'line-strong': '#3b4557', control: '#6d7a90',
  ink: '#e7ebf3', 'ink-2': '#b3bccb', 'ink-3': '#95a0b3',
  lapis: '#8fb1f2', 'lapis-hover': '#a9c3f6', 'lapis-soft': '#1f2d49', 'on-lapis': '#0e1626', teal: '#6fc3b9',
  ok: '#74cfa6', 'ok-soft': '#14302a', warn: '#eebd6a', 'warn-soft': '#35280f', bad: '#f2938d', 'bad-soft': '#3a1b1b', info: '#86c3ea', 'info-soft': '#132c3d',
  shadow: 'none', 'shadow-raised': '0 12px 32px rgb(0 0 0 / .5)',
};

export const fontFamily = '"Inter Variable", Inter, system-ui, sans-serif';

/** Type sizes as CSS `font` values. */
export const type = {
  't-h1': `600 24px/32px ${fontFamily}`, 't-h2': `600 18px/26px ${fontFamily}`, 't-h3': `600 15px/22px ${fontFamily}`,
  't-body': `400 14px/21px ${fontFamily}`, 't-small': `400 12.5px/18px ${fontFamily}`, 't-label': `500 12.5px/18px ${fontFamily}`,
} as const;

export const size = {
  s1: '4px', s2: '8px', s3: '12px', s4: '16px', s5: '24px', s6: '32px', radius: '10px', 'radius-s': '6px',
  sidebar: '240px', 'sidebar-collapsed': '64px', header: '56px',
} as const;

/** Row and control heights by density: comfortable is the portal's, compact the office's. */
export const density = {
  comfortable: { row: '44px', control: '38px' },
  compact: { row: '36px', control: '32px' },
} as const;

/** `{ bg: '#fff' }` → `{ '--bg': '#fff' }`. */
export const asVariables = (tokens: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
