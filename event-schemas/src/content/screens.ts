import { roles } from '../kernel/roles.ts';
import { defineScreens } from '../kernel/screens.ts';

/** All main roles except the social affairs moderator (portal.md §2). */
const desktopRoles = roles.filter(role => role !== 'social_affairs_mod');

/** The start of the portal. `home` redirects to the desktop. */
export const screens = defineScreens([
  { id: 'home', module: 'content', area: 'portal', path: 'home', roles: 'any', title: 'content.screens.home' },
  {
    id: 'desktop',
    module: 'content',
    area: 'portal',
    path: 'desktop',
    roles: desktopRoles,
    title: 'content.screens.desktop',
    icon: 'desktop',
    menu: { group: 'services', order: 1 },
  },
] as const);
