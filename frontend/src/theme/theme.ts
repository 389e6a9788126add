import { createTheme, type Theme } from '@mui/material/styles';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { constants } from '../app/constants.ts';
import { muiTexts } from '../i18n/mui-texts.ts';
import { components } from './components.ts';
import { dark, fontFamily, light } from './tokens.ts';

/** MUI's theme from the tokens, one for portal and office. */
export function portalTheme(mode: 'light' | 'dark', locale: Locale): Theme {
  const tokens = mode === 'dark' ? dark : light;
  return createTheme(
    {
      palette: {
        mode,
        primary: { main: tokens.lapis, dark: tokens['lapis-hover'], contrastText: tokens['on-lapis'] },
        secondary: { main: tokens.teal, contrastText: tokens['on-lapis'] },
        success: { main: tokens.ok, contrastText: tokens['on-lapis'] },
        warning: { main: tokens.warn, contrastText: tokens['on-lapis'] },
        error: { main: tokens.bad, contrastText: tokens['on-lapis'] },
        info: { main: tokens.info, contrastText: tokens['on-lapis'] },
        text: { primary: tokens.ink, secondary: tokens['ink-2'], disabled: tokens['ink-3'] },
        background: { default: tokens.bg, paper: tokens.surface },
        divider: tokens.line,
      },
      breakpoints: { values: { xs: 0, ...constants.breakpoints } },
      shape: { borderRadius: 6 },
      typography: {
        fontFamily,
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
}
