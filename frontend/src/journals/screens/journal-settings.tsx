import { entities } from '@portal/event-schemas/journals/entities.ts';
import { useTabInAddress } from '../../app/use-in-address.ts';
import { EntityList } from '../../entity/list-screen.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import { useJournalText } from '../text.ts';

const tabs = ['reasons', 'types', 'colors', 'limits'] as const;

/** journal-settings: reasons for missing a class, which marks classes get, colours of the grid, how many absences are too many. */
export default function JournalSettings() {
  const t = useJournalText();
  const [tab, setTab] = useTabInAddress(tabs);
  const header = (
    <TabBar
      label={t('settings.label')}
      panels={false}
      tabs={tabs.map(id => ({ id, label: t(`settings.${id}`) }))}
      selected={tab}
      onSelect={setTab}
    />
  );
  if (tab === 'reasons')
    return (
      <EntityList
        key={tab}
        entity={entities.reason_for_missing}
        header={header}
        columns={['name', 'short', 'is_excused', 'makes_up']}
      />
    );
  if (tab === 'types')
    return (
      <EntityList
        key={tab}
        entity={entities.journal_type}
        header={header}
        columns={['name', 'load_type', 'mark_kind']}
      />
    );
  if (tab === 'colors')
    return <EntityList key={tab} entity={entities.journal_color} header={header} columns={['what', 'color']} />;
  return (
    <EntityList key={tab} entity={entities.absence_limit} header={header} columns={['unexcused', 'study_period']} />
  );
}
