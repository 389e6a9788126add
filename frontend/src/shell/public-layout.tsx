import { Box } from '@mui/material';
import { Outlet } from 'react-router';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Brand } from './brand.tsx';
import { useShellText } from './texts.ts';

/** The pages before the portal: a calm field of colour beside one card. */
export function PublicLayout() {
  const t = useShellText();
  return (
    <Box sx={{ minHeight: '100vh', display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(320px, 5fr) minmax(0, 7fr)' } }}>
      <Field />
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, padding: { xs: '10px 12px', md: '12px 24px' } }}>
          <Box sx={{ display: { xs: 'flex', lg: 'none' }, alignItems: 'center', gap: 1, font: 'var(--t-h3)' }}>
            <Brand />
            <Box component="span" sx={{ '@media (max-width: 420px)': { display: 'none' } }}>{t('app')}</Box>
          </Box>
          <Box sx={{ flex: 1 }} />
          <LanguageSwitch />
          <ThemeSwitch />
        </Box>
        <Box component="main" id="content" sx={{ flex: 1, display: 'grid', placeItems: { xs: 'start center', md: 'center' }, padding: { xs: '16px 12px 32px', md: '24px 24px 80px' } }}>
          <Box sx={{ width: '100%', maxWidth: 440, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Outlet />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

/** Decoration: a lattice of arcs on the portal's two colours. */
function Field() {
  const t = useShellText();
  return (
    <Box aria-hidden sx={{ display: { xs: 'none', lg: 'flex' }, position: 'relative', overflow: 'hidden', flexDirection: 'column', justifyContent: 'space-between', padding: '32px 40px', color: '#fff', background: 'linear-gradient(150deg, #1b3f82 0%, #24509f 45%, #2c7a72 100%)' }}>
      <Box component="svg" viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice" sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0.16 }}>
        <defs>
          <pattern id="lattice" width="80" height="80" patternUnits="userSpaceOnUse">
            <g fill="none" stroke="#fff" strokeWidth="1.2">
              <path d="M0 40a40 40 0 0 1 40-40a40 40 0 0 1 40 40a40 40 0 0 1-40 40a40 40 0 0 1-40-40z" />
              <path d="M40 0a40 40 0 0 0 40 40M40 0a40 40 0 0 1-40 40M40 80a40 40 0 0 1 40-40M40 80a40 40 0 0 0-40-40" />
              <path d="M40 22l18 18-18 18-18-18z" />
            </g>
          </pattern>
        </defs>
        <rect width="400" height="400" fill="url(#lattice)" />
      </Box>
      <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: '12px', font: '600 18px/26px var(--font, inherit)' }}>
        <Box sx={{ background: '#fff', borderRadius: '11px', padding: '3px', display: 'grid' }}><Brand size={34} /></Box>
        {t('app')}
      </Box>
    </Box>
  );
}
