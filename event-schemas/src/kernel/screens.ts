import type { Audience, Role } from './roles.ts';

/**
 * One screen: drives router, guard, menu, breadcrumb, document title, h1, react-admin's resources and the browser test.
 * `path` is below `/{lang}/`. `title` is a key of the module's catalogue. A screen without `menu` is reached by links only.
 */
export interface Screen {
  id: string;
  module: string;
  area: 'public' | 'portal' | 'office';
  path: string;
  roles: Audience;
  title: string;
  icon?: string;
  menu?: {
    group: 'study' | 'teaching' | 'advising' | 'office' | 'curriculum' | 'people' | 'audit' | 'services' | 'settings';
    order: number;
    /** Only in the menu of these, where others may open it but have no use for an entry. */ roles?: readonly Role[];
  };
  /** Everybody may open it, signed in or not, whatever else the portal asks of them first (public screens). */
  open?: boolean;
  /** For somebody who is not signed in the server draws it; its script comes when the page is touched. */
  still?: boolean;
  /** For the browser test: parameters that a demo university can fill in, as a path below `/{lang}/`. */
  example?: string;
}
/** Whether somebody who is signed in with these roles may open the screen; `beta` opens what lists it (docs/decisions/0007). */
export function mayOpen({ roles }: Pick<Screen, 'roles'>, held: readonly string[]): boolean {
  if (roles === 'all' || roles === 'any') return true;
  return roles !== 'anonymous' && roles.some(role => held.includes(role));
}
/** Whether a screen that somebody with these roles may open stands in their menu. */
export const standsInMenu = ({ menu }: Pick<Screen, 'menu'>, held: readonly string[]): boolean =>
  menu !== undefined && (menu.roles === undefined || menu.roles.some(role => held.includes(role)));
export const defineScreens = <const S extends readonly Screen[]>(screens: S): S => screens;
