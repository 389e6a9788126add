import { settingAreas, type SettingChange } from '@portal/event-schemas/system/views.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useSettingsText } from '../settings-text.ts';
import { useFieldName, useFieldValue } from '../../audit/api.ts';

/** Every change of a setting: who, when, from what to what. */
export function SettingsChanges() {
  const t = useSettingsText();
  const format = useFormat();
  const nameOf = useFieldName();
  const valueText = useFieldValue();
  return (
    <OfficeTable<SettingChange>
      resource="user/history_system_settings"
      sort={{ field: 'at', order: 'DESC' }}
      name={row => nameOf(row.setting)}
      exportable
      emptyTitle={t('history_empty')}
      filters={[
        {
          source: 'area',
          label: t('area'),
          kind: 'choice',
          several: true,
          choices: settingAreas.map(value => ({ value, label: t(`areas.${value}`) })),
        },
        { source: 'at', label: t('when'), kind: 'range', type: 'date' },
      ]}
      columns={[
        { source: 'setting', label: t('setting'), sortable: true, render: row => nameOf(row.setting) },
        { source: 'from', label: t('from'), render: row => valueText(row.from, row.setting) },
        { source: 'to', label: t('to'), render: row => valueText(row.to, row.setting) },
        { source: 'actor_name', label: t('who'), sortable: true, render: row => row.actor_name ?? row.actor },
        { source: 'at', label: t('when'), sortable: true, render: row => format.shortDateTime(row.at) },
        {
          source: 'area',
          label: t('area'),
          sortable: true,
          optional: true,
          render: row => t(`areas.${row.area}`),
        },
      ]}
    />
  );
}
