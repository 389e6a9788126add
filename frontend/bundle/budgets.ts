import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { firstLoadsOf, isStyle, readRegistry } from './first-load.ts';
import { graphOf, type Graph } from './graph.ts';

const KiB = 1024;

/**
 * gzip JS of the first load with all its texts in the longest language, of one module's catalogue, and of the audit's words for what all modules record
 * (KiB). Screens of the audit show the words of all modules.
 */
export const limits = { public: 170, portal: 228, office: 360, audit: 405, catalogue: 6, words: 8 } as const;
/** Files of script and texts of a first load. */
export const pieces = { public: 13, portal: 24, office: 42, audit: 50 } as const;

interface Measured {
  name: string;
  kind: keyof typeof limits;
  size: number;
}

/** Fails the build when what a screen first loads, in its longest language, is heavier or in more pieces than its budget. */
export function budgets(): Plugin {
  return {
    name: 'portal-budgets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle(options, bundle) {
      const sizes = new Map<string, number>();
      const sizeOf = (file: string): number => {
        const size = sizes.get(file) ?? gzipSync(readFileSync(resolve(options.dir ?? '', file)), { level: 9 }).length;
        sizes.set(file, size);
        return size;
      };
      const graph = graphOf(bundle);
      const screens = await screensOf(graph, sizeOf);
      const measured: Measured[] = [...screens, ...cataloguesOf(graph, sizeOf)];
      for (const kind of Object.keys(limits) as Measured['kind'][]) {
        const worst = most(
          measured.filter(one => one.kind === kind),
          one => one.size,
        );
        if (worst)
          this.info(`${kind.padEnd(9)} ${shown(worst.size).padStart(6)} of ${limits[kind]} KiB  ${worst.name}`);
      }
      for (const kind of Object.keys(pieces) as (keyof typeof pieces)[]) {
        const worst = most(
          screens.filter(one => one.kind === kind),
          one => one.files,
        );
        if (worst)
          this.info(`${kind.padEnd(9)} ${String(worst.files).padStart(6)} of ${pieces[kind]} files  ${worst.name}`);
      }
      const over = [
        ...measured
          .filter(one => one.size > limits[one.kind] * KiB)
          .map(one => `${one.name} ${shown(one.size)} KiB of ${limits[one.kind]}`),
        ...screens
          .filter(one => one.files > pieces[one.kind])
          .map(one => `${one.name} ${one.files} files of ${pieces[one.kind]}`),
      ];
      if (over.length > 0) this.error(`Over budget: ${over.join(', ')}`);
    },
  };
}

const shown = (size: number): string => (size / KiB).toFixed(1);
const most = <T>(all: readonly T[], value: (one: T) => number): T | undefined =>
  all.toSorted((a, b) => value(b) - value(a))[0];

async function screensOf(graph: Graph, sizeOf: (file: string) => number) {
  const registry = await readRegistry();
  const total = (files: readonly string[]): number => files.reduce((sum, file) => sum + sizeOf(file), 0);
  return firstLoadsOf(graph, registry).screens.map(({ id, scripts, texts }) => {
    const { module, area } = registry.findScreen(id)!;
    const longest = most(Object.values(texts), total)!;
    const files = [graph.entry, ...scripts, ...longest].filter(file => !isStyle(file));
    const kind: keyof typeof pieces = module === 'audit' && area === 'office' ? 'audit' : area;
    return { name: `${module}/${id}`, kind, size: total(files), files: files.length };
  });
}

/** Texts of one module or part; those of titles, frame and entity kit come with every page and count there. */
const cataloguesOf = (graph: Graph, sizeOf: (file: string) => number): Measured[] =>
  graph
    .modules(/\/src\/([\w-]+(?:\/react-admin|\/i18n\/[\w-]+)?)\/(?:i18n\/)?(ru|kk|en|ky)\.ts$/)
    .filter(({ found: [, module = ''] }) => !/^(shell|entity)$|\/titles$/.test(module))
    .map(({ path, found: [, module, locale] }) => ({
      name: `${module} ${locale}`,
      kind: module === 'audit/i18n/recorded' ? 'words' : 'catalogue',
      size: sizeOf(graph.fileOf(path)!),
    }));
