import './mine.css';
import type { Property } from '@portal/event-schemas/forms/property.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Glyph, type GlyphName } from '../../../shell/glyph.tsx';
import { Note } from '../../../shell/note.tsx';
import { useMineText } from '../../mine-text.ts';
import type { DraftKeeper, DraftShown, SaveState } from './draft-keeper.ts';

const looks: Partial<Record<SaveState['kind'], { glyph: GlyphName; tone?: 'ok' | 'bad' }>> = {
  saved: { glyph: 'check', tone: 'ok' },
  offline: { glyph: 'cloud-off', tone: 'bad' },
  refused: { glyph: 'error', tone: 'bad' },
  clean: { glyph: 'check' },
};

/** Whether what was typed is kept, and since when; said to readers of the screen when it changes for the worse. */
export function SaveLine({ save, onSave }: { save: SaveState; onSave: () => void }) {
  const t = useMineText();
  const f = useFormat();
  if (save.kind === 'conflict') return null;
  const look = looks[save.kind];
  const text =
    save.kind === 'saved'
      ? t('save.saved', { time: f.time(save.at) })
      : save.kind === 'refused'
        ? t('save.refused', { message: save.message })
        : t(`save.${save.kind}`);
  return (
    <div className={`save-line ${look?.tone ?? ''}`}>
      {look && <Glyph name={look.glyph} size={16} />}
      <span role={save.kind === 'offline' || save.kind === 'refused' ? 'alert' : 'status'} className="num">
        {text}
      </span>
      {(save.kind === 'offline' || save.kind === 'refused') && (
        <button type="button" className="button" onClick={onSave}>
          {t('save.now')}
        </button>
      )}
    </div>
  );
}

/** The same field was changed in two windows: both values are shown, and one is chosen. */
export function Conflict({
  draft,
  shown,
  properties,
}: {
  draft: DraftKeeper;
  shown: DraftShown;
  properties: readonly Property[];
}) {
  const t = useMineText();
  const f = useFormat();
  if (shown.save.kind !== 'conflict') return null;
  const { fields, theirs } = shown.save;
  const inForm = properties.filter(({ prop_code }) => fields.includes(prop_code));
  return (
    <Note tone="warn">
      <div role="alert">{t('save.conflict', { fields: inForm.map(({ name }) => f.name(name)).join(', ') })}</div>
      {inForm
        .filter(({ prop_code, code }) => (code === 'text' || code === 'input') && typeof theirs[prop_code] === 'string')
        .map(({ prop_code, name }) => (
          <div key={prop_code} className="mut">
            {f.name(name)}. {t('save.there', { value: String(theirs[prop_code]) })}
          </div>
        ))}
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap', marginTop: 8 }}>
        <button type="button" className="button" onClick={() => draft.resolve('mine')}>
          {t('save.mine')}
        </button>
        <button type="button" className="button" onClick={() => draft.resolve('theirs')}>
          {t('save.theirs')}
        </button>
      </div>
    </Note>
  );
}
