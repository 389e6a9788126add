import { useFormText } from '../../form-text.ts';
import { SelectOne, TickSeveral } from './choice-kinds.tsx';
import type { KindProps } from './field.tsx';
import { Combobox } from './combobox.tsx';
import { nameOf, useChosenNames, useRelated } from './related.ts';
import { Glyph } from '../../../shell/glyph.tsx';

const listed = 100;

/** One of the university's things, or several: searched for, or from a list where the type says so (`display_as_dropdown`). */
export function RelField(props: KindProps & { names: Readonly<Record<string, string>> }) {
  return props.property.display_as_dropdown ? (
    <FromList {...props} />
  ) : props.property.multiple ? (
    <SearchSeveral {...props} />
  ) : (
    <SearchOne {...props} />
  );
}

function FromList(props: KindProps) {
  const t = useFormText();
  const { property, disabled } = props;
  const { data, isError, isPending } = useRelated(property.uid, '', {
    enabled: !disabled,
    multiple: property.multiple,
    size: listed,
  });
  const choices = (data?.results ?? []).map(one => ({ value: one.uid, name: nameOf(one) }));
  const note = isError ? t('rel.failed') : isPending && !disabled ? t('rel.searching') : t('rel.none');
  return (
    <>
      {property.multiple ? (
        <TickSeveral {...props} choices={choices} empty={note} />
      ) : (
        <SelectOne {...props} choices={choices} />
      )}
      {isError && !property.multiple && (
        <div role="alert" className="field-text invalid">
          {note}
        </div>
      )}
      {data && data.count > choices.length && (
        <div className="field-text">{t('rel.more', { shown: choices.length, count: data.count })}</div>
      )}
    </>
  );
}

function SearchOne(props: KindProps & { names: Readonly<Record<string, string>> }) {
  const { property, value, onChange } = props;
  const chosen = typeof value === 'string' && value !== '' ? [value] : [];
  const names = useChosenNames(property.uid, chosen, props.names);
  return (
    <Combobox
      {...props}
      shown={chosen.map(uid => names[uid] ?? '…')[0] ?? ''}
      chosen={chosen}
      onPick={onChange}
      onClear={() => onChange(null)}
    />
  );
}

function SearchSeveral(props: KindProps & { names: Readonly<Record<string, string>> }) {
  const t = useFormText();
  const { property, value, onChange, disabled } = props;
  const chosen = Array.isArray(value) ? value : [];
  const names = useChosenNames(property.uid, chosen, props.names);
  const full = property.max_count !== null && chosen.length >= property.max_count;
  return (
    <>
      {chosen.length > 0 && (
        <ul className="app-chips" aria-label={t('rel.chosen', { names: '' }).replace(/[:\s]+$/, '')}>
          {chosen.map(uid => (
            <li key={uid}>
              <span>{names[uid] ?? '…'}</span>
              {!disabled && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('rel.remove', { name: names[uid] ?? '' })}
                  onClick={() => onChange(chosen.filter(other => other !== uid))}
                >
                  <Glyph name="close" size={16} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Combobox
        {...props}
        disabled={disabled || full}
        shown=""
        chosen={chosen}
        onPick={uid => onChange(chosen.includes(uid) ? chosen.filter(other => other !== uid) : [...chosen, uid])}
      />
      {full && <div className="field-text">{t('rel.full', { max: property.max_count! })}</div>}
    </>
  );
}
