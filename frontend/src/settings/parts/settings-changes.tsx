import { settingAreas, type SettingChange } from '@portal/event-schemas/system/views.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useSystemText, useText } from '../text.ts';
import { useFieldName } from './field-name.ts';
import { useValue } from './setting-value.ts';

/** Every change of a setting: who, when, from what to what. */
export function SettingsChanges() {
  const t = useText();
  const s = useSystemText();
  const format = useFormat();
  const nameOf = useFieldName();
  const spell = useValue();
  return (
    <OfficeTable<SettingChange>
      resource="user/history_system_settings"
      sort={{ field: 'at', order: 'DESC' }}
      name={row => nameOf(row.setting)}
      exportable
      emptyTitle={s('system.history_empty')}
      filters={[
        {
          source: 'area',
          label: s('system.area'),
          kind: 'choice',
          several: true,
          choices: settingAreas.map(value => ({ value, label: s(`system.areas.${value}`) })),
        },
        { source: 'at', label: t('common.when'), kind: 'range', type: 'date' },
      ]}
      columns={[
        { source: 'setting', label: s('system.setting'), sortable: true, render: row => nameOf(row.setting) },
        { source: 'from', label: s('system.from'), render: row => spell(row.from, row.setting) },
        { source: 'to', label: s('system.to'), render: row => spell(row.to, row.setting) },
        { source: 'actor_name', label: t('common.who'), sortable: true, render: row => row.actor_name ?? row.actor },
        { source: 'at', label: t('common.when'), sortable: true, render: row => format.shortDateTime(row.at) },
        {
          source: 'area',
          label: s('system.area'),
          sortable: true,
          optional: true,
          render: row => s(`system.areas.${row.area}`),
        },
      ]}
    />
  );
}
