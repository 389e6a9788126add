import { settingAreas, type SettingChange } from '@portal/event-schemas/system/views.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useSettingsText } from '../settings-text.ts';
import { useFieldValue } from '../../audit/api.ts';

/** Every change of a setting: who, when, from what to what. */
export function SettingsChanges() {
  const t = useSettingsText();
  const format = useFormat();
  const valueText = useFieldValue();
  const { data } = useCall('GET /common/all_settings/');
  // Screens are called by their titles, which the pages know.
  const shown = (row: SettingChange, side: 'from' | 'to'): string =>
    row.setting === 'tab_rule' ? valueText(row[side], row.setting) : row[`${side}_text`];
  return (
    <OfficeTable<SettingChange>
      resource="user/history_system_settings"
      sort={{ field: 'at', order: 'DESC' }}
      name={row => row.setting_name}
      exportable
      emptyTitle={t('history_empty')}
      filters={[
        {
          source: 'area',
          label: t('area'),
          kind: 'choice',
          several: true,
          choices: [
            ...settingAreas.map(value => ({ value, label: t(`areas.${value}`) })),
            ...(data?.lists ?? []).map(({ area, name }) => ({ value: area, label: name })),
          ],
        },
        { source: 'at', label: t('when'), kind: 'range', type: 'date' },
      ]}
      columns={[
        { source: 'setting', label: t('setting'), sortable: true, render: row => row.setting_name },
        { source: 'from', label: t('from'), render: row => shown(row, 'from') },
        { source: 'to', label: t('to'), render: row => shown(row, 'to') },
        { source: 'actor_name', label: t('who'), sortable: true, render: row => row.actor_name ?? row.actor },
        { source: 'at', label: t('when'), sortable: true, render: row => format.shortDateTime(row.at) },
        { source: 'area', label: t('area'), sortable: true, optional: true, render: row => row.area_name },
      ]}
    />
  );
}
