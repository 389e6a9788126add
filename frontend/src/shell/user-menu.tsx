import { useSession } from '../app/portal.ts';
import { lazyPanel, MenuButton } from './menu-button.tsx';
import { useShellText } from './texts.ts';

const Panel = lazyPanel(() => import('./user-panel.tsx'));
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(part => part[0] ?? '')
    .join('')
    .toUpperCase();

/** The button with the person's initials. */
export function UserMenu() {
  const t = useShellText();
  const { profile } = useSession();
  if (!profile) return null;
  const short = initials(profile.display_name);
  return (
    <MenuButton
      label={`${short} – ${t('user_menu', { name: profile.display_name })}`}
      popup="menu"
      className="avatar"
      Panel={Panel}
    >
      {short}
    </MenuButton>
  );
}
