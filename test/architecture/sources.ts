import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const workspaces = [
  'event-schemas',
  'platform',
  'command-service',
  'projection-service',
  'notification-worker',
  'frontend',
] as const;

export interface Import {
  /** As it is written. */
  specifier: string;
  /** The file below the root, or the package's name; null when it leads nowhere. */
  target: string | null;
  typeOnly: boolean;
}
export interface Source {
  /** Below the root, with slashes. */
  file: string;
  text: string;
  imports: Import[];
}

/** Specs, integration tests, and what only they use. */
export const isTest = (file: string): boolean =>
  /\.(spec|int)\.tsx?$|(^|\/)(testing|fixtures)(\.ts$|\/)/.test(file) || file.startsWith('test/');

const files = (folder: string, ending: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && ending.test(entry.name))
    .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter(file => !/(^|\/)(node_modules|dist|\.portal)\//.test(file));

/** All TypeScript of the workspaces, the tests and the benchmarks, with what each file imports. */
export function readSources(): Source[] {
  const names = [...workspaces.map(workspace => `${workspace}/src`), 'test', 'bench'].flatMap(folder =>
    files(folder, /\.tsx?$/),
  );
  const known = new Set([
    ...names,
    ...workspaces.flatMap(workspace => files(`${workspace}/src`, /\.(json|css|woff2|svg|xml|csv)$/)),
  ]);
  return names.map(file => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return { file, text, imports: importsOf(file, text, known) };
  });
}

/** What a file imports, be it run, only a type, loaded when it is needed, or handed on. */
export function importsOf(file: string, text: string, known: ReadonlySet<string>): Import[] {
  const { module } = parseSync(file, text);
  const found: { specifier: string; typeOnly: boolean }[] = [
    ...module.staticImports.map(each => ({
      specifier: each.moduleRequest.value,
      typeOnly: each.entries.length > 0 && each.entries.every(entry => entry.isType),
    })),
    ...module.staticExports.flatMap(each =>
      each.entries.flatMap(entry =>
        entry.moduleRequest ? [{ specifier: entry.moduleRequest.value, typeOnly: entry.isType }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(each => {
      const literal = /^['"](.+)['"]$/.exec(text.slice(each.moduleRequest.start, each.moduleRequest.end));
      return literal ? [{ specifier: literal[1]!, typeOnly: false }] : [];
    }),
    ...[...text.matchAll(/(?<![\w.])(?<!await )import\('([^']+)'\)\.[A-Z]/g)].map(([, specifier]) => ({
      specifier: specifier!,
      typeOnly: true,
    })),
  ];
  return found.map(({ specifier, typeOnly }) => ({ specifier, typeOnly, target: resolve(file, specifier, known) }));
}

function resolve(file: string, specifier: string, known: ReadonlySet<string>): string | null {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return inside(path.posix.join(path.posix.dirname(file), plain), known);
  const ours = /^@portal\/([\w-]+)\/(.+)$/.exec(plain);
  if (ours) return inside(`${ours[1]}/src/${ours[2]}`, known);
  return plain.startsWith('node:')
    ? plain
    : plain
        .split('/')
        .slice(0, plain.startsWith('@') ? 2 : 1)
        .join('/');
}
const inside = (file: string, known: ReadonlySet<string>): string | null =>
  known.has(file) || /^(\.\.|frontend\/index|docs|package)/.test(file) ? file : null;
