import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useSession } from '../../app/portal.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { MenuTabs } from '../parts/menu-tabs.tsx';
import { PortalSettings } from '../parts/portal-settings.tsx';
import { RoleNames } from '../parts/role-names.tsx';
import { SettingsChanges } from '../parts/settings-changes.tsx';
import { useSystemText } from '../text.ts';

const parts = { portal: PortalSettings, history: SettingsChanges, tabs: MenuTabs, names: RoleNames };

/** system-settings: each change of a setting; for the administrator maintenance and the log-in, the menu by role, the names of roles. */
export default function SystemSettings() {
  const s = useSystemText();
  const session = useSession();
  const shown = session.is_org_admin ? (['portal', 'tabs', 'names', 'history'] as const) : (['history'] as const);
  const [tab, setTab] = useState<keyof typeof parts>(shown[0]);
  const Part = parts[tab];
  return (
    <>
      <PageHeader note={s('system.lead')} />
      {shown.length > 1 && (
        <Tabs value={tab} onChange={(_event, next: typeof tab) => setTab(next)} variant="scrollable" sx={{ mb: 2 }}>
          {shown.map(value => <Tab key={value} value={value} label={s(`system.${value}`)} id={`system-${value}`} aria-controls="system-panel" />)}
        </Tabs>
      )}
      {shown.length > 1 ? <div role="tabpanel" id="system-panel" aria-labelledby={`system-${tab}`}><Part /></div> : <SettingsChanges />}
    </>
  );
}
