import type { Source } from '../architecture/sources.ts';

const isTestFile = (file: string): boolean => /\.spec\.tsx?$/.test(file);
/** What a test does besides importing: reading sources, fixtures, or whatever a pattern finds. No graph knows what it depends on. */
const readsFiles = /import\.meta\.glob|readFileSync|readdirSync|readSources\(/;
/** A module's `module.ts` names its widgets, to be loaded when somebody opens them: through it everything would depend on everything. */
const isContents = (file: string): boolean => /^frontend\/src\/[\w-]+\/module\.ts$/.test(file);

/** What is found by its place, and the file that finds it. */
const found: readonly (readonly [file: RegExp, by: string])[] = [
  [/^event-schemas\/src\/[\w-]+\/module\.ts$/, 'platform/src/modules/declared.ts'],
  [/^event-schemas\/src\/[\w-]+\/recorded\//, 'platform/src/modules/recorded-words.ts'],
  [/^event-schemas\/src\/[\w-]+\/recorded\//, 'frontend/src/audit/codes.ts'],
  [/^event-schemas\/src\/[\w-]+\/screens\.ts$/, 'frontend/src/app/declared-screens.ts'],
];

/** Unit and component tests whose outcome may follow from the changed files: those that reach one by their imports, and those that read files. */
export function affectedTests(sources: readonly Source[], changed: ReadonlySet<string>): string[] {
  const importers = new Map<string, string[]>();
  for (const { file, imports } of sources) {
    if (isContents(file)) continue;
    for (const { target, typeOnly } of imports)
      if (target !== null && !typeOnly) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  for (const { file } of sources)
    for (const [place, by] of found) if (place.test(file)) importers.set(file, [...(importers.get(file) ?? []), by]);
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return sources
    .filter(
      ({ file, text }) =>
        isTestFile(file) && (reached.has(file) || readsFiles.test(text) || file.startsWith('test/architecture/')),
    )
    .map(({ file }) => file);
}
