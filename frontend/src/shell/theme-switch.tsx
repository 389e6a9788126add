import { setPreferences, useIsDark } from '../theme/preferences.ts';
import { Glyph } from './glyph.tsx';
import { useShellText } from './texts.ts';

/** Light or dark, on the pages before the portal; inside it `LookMenu` has all choices. */
export function ThemeSwitch() {
  const t = useShellText();
  const dark = useIsDark();
  const next = dark ? 'default' : 'dark';
  const label = `${t('theme')}: ${t(`themes.${next}`)}`;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={() => setPreferences({ theme: next })}
    >
      <Glyph name={dark ? 'sun' : 'moon'} />
    </button>
  );
}
