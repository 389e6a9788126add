import type { Rolldown } from 'vite';

/** What was built: which file holds a module of the sources, and what a file needs before it runs. */
export interface Graph {
  /** The file of the pages' entry. */
  entry: string;
  /** The file that a module went to; `end` is the end of the module's path. */
  fileOf(end: string): string | undefined;
  /** Files, and all that they import; style sheets follow. */
  closure(files: readonly (string | undefined)[]): string[];
  /** The file that an asset became, by the name it had. */
  asset(name: string): string | undefined;
  /** Modules whose paths match. */
  modules(pattern: RegExp): { path: string; found: RegExpExecArray }[];
}

export function graphOf(bundle: Rolldown.OutputBundle): Graph {
  const outputs = Object.values(bundle);
  const chunks = outputs.filter(output => output.type === 'chunk');
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const holders = new Map<string, string>();
  const hold = (module: string, file: string) => holders.set(module.replaceAll('\\', '/'), file);
  for (const chunk of chunks) for (const module of chunk.moduleIds) hold(module, chunk.fileName);
  // What is imported as it runs has a file of its own, even where its code went to another.
  for (const chunk of chunks) if (chunk.facadeModuleId) hold(chunk.facadeModuleId, chunk.fileName);
  const known = new Map<string, string | undefined>();
  return {
    entry: chunks.find(chunk => chunk.isEntry)!.fileName,
    fileOf(end) {
      if (!known.has(end)) known.set(end, [...holders].find(([path]) => path.endsWith(end))?.[1]);
      return known.get(end);
    },
    closure(files) {
      const seen = new Set<string>();
      const styles = new Set<string>();
      const visit = (name: string | undefined): void => {
        const chunk = name === undefined ? undefined : byName.get(name);
        if (!chunk || seen.has(chunk.fileName)) return;
        seen.add(chunk.fileName);
        for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
        chunk.imports.forEach(visit);
      };
      files.forEach(visit);
      return [...seen, ...styles];
    },
    asset: name => outputs.find(output => output.type === 'asset' && output.names.includes(name))?.fileName,
    modules: pattern =>
      [...holders.keys()].flatMap(path => {
        const found = pattern.exec(path);
        return found ? [{ path, found }] : [];
      }),
  };
}
