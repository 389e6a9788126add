import { entities } from '@portal/event-schemas/journals/entities.ts';
import { useTabInAddress } from '../../app/use-in-address.ts';
import { EntityList } from '../../entity/list-screen.tsx';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { Panel } from '../../shell/panel.tsx';
import { CallState } from '../../shell/states.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import { ColorWords } from '../parts/color-words.tsx';
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
  return (
    <div key={tab} style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--s4)' }}>
      {tab === 'reasons' && (
        <>
          <EntityList
            entity={entities.reason_for_missing}
            header={header}
            columns={['name', 'short', 'is_excused', 'makes_up']}
          />
          <ReasonsInForce />
        </>
      )}
      {tab === 'types' && (
        <EntityList entity={entities.journal_type} header={header} columns={['name', 'load_type', 'mark_kind']} />
      )}
      {tab === 'colors' && (
        <>
          <EntityList entity={entities.journal_color} header={header} columns={['what', 'color']} />
          <ColorsInForce />
        </>
      )}
      {tab === 'limits' && (
        <EntityList entity={entities.absence_limit} header={header} columns={['unexcused', 'study_period']} />
      )}
    </div>
  );
}

/** What teachers choose from now: the university's own reasons, or the usual ones while there are none. */
function ReasonsInForce() {
  const t = useJournalText();
  const format = useFormat();
  const reasons = useCall('GET /journals/reasons_for_missing/');
  if (!reasons.data) return <CallState call={reasons} lines={2} />;
  return (
    <Panel title={t('settings.in_force')}>
      {reasons.data.map(({ uid, short, name, is_excused }) => (
        <div key={uid}>
          {short} · {format.name(name)}
          {is_excused && <span className="mut"> · {t('settings.excuses')}</span>}
        </div>
      ))}
    </Panel>
  );
}

/** How the grid is coloured now. */
function ColorsInForce() {
  const t = useJournalText();
  const colors = useCall('GET /organizations/adjusting_colors/');
  if (!colors.data) return <CallState call={colors} lines={2} />;
  return (
    <Panel title={t('settings.in_force')} flush>
      <ColorWords colors={colors.data} />
    </Panel>
  );
}
