import type { TabRule } from '@portal/event-schemas/system/records.ts';
import { roles } from '@portal/event-schemas/kernel/role-list.ts';
import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useRoleName } from '../../shell/role-name.ts';
import { useSettingsText } from '../settings-text.ts';
import { TabDialog } from './dialogs.ts';
import { useMenuScreens } from '../../app/menu-screens.ts';
import { RowButtons } from '../../entity/row-buttons.tsx';

type Row = TabRule & { uid: string };
/** Which screens do not stand in the menu of a role. */
export function MenuTabs() {
  const t = useSettingsText();
  const roleName = useRoleName();
  const titles = new Map(useMenuScreens().map(screen => [screen.value, screen.label]));
  const titleOf = (row: Row): string => titles.get(row.screen) ?? row.screen;
  const [adding, setAdding] = useState(false);
  const change = useSend('PUT /organizations/tabs_router_role/{uid}/', { done: t('tab_saved') });
  const remove = useSend('DELETE /organizations/tabs_router_role/{uid}/', { done: t('tab_removed') });
  const add = (
    <OfficeActButton variant="outlined" onClick={() => setAdding(true)}>
      {t('tab_add')}
    </OfficeActButton>
  );
  return (
    <>
      <p className="mut">{t('tabs_text')}</p>
      <div style={{ margin: '12px 0' }}>{add}</div>
      <OfficeTable<Row>
        resource="organizations/tabs_router_role"
        sort={{ field: 'screen', order: 'ASC' }}
        name={titleOf}
        emptyTitle={t('tabs_empty')}
        emptyHint={t('tabs_hint')}
        filters={[
          {
            source: 'role',
            label: t('role'),
            kind: 'choice',
            several: true,
            choices: roles.map(value => ({ value, label: roleName(value) })),
          },
        ]}
        columns={[
          { source: 'screen', label: t('screen'), sortable: true, render: titleOf },
          { source: 'role', label: t('role'), sortable: true, render: row => roleName(row.role) },
          {
            source: 'is_visible',
            label: t('shown'),
            sortable: true,
            render: row => (
              <StatusChip tone={row.is_visible ? 'ok' : 'quiet'}>{t(row.is_visible ? 'yes' : 'no')}</StatusChip>
            ),
          },
          {
            source: 'actions',
            label: t('actions'),
            render: row => (
              <RowButtons
                name={`${titleOf(row)}, ${roleName(row.role)}`}
                buttons={[
                  {
                    label: t(row.is_visible ? 'hide' : 'show'),
                    onClick: () => change.mutate({ params: { uid: row.uid }, body: { is_visible: !row.is_visible } }),
                  },
                  { label: t('remove'), bad: true, onClick: () => remove.mutate({ params: { uid: row.uid } }) },
                ]}
              />
            ),
          },
        ]}
      />
      {adding && <TabDialog onClose={() => setAdding(false)} />}
    </>
  );
}
