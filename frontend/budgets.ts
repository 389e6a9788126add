import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runnerImport, type Plugin, type Rolldown } from 'vite';

type Screen = import('../event-schemas/src/kernel/screens.ts').Screen;
type Chunk = Rolldown.OutputChunk;
const KiB = 1024;

/** gzip JS of the first load, the language included, of one module's catalogue, and of the audit's words for what all modules record (KiB). */
export const limits = { public: 170, portal: 220, office: 360, catalogue: 6, words: 8 } as const;

interface Measured {
  name: string;
  kind: keyof typeof limits;
  size: number;
}

/**
 * Fails the build when a first load is heavier than its budget: everything that the entry, the frame of its area and a screen import statically,
 * plus the largest language of titles, shell, module and, in the office, react-admin.
 */
export function budgets(): Plugin {
  return {
    name: 'portal-budgets',
    apply: 'build',
    async writeBundle(options, bundle) {
      const { declaredScreens } = (
        await runnerImport<typeof import('./src/app/declared-screens.ts')>(
          resolve(import.meta.dirname, 'src/app/declared-screens.ts'),
        )
      ).module;
      const chunks = new Map(
        Object.values(bundle)
          .filter((file): file is Chunk => file.type === 'chunk')
          .map(chunk => [chunk.fileName, chunk]),
      );
      const measured = measure(
        [...chunks.values()],
        file => sizeOf(readFileSync(resolve(options.dir ?? '', file))),
        name => chunks.get(name),
        id => declaredScreens.find(screen => screen.id === id)?.area,
      );
      for (const { name, kind, size } of worst(measured)) {
        this.info(`${kind.padEnd(9)} ${(size / KiB).toFixed(1).padStart(6)} of ${limits[kind]} KiB  ${name}`);
      }
      const heavy = measured.filter(one => one.size > limits[one.kind] * KiB);
      if (heavy.length > 0)
        this.error(
          `Over budget: ${heavy.map(one => `${one.name} ${(one.size / KiB).toFixed(1)} KiB of ${limits[one.kind]}`).join(', ')}`,
        );
    },
  };
}

const sizeOf = (content: Buffer): number => gzipSync(content, { level: 9 }).length;
const worst = (measured: readonly Measured[]): Measured[] =>
  (Object.keys(limits) as Measured['kind'][]).flatMap(kind =>
    measured
      .filter(one => one.kind === kind)
      .sort((a, b) => b.size - a.size)
      .slice(0, 1),
  );

function measure(
  chunks: readonly Chunk[],
  size: (file: string) => number,
  find: (file: string) => Chunk | undefined,
  areaOf: (screen: string) => Screen['area'] | undefined,
): Measured[] {
  const sizes = new Map<string, number>();
  const cached = (file: string): number => sizes.get(file) ?? (sizes.set(file, size(file)), sizes.get(file)!);
  const closure = (roots: readonly Chunk[]): Set<string> => {
    const seen = new Set<string>();
    const visit = (chunk: Chunk | undefined): void => {
      if (!chunk || seen.has(chunk.fileName)) return;
      seen.add(chunk.fileName);
      for (const file of chunk.imports) visit(find(file));
    };
    for (const root of roots) visit(root);
    return seen;
  };
  const source = (chunk: Chunk): string => (chunk.facadeModuleId ?? '').replaceAll('\\', '/');
  const entry = chunks.filter(chunk => chunk.isEntry);
  const of = (file: string): Chunk[] => chunks.filter(chunk => source(chunk).endsWith(file));
  const shell = of('/src/shell/shell.tsx');
  const frames = { public: [], portal: shell, office: [...shell, ...of('/src/lists/admin-context.tsx')] };
  const catalogues = chunks.flatMap(chunk => {
    const [, module, locale] =
      /\/src\/([\w-]+(?:\/react-admin|\/i18n\/[\w-]+)?)\/(?:i18n\/)?(ru|kk|en|ky)\.ts$/.exec(source(chunk)) ?? [];
    return module && locale
      ? [
          {
            module,
            name: `${module} ${locale}`,
            kind: module === 'audit/i18n/recorded' ? ('words' as const) : ('catalogue' as const),
            size: cached(chunk.fileName),
          },
        ]
      : [];
  });
  const heaviest = (module: string): number =>
    Math.max(0, ...catalogues.filter(one => one.module === module).map(one => one.size));
  const titles = Math.max(
    0,
    ...chunks.filter(chunk => /\/src\/app\/titles\/\w\w\.ts$/.test(source(chunk))).map(chunk => cached(chunk.fileName)),
  );
  const screens = chunks.flatMap(chunk => {
    const [, module, name] = /\/src\/([\w-]+)\/screens\/([\w-]+)\.tsx$/.exec(source(chunk)) ?? [];
    if (!module || !name) return [];
    const kind = areaOf(name);
    if (!kind) throw new Error(`${module}/screens/${name}.tsx: the file of a screen has the name of its id`);
    const files = closure([...entry, ...frames[kind], chunk]);
    const texts =
      titles + heaviest('shell') + heaviest(module) + (kind === 'office' ? heaviest('i18n/react-admin') : 0);
    return [
      {
        name: `${module}/${name}`,
        kind,
        size: [...files].reduce((sum, file) => sum + cached(file), texts),
      } satisfies Measured,
    ];
  });
  return [...screens, ...catalogues];
}
