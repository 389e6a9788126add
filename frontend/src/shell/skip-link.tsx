import { useShellText } from './texts.ts';

/** The first thing that Tab reaches: past the menu to the content. */
export function SkipLink() {
  const t = useShellText();
  return (
    <a href="#content" className="skip-link">
      {t('skip')}
    </a>
  );
}
