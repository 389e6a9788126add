import { isTest, type Import, type Source } from './sources.ts';

/** An import that must not be, and why. `forbids` sees code only; tests may look anywhere. */
export interface Rule {
  name: string;
  why: string;
  forbids(file: string, target: string, how: Import): boolean;
}

const services = ['command-service', 'projection-service', 'notification-worker', 'frontend'];
const workspace = (file: string): string => file.split('/')[0]!;
const isService = (file: string): boolean => services.includes(workspace(file));
/** The module of a file in a service: `command-service/src/registration/…` → `registration`; null for files beside the modules. */
const moduleOf = (file: string): string | null => /^[\w-]+\/src\/([\w-]+)\//.exec(file)?.[1] ?? null;
/** Folders of the pages that are not modules but what all of them stand on. */
const pagesFoundation = new Set([
  'app',
  'assets',
  'entity',
  'forms',
  'http',
  'i18n',
  'lists',
  'live',
  'shell',
  'theme',
  'parts',
  'screens',
  'dates',
  'toasts',
  'errors',
  'session',
  'testing',
]);

/**
 * Modules of a service that stand on others: a decision over several streams needs their states and rules in one place, and answers are made of what a
 * lower module reads. `forms` is no module, but what modules with forms of their own share. One direction only, the lower first (docs/decisions/0037).
 */
export const standsOn: Readonly<Record<string, readonly string[]>> = {
  access: ['registration'],
  advising: ['registration'],
  journals: ['registration'],
  grades: ['registration', 'journals'],
  applications: ['forms', 'grades'],
  offerings: ['registration'],
  plans: ['registration'],
  portfolio: ['forms'],
  statistics: ['registration'],
  'teacher-requests': ['registration'],
  'week-plans': ['registration'],
};

export const rules: readonly Rule[] = [
  {
    name: 'services do not import each other',
    why: 'they meet through events, the database and HTTP',
    forbids: (file, target) => isService(file) && isService(target) && workspace(file) !== workspace(target),
  },
  {
    name: 'the platform imports no module and no service',
    why: 'it is what modules stand on',
    forbids: (file, target) =>
      workspace(file) === 'platform' &&
      (isService(target) || (target.startsWith('event-schemas/') && !target.startsWith('event-schemas/src/kernel/'))),
  },
  {
    name: 'event-schemas imports only zod',
    why: 'the published language is data',
    forbids: (file, target) =>
      workspace(file) === 'event-schemas' && target !== 'zod' && workspace(target) !== 'event-schemas',
  },
  {
    name: 'the screens of a module are declared from its roles and the kernel alone',
    why: 'every page loads the declarations of all screens',
    forbids: (file, target) =>
      /^event-schemas\/src\/[\w-]+\/screens\.ts$/.test(file) &&
      !target.startsWith('event-schemas/src/kernel/') &&
      !target.endsWith('/roles.ts'),
  },
  {
    name: 'modules do not import each other',
    why: 'they meet through events, facts and _public views; where one stands on another, standsOn says so',
    forbids: (file, target) =>
      isService(file) &&
      workspace(file) !== 'frontend' &&
      workspace(file) === workspace(target) &&
      moduleOf(file) !== null &&
      moduleOf(target) !== null &&
      moduleOf(file) !== moduleOf(target) &&
      !standsOn[moduleOf(file)!]?.includes(moduleOf(target)!),
  },
  {
    name: 'in the pages a module uses another only through its api.ts',
    why: 'its screens and parts are its own business',
    forbids: (file, target) =>
      workspace(file) === 'frontend' &&
      workspace(target) === 'frontend' &&
      [moduleOf(file), moduleOf(target)].every(module => module !== null && !pagesFoundation.has(module)) &&
      moduleOf(file) !== moduleOf(target) &&
      !/\/api\.tsx?$/.test(target),
  },
  {
    name: 'the pages use no server code',
    why: 'they run in browsers',
    forbids: (file, target) =>
      workspace(file) === 'frontend' &&
      (workspace(target) === 'platform' ||
        target.startsWith('node:') ||
        ['pg', 'fastify', 'bullmq', 'pino'].includes(target)),
  },
  {
    name: 'code does not lean on tests',
    why: 'tests are not shipped',
    forbids: (_file, target) => isTest(target),
  },
];

export const brokenRules = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ file }) => !isTest(file) && !file.startsWith('bench/'))
    .flatMap(({ file, imports }) =>
      imports.flatMap(each =>
        rules
          .filter(rule => each.target !== null && rule.forbids(file, each.target, each))
          .map(rule => `${file} imports ${each.target}: ${rule.name}, because ${rule.why}`),
      ),
    );

/** Rings of files that import each other, whether what they import runs or is a type; each once. */
export function cycles(sources: readonly Source[]): string[] {
  const graph = new Map(
    sources.map(({ file, imports }) => [file, imports.flatMap(({ target }) => (target === null ? [] : [target]))]),
  );
  const state = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (state.get(file) === 'done' || !graph.has(file)) return;
    if (state.get(file) === 'open') {
      const ring = trail.slice(trail.indexOf(file));
      const first = ring.indexOf([...ring].sort()[0]!);
      found.add([...ring.slice(first), ...ring.slice(0, first + 1)].join(' → '));
      return;
    }
    state.set(file, 'open');
    trail.push(file);
    for (const target of graph.get(file)!) visit(target);
    trail.pop();
    state.set(file, 'done');
  };
  for (const file of graph.keys()) visit(file);
  return [...found];
}
