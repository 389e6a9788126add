import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import type { Role } from '@portal/event-schemas/kernel/role-list.ts';
import { useState } from 'react';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState } from '../../shell/states.tsx';
import { useSettingsText } from '../settings-text.ts';
import { RoleNameDialog } from './dialogs.ts';
import { RowButtons } from '../../entity/row-buttons.tsx';
import type { Named } from './role-name-form.tsx';

/** What the university calls its roles. */
export function RoleNames() {
  const t = useSettingsText();
  const format = useFormat();
  const portalName = (role: Role): string => format.name(roleNames[role]);
  const [editing, setEditing] = useState<Named | null>(null);
  const names = useCall('GET /user/role_names/');
  if (!names.isSuccess) return <CallState call={names} lines={8} />;
  return (
    <>
      <p className="mut" style={{ marginBottom: 12 }}>
        {t('names_text')}
      </p>
      <Panel flush>
        <DataTable
          label={t('names')}
          heads={[t('role'), t('names'), t('actions')]}
          rows={names.data.map(role => ({
            key: role.code,
            cells: [
              portalName(role.code),
              format.name(role.name),
              <RowButtons
                key="buttons"
                name={portalName(role.code)}
                buttons={[{ label: t('change'), onClick: () => setEditing(role) }]}
              />,
            ],
          }))}
        />
      </Panel>
      {editing && (
        <RoleNameDialog
          role={editing}
          title={t('name_change', { role: portalName(editing.code) })}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
