import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../app/portal.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Skeletons } from '../../shell/states.tsx';
import { useSettingsText } from '../settings-text.ts';

/** Each tab loads its own code. */
const parts = {
  portal: lazy(() =>
    import('../parts/portal-settings.tsx').then(({ PortalSettings }) => ({ default: PortalSettings })),
  ),
  all: lazy(() => import('../parts/all-settings.tsx').then(({ AllSettings }) => ({ default: AllSettings }))),
  look: lazy(() => import('../parts/look.tsx').then(({ Look }) => ({ default: Look }))),
  history: lazy(() =>
    import('../parts/settings-changes.tsx').then(({ SettingsChanges }) => ({ default: SettingsChanges })),
  ),
  tabs: lazy(() => import('../parts/menu-tabs.tsx').then(({ MenuTabs }) => ({ default: MenuTabs }))),
  names: lazy(() => import('../parts/role-names.tsx').then(({ RoleNames }) => ({ default: RoleNames }))),
};

/** system-settings: every setting and each of its changes; for the administrator maintenance and the log-in, the look, the menu by role, the names of roles. */
export default function SystemSettings() {
  const t = useSettingsText();
  const session = useSession();
  const shown = session.is_org_admin
    ? (['portal', 'all', 'look', 'tabs', 'names', 'history'] as const)
    : (['history', 'all'] as const);
  const [tab, setTab] = useState<keyof typeof parts>(shown[0]);
  const Part = parts[tab];
  return (
    <>
      <PageHeader note={t('lead')} />
      {shown.length > 1 && (
        <Tabs value={tab} onChange={(_event, next: typeof tab) => setTab(next)} variant="scrollable" sx={{ mb: 2 }}>
          {shown.map(value => (
            <Tab key={value} value={value} label={t(value)} id={`system-${value}`} aria-controls="system-panel" />
          ))}
        </Tabs>
      )}
      <div {...(shown.length > 1 ? { role: 'tabpanel', id: 'system-panel', 'aria-labelledby': `system-${tab}` } : {})}>
        <Suspense fallback={<Skeletons lines={8} />}>
          <Part />
        </Suspense>
      </div>
    </>
  );
}
