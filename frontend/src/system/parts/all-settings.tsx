import { useState } from 'react';
import { Link } from 'react-router';
import { useCanOpen, useLink } from '../../app/links.ts';
import { SearchInput } from '../../forms/search-input.tsx';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useSettingsText } from '../settings-text.ts';
import { SettingDialog, SettingHistory } from './dialogs.ts';
import { liveSettings } from './live-settings.ts';
import { found, type Setting } from './setting-values.ts';

/** Every setting of every module, found by its name, its meaning or its value. */
export function AllSettings() {
  const t = useSettingsText();
  const all = useCall('GET /common/all_settings/', {}, { live: liveSettings });
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState<{ act: 'change' | 'history'; of: Setting } | null>(null);
  if (!all.isSuccess) return <CallState call={all} lines={8} />;
  const shown = found(all.data.settings, words);
  const areas = [...new Set(shown.map(({ area }) => area))];
  const close = (): void => setAsked(null);
  // What is open says what holds now.
  const now = asked && all.data.settings.find(one => one.area === asked.of.area && one.setting === asked.of.setting);
  return (
    <>
      <SearchInput label={t('find')} value={words} onChange={setWords} />
      {shown.length === 0 && <EmptyState title={t('find_none')} />}
      <div style={{ display: 'grid', gap: 'var(--s4)', marginTop: 'var(--s4)' }}>
        {areas.map(area => {
          const ofArea = shown.filter(one => one.area === area);
          return (
            <Panel key={area} title={ofArea[0]!.area_name}>
              <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 'var(--s4)' }}>
                {ofArea.map(one => (
                  <SettingLine
                    key={one.setting}
                    setting={one}
                    onChange={() => setAsked({ act: 'change', of: one })}
                    onHistory={() => setAsked({ act: 'history', of: one })}
                  />
                ))}
              </ul>
            </Panel>
          );
        })}
      </div>
      {asked?.act === 'change' && now && <SettingDialog setting={now} onClose={close} />}
      {asked?.act === 'history' && now && <SettingHistory setting={now} onClose={close} />}
    </>
  );
}

function SettingLine({
  setting,
  onChange,
  onHistory,
}: {
  setting: Setting;
  onChange: () => void;
  onHistory: () => void;
}) {
  const t = useSettingsText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const { name, about, value_text, default_text, is_default, editor, may_change, screen, changed_at, changed_by } =
    setting;
  return (
    <li>
      <div style={{ display: 'flex', gap: 'var(--s2)', flexWrap: 'wrap', alignItems: 'baseline' }}>
        <strong>{name}</strong>
        <span className="num" style={{ overflowWrap: 'anywhere' }}>
          {value_text}
        </span>
        {is_default ? (
          <StatusChip tone="quiet">{t('is_default')}</StatusChip>
        ) : (
          <span className="mut">{t('default_is', { value: default_text })}</span>
        )}
      </div>
      <div className="mut">{about}</div>
      {changed_at && (
        <div className="mut num">
          {t('changed_by', { who: changed_by ?? '–', at: format.shortDateTime(changed_at) })}
        </div>
      )}
      <div className="form-actions" style={{ marginTop: 'var(--s1)' }}>
        {may_change && editor && (
          <ActButton className="button small" aria-label={`${t('change')}: ${name}`} onClick={onChange}>
            {t('change')}
          </ActButton>
        )}
        {changed_at && (
          <button type="button" className="button small" aria-label={t('former_of', { name })} onClick={onHistory}>
            {t('former')}
          </button>
        )}
        {may_change && !editor && screen !== 'system-settings' && canOpen(screen) && (
          <Link className="button small" to={link(screen)} aria-label={`${t('its_screen')}: ${name}`}>
            {t('its_screen')}
          </Link>
        )}
      </div>
    </li>
  );
}
