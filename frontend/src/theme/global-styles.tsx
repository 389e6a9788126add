import { GlobalStyles } from '@mui/material';
import { asVariables, dark, density, light, size, type } from './tokens.ts';

const focusRing = '0 0 0 2px var(--surface), 0 0 0 4px var(--lapis)';

/** Tokens as CSS variables, the page's ground rules, the focus ring and print. A part in `data-theme="dark"` is dark (semi-dark sidebar). */
const styles = (
  <GlobalStyles
    styles={{
      ':root, [data-theme="light"]': { ...asVariables(light), ...asVariables(type), ...asVariables(size), '--focus': focusRing },
      '[data-theme="dark"]': { ...asVariables(dark), '--focus': focusRing },
      ':root, [data-density="comfortable"]': asVariables(density.comfortable),
      '[data-density="compact"]': asVariables(density.compact),
      '*, *::before, *::after': { boxSizing: 'border-box' },
      body: { margin: 0, font: 'var(--t-body)', color: 'var(--ink)', background: 'var(--bg)', WebkitFontSmoothing: 'antialiased' },
      'h1, h2, h3, p, ul, ol, dl, dd, figure': { margin: 0 },
      'ul, ol': { padding: 0, listStyle: 'none' },
      h1: { font: 'var(--t-h1)', letterSpacing: '-0.01em' },
      h2: { font: 'var(--t-h2)' },
      h3: { font: 'var(--t-h3)' },
      a: { color: 'var(--lapis)' },
      ':focus-visible': { outline: 'none', boxShadow: 'var(--focus)', borderRadius: 'var(--radius-s)' },
      'h1:focus-visible': { boxShadow: 'none' },
      '.num': { fontFeatureSettings: '"tnum" 1', fontVariantNumeric: 'tabular-nums' },
      '.mut': { color: 'var(--ink-3)', font: 'var(--t-small)' },
      '.visually-hidden': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
      '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' } },
      '@media print': { '.no-print': { display: 'none !important' }, body: { background: '#fff' }, main: { padding: '0 !important' } },
    }}
  />
);
export const PortalStyles = () => styles;
