import { createTheme, type Theme } from '@mui/material/styles';
import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import { constants } from '../app/constants.ts';
import { muiTexts } from '../i18n/mui-texts.ts';
import { components } from './components.ts';

const colour = (main: string, contrastText = 'var(--on-lapis)') => ({ main, light: main, dark: main, contrastText });

/**
 * MUI's theme on the tokens of tokens.css, one for portal and office. It holds the variables, not their values, so that a part in
 * `data-theme="dark"` is dark and a change of theme renders nothing anew.
 */
export const portalTheme = (locale: Locale): Theme =>
  createTheme(
    {
      cssVariables: { nativeColor: true, disableCssColorScheme: true },
      palette: {
        primary: { ...colour('var(--lapis)'), dark: 'var(--lapis-hover)' },
        secondary: colour('var(--teal)'),
        success: colour('var(--ok)'),
        warning: colour('var(--warn)'),
        error: colour('var(--bad)'),
        info: colour('var(--info)'),
        text: { primary: 'var(--ink)', secondary: 'var(--ink-2)', disabled: 'var(--ink-3)' },
        background: { default: 'var(--bg)', paper: 'var(--surface)' },
        divider: 'var(--line)',
        action: {
          active: 'var(--ink-2)',
          hover: 'var(--bg)',
          selected: 'var(--lapis-soft)',
          disabled: 'var(--ink-3)',
          disabledBackground: 'var(--line)',
          focus: 'var(--lapis-soft)',
        },
      },
      breakpoints: { values: { xs: 0, ...constants.breakpoints } },
      shape: { borderRadius: 6 },
      typography: {
        fontFamily: 'var(--font)',
        fontSize: 14,
        h1: { fontSize: 24, lineHeight: '32px', fontWeight: 600, letterSpacing: '-0.01em' },
        h2: { fontSize: 18, lineHeight: '26px', fontWeight: 600 },
        h3: { fontSize: 15, lineHeight: '22px', fontWeight: 600 },
        body1: { fontSize: 14, lineHeight: '21px' },
        body2: { fontSize: 14, lineHeight: '21px' },
        caption: { fontSize: 12.5, lineHeight: '18px' },
        button: { fontSize: 14, fontWeight: 500, textTransform: 'none', lineHeight: '20px' },
      },
      components,
    },
    muiTexts[locale],
  );
