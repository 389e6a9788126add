import type { Audience } from './roles.ts';

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
  menu?: { group: 'study' | 'teaching' | 'advising' | 'office' | 'audit' | 'services' | 'settings'; order: number };
  /** For the browser test: parameters that a demo university can fill in, as a path below `/{lang}/`. */
  example?: string;
}
export const defineScreens = <const S extends readonly Screen[]>(screens: S): S => screens;
