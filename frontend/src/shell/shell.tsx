import { Box } from '@mui/material';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { usePortal } from '../app/portal.ts';
import { findScreen } from '../app/registry.ts';
import { currentAsOf, subscribeAsOf } from '../http/as-of.ts';
import { PortalTheme } from '../theme/portal-theme.tsx';
import { usePreferences } from '../theme/preferences.ts';
import { WorksBanner } from '../system/api.ts';
import { ConnectionBanner, LoginAsBanner } from './banners.tsx';
import { Header } from './header.tsx';
import { NotificationBanners } from './notification-banners.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { usePortalLive } from './use-portal-live.ts';

const MenuDrawer = lazy(() => import('./menu-drawer.tsx'));
const TopMenu = lazy(async () => ({ default: (await import('./top-menu.tsx')).TopMenu }));
const HeldActs = lazy(async () => ({ default: (await import('./for-staff.ts')).HeldActs }));
const PastBanner = lazy(() => import('./past-banner.tsx'));

/** The frame of portal and office: menu, header, banners, and the screen in `<main>`. */
export function Shell() {
  return (
    <PortalTheme>
      <Frame />
    </PortalTheme>
  );
}

function Frame() {
  usePortalLive();
  const { theme, layout, sidebarCollapsed, density } = usePreferences();
  const [drawer, setDrawer] = useState(false);
  const past = useSyncExternalStore(subscribeAsOf, currentAsOf);
  const area = useMatches()
    .map(match => findScreen(match.id)?.area)
    .findLast(Boolean);
  const rows = density === 'auto' ? (area === 'office' ? 'compact' : 'comfortable') : density;
  const { session, settings } = usePortal();
  const { is_supervisor, is_office, is_org_admin } = session;
  const vertical = layout === 'vertical';
  const dark = theme === 'semi-dark';
  return (
    <>
      <SkipLink />
      <Box
        data-density={rows}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: vertical ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)' },
          minHeight: '100vh',
        }}
      >
        {vertical && (
          <Box
            className="no-print"
            sx={{ display: { xs: 'none', md: 'block' }, position: 'sticky', top: 0, height: '100vh', zIndex: 1101 }}
          >
            <Sidebar collapsed={sidebarCollapsed} collapsible dark={dark} />
          </Box>
        )}
        {drawer && (
          <Suspense fallback={null}>
            <MenuDrawer dark={dark} onClose={() => setDrawer(false)} />
          </Suspense>
        )}
        <Box sx={{ minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Header onMenu={() => setDrawer(true)} brand={!vertical} />
          {!vertical && (
            <Box sx={{ display: { xs: 'none', md: 'block' } }} data-theme={dark ? 'dark' : undefined}>
              <Suspense fallback={null}>
                <TopMenu />
              </Suspense>
            </Box>
          )}
          <LoginAsBanner />
          {past && (
            <Suspense fallback={null}>
              <PastBanner past={past} />
            </Suspense>
          )}
          <ConnectionBanner />
          {settings.planned && <WorksBanner planned={settings.planned} />}
          <NotificationBanners />
          <Box
            component="main"
            id="content"
            tabIndex={-1}
            sx={{
              flex: 1,
              padding: { xs: '16px 12px 32px', md: '24px 24px 40px' },
              display: 'grid',
              gap: 2,
              alignContent: 'start',
              gridTemplateColumns: 'minmax(0, 1fr)',
              maxWidth: 1680,
              width: '100%',
              outline: 'none',
              '&:focus-visible': { boxShadow: 'none' },
            }}
          >
            <Outlet />
          </Box>
        </Box>
      </Box>
      {(is_supervisor || is_office || is_org_admin) && (
        <Suspense fallback={null}>
          <HeldActs />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
}
