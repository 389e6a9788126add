import path from 'node:path';
import type { Module } from '@portal/event-schemas/kernel/module.ts';
import type { Screen } from '@portal/event-schemas/kernel/screens.ts';
import { projectRoot } from '../config/project-root.ts';
import { gatherModules } from './gather.ts';

/** What all modules declare, by name: each `event-schemas/src/<module>/module.ts`. */
export const declaredModules: readonly Module[] = await gatherModules<Module>(
  path.join(projectRoot, 'event-schemas/src'),
  ['kernel'],
);

/** Every screen of the product: the menu of the server is made from it. */
export const allScreens: readonly Screen[] = declaredModules.flatMap(({ screens }) => screens);
