import type { Screen } from '@portal/event-schemas/kernel/screens.ts';

const files = import.meta.glob<readonly Screen[]>(
  ['../../../event-schemas/src/*/screens.ts', '!../../../event-schemas/src/kernel/*'],
  { eager: true, import: 'screens' },
);

/** Every screen that a module declares, found by its `screens.ts`. */
export const declaredScreens: readonly Screen[] = Object.entries(files)
  .sort(([a], [b]) => a.localeCompare(b))
  .flatMap(([, screens]) => screens);
