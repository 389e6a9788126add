import { useNavigation } from 'react-router';
import { useShellText } from './texts.ts';

/** A thin line at the top while the next screen loads. */
export function NavigationProgress() {
  const t = useShellText();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="progressbar" aria-label={t('loading')} className="progress">
      <span />
    </div>
  );
}
