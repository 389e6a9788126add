import { Glyph } from './glyph.tsx';
import { lazyPanel, MenuButton } from './menu-button.tsx';
import { useShellText } from './texts.ts';

const Panel = lazyPanel(() => import('./look-panel.tsx'));

/** The button for theme, layout and density. */
export function LookMenu() {
  const t = useShellText();
  return (
    <MenuButton label={t('look')} popup="dialog" Panel={Panel}>
      <Glyph name="tune" />
    </MenuButton>
  );
}
