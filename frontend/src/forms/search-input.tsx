import { Glyph } from '../shell/glyph.tsx';

/** A search field outside of forms: `<SearchInput label={t('search')} value={words} onChange={setWords} />`; the label is its placeholder and its name. */
export function SearchInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <div className="field-box">
      <Glyph name="search" size={18} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  );
}
