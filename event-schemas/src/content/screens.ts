import { defineScreens } from '../kernel/screens.ts';

/** The start of the portal. `home` redirects to the desktop: everybody has one, with what waits for them. */
export const screens = defineScreens([
  { id: 'home', module: 'content', area: 'portal', path: 'home', roles: 'any', title: 'content.screens.home' },
  {
    id: 'desktop',
    module: 'content',
    area: 'portal',
    path: 'desktop',
    roles: 'all',
    title: 'content.screens.desktop',
    icon: 'desktop',
    menu: { group: 'services', order: 1 },
  },
] as const);
