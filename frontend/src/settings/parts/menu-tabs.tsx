import type { TabRule } from '@portal/event-schemas/system/records.ts';
import { roles } from '@portal/event-schemas/kernel/role-list.ts';
import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useRoleName } from '../../shell/role-name.ts';
import { useSystemText, useText } from '../text.ts';
import { TabDialog } from './dialogs.tsx';
import { useMenuScreens } from './menu-screens.ts';
import { RowButtons } from '../../entity/row-buttons.tsx';

type Row = TabRule & { uid: string };
/** Which screens do not stand in the menu of a role. */
export function MenuTabs() {
  const t = useText();
  const s = useSystemText();
  const roleName = useRoleName();
  const titles = new Map(useMenuScreens().map(screen => [screen.value, screen.label]));
  const titleOf = (row: Row): string => titles.get(row.screen) ?? row.screen;
  const [adding, setAdding] = useState(false);
  const change = useSend('PUT /organizations/tabs_router_role/{uid}/', { done: s('system.tab_saved') });
  const remove = useSend('DELETE /organizations/tabs_router_role/{uid}/', { done: s('system.tab_removed') });
  const add = (
    <OfficeActButton variant="outlined" onClick={() => setAdding(true)}>
      {s('system.tab_add')}
    </OfficeActButton>
  );
  return (
    <>
      <p className="mut">{s('system.tabs_text')}</p>
      <div style={{ margin: '12px 0' }}>{add}</div>
      <OfficeTable<Row>
        resource="organizations/tabs_router_role"
        sort={{ field: 'screen', order: 'ASC' }}
        name={titleOf}
        emptyTitle={s('system.tabs_empty')}
        emptyHint={s('system.tabs_hint')}
        filters={[
          {
            source: 'role',
            label: s('system.role'),
            kind: 'choice',
            several: true,
            choices: roles.map(value => ({ value, label: roleName(value) })),
          },
        ]}
        columns={[
          { source: 'screen', label: s('system.screen'), sortable: true, render: titleOf },
          { source: 'role', label: s('system.role'), sortable: true, render: row => roleName(row.role) },
          {
            source: 'is_visible',
            label: s('system.shown'),
            sortable: true,
            render: row => (
              <StatusChip tone={row.is_visible ? 'ok' : 'quiet'}>
                {t(row.is_visible ? 'common.yes' : 'common.no')}
              </StatusChip>
            ),
          },
          {
            source: 'actions',
            label: t('common.actions'),
            render: row => (
              <RowButtons
                name={`${titleOf(row)}, ${roleName(row.role)}`}
                buttons={[
                  {
                    label: s(row.is_visible ? 'system.hide' : 'system.show'),
                    onClick: () => change.mutate({ params: { uid: row.uid }, body: { is_visible: !row.is_visible } }),
                  },
                  { label: t('common.remove'), bad: true, onClick: () => remove.mutate({ params: { uid: row.uid } }) },
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
