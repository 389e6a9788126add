import { isOfTexts } from '../architecture/text-lines.ts';
import { isTest, type Source } from '../architecture/sources.ts';

/** What a module consists of, in the order of a request through it. Texts and tests are apart, wherever they stand. */
const kinds = ['events and schemas', 'commands', 'read models', 'reactions', 'screens', 'texts', 'tests'] as const;
type Kind = (typeof kinds)[number];
const services: Readonly<Record<string, Kind>> = {
  'event-schemas': 'events and schemas',
  'command-service': 'commands',
  'projection-service': 'read models',
  'notification-worker': 'reactions',
  frontend: 'screens',
};

export interface Size {
  lines: number;
  files: number;
}
const add = (sizes: Map<string, Size>, key: string, text: string): void => {
  const { lines, files } = sizes.get(key) ?? { lines: 0, files: 0 };
  sizes.set(key, { lines: lines + text.trimEnd().split('\n').length, files: files + 1 });
};
const shown = (size: Size | undefined): string => (size ? `${size.lines} (${size.files})` : '');
const table = (rows: readonly (readonly string[])[]): string => {
  const [head, ...body] = rows.map(cells => `| ${cells.join(' | ')} |`);
  return [head, `| --- |${' ---: |'.repeat(rows[0]!.length - 1)}`, ...body].join('\n');
};

/** Lines and files as they stand formatted: each module by kind, and what all modules share by folder. As Markdown. */
export function linesOf(sources: readonly Pick<Source, 'file' | 'text'>[]): string {
  const ofModules = new Map<string, Size>();
  const shared = new Map<string, Size>();
  const modules = [...new Set(sources.flatMap(({ file }) => /^event-schemas\/src\/([\w-]+)\//.exec(file)?.[1] ?? []))]
    .filter(name => name !== 'kernel')
    .toSorted();
  for (const { file, text } of sources) {
    const [service, , module] = file.split('/') as [string, string, string | undefined];
    const kind = services[service];
    if (kind && module && modules.includes(module)) {
      const own = isTest(file) ? 'tests' : isOfTexts(file) ? 'texts' : kind;
      for (const column of [module, 'all']) for (const row of [own, 'all']) add(ofModules, `${column} ${row}`, text);
    } else {
      const [, folder = service] = /^([\w-]+\/src\/[\w-]+)\//.exec(file) ?? [];
      add(shared, `${folder} ${isTest(file) ? 'tests' : 'code'}`, text);
    }
  }
  return [
    '# Lines and files',
    'Written by `npm run lines`: formatted lines, and how many files in brackets. A module is a column through the services.',
    table([
      ['', ...modules, 'all'],
      ...[...kinds, 'all'].map(row => [
        row,
        ...[...modules, 'all'].map(module => shown(ofModules.get(`${module} ${row}`))),
      ]),
    ]),
    'What the modules share:',
    table([
      ['folder', 'code', 'tests'],
      ...[...new Set([...shared.keys()].map(key => key.split(' ')[0]!))]
        .toSorted((one, other) => one.localeCompare(other))
        .map(folder => [folder, shown(shared.get(`${folder} code`)), shown(shared.get(`${folder} tests`))]),
    ]),
  ].join('\n\n');
}
