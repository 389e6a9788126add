import { preparationLevelNames } from '@portal/event-schemas/curriculum/names.ts';
import { useState } from 'react';
import { useCall } from '../../../http/use-call.ts';
import { useSend } from '../../../http/use-send.ts';
import { useFormat } from '../../../i18n/format.ts';
import { OfficeActButton } from '../../../shell/office-act-button.tsx';
import { CallState } from '../../../shell/states.tsx';
import { useOfficeText } from '../../office-text.ts';
import { LevelDialog } from './dialogs.ts';
import { RowButtons } from '../../../entity/row-buttons.tsx';
import { liveSettings } from './settings-form.tsx';
import type { Level, Entry } from './level-form.tsx';

/** Control of the level of education: which levels' students may take courses of other levels too. An entry that is removed is set inactive. */
export function ControlLevels() {
  const t = useOfficeText();
  const format = useFormat();
  const nameOf = (level: Level): string => format.name(preparationLevelNames[level]);
  const [editing, setEditing] = useState<Entry | 'new' | null>(null);
  const levels = useCall('GET /organizations/control_level_education_list/', {}, { live: liveSettings });
  const remove = useSend('PATCH /organizations/control_level_education_update/{uid}/', {
    done: t('registration.level_removed'),
  });
  if (!levels.isSuccess) return <CallState call={levels} lines={2} />;
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <p className="mut">{t('registration.levels_text')}</p>
      {levels.data.length === 0 && <p>{t('registration.levels_empty')}</p>}
      <ul style={{ display: 'grid', gap: 8 }}>
        {levels.data.map(entry => (
          <li key={entry.uid} style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
            <span>
              <b>{nameOf(entry.preparation_level)}</b>: {entry.open_levels.map(nameOf).join(', ') || t('common.none')}
            </span>
            <RowButtons
              name={nameOf(entry.preparation_level)}
              buttons={[
                { label: t('common.change'), onClick: () => setEditing(entry) },
                {
                  label: t('common.remove'),
                  bad: true,
                  onClick: () => remove.mutate({ params: { uid: entry.uid }, body: { is_active: false } }),
                },
              ]}
            />
          </li>
        ))}
      </ul>
      <OfficeActButton variant="outlined" onClick={() => setEditing('new')} sx={{ justifySelf: 'start' }}>
        {t('registration.level_add')}
      </OfficeActButton>
      {editing && <LevelDialog entry={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </div>
  );
}
