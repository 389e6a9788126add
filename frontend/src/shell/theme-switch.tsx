import { IconButton } from '@mui/material';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import { setPreferences, usePreferences } from '../theme/preferences.ts';
import { useShellText } from './texts.ts';

/** Light or dark, on the pages before the portal; inside it `LookMenu` has all choices. */
export function ThemeSwitch() {
  const t = useShellText();
  const dark = usePreferences().theme === 'dark';
  const next = dark ? 'default' : 'dark';
  const label = `${t('theme')}: ${t(`themes.${next}`)}`;
  return (
    <IconButton aria-label={label} title={label} onClick={() => setPreferences({ theme: next })}>
      {dark ? <LightMode fontSize="small" /> : <DarkMode fontSize="small" />}
    </IconButton>
  );
}
