import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

type Declared = typeof import('../src/app/declared-screens.ts');

/** In the build for the server: screens that it does not draw, their frame and their texts are empty. */
export function drawnScreensOnly(): Plugin {
  const screens = new Set<string>();
  const modules = new Set<string>(['shell']);
  const isLeftOut = (path: string): boolean => {
    const [, screen] = /\/src\/[\w-]+\/screens\/([\w-]+)\.tsx$/.exec(path) ?? [];
    if (screen) return !screens.has(screen);
    const [, module] = /\/src\/([\w-]+)\/(?:i18n\/(?!titles\/)|words\/).*\.ts$/.exec(path) ?? [];
    if (module) return !modules.has(module);
    return /\/src\/(?:[\w-]+\/widgets\/.*|shell\/(?:shell|not-found)|lists\/admin-context)\.tsx$/.test(path);
  };
  return {
    name: 'portal-drawn-screens',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async buildStart() {
      const file = resolve(import.meta.dirname, '../src/app/declared-screens.ts');
      const { declaredScreens } = (await runnerImport<Declared>(file)).module;
      for (const { id, module, still } of declaredScreens) {
        if (!still) continue;
        screens.add(id);
        modules.add(module);
      }
    },
    load: id => (isLeftOut(id.replaceAll('\\', '/')) ? 'export default {};' : null),
  };
}
