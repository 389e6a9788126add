import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The modules of a folder, by name: what each `<folder>/<name>/module.ts` exports as `module`. `except`: folders that are no modules.
 * Throws when a file exports no `module`, or one with another name than its folder.
 */
export async function gatherModules<T extends { name: string }>(
  folder: string,
  except: readonly string[] = [],
): Promise<T[]> {
  const found = await gatherFiles<{ module?: T }>(folder, 'module.ts', except);
  return found.map(({ name, file, exported: { module } }) => {
    if (!module) throw new Error(`${file} exports no \`module\`.`);
    if (module.name !== name) throw new Error(`${file}: the module ${module.name} stands in the folder ${name}.`);
    return module;
  });
}

/** What a file exports that stands at the same place in several folders, by the folder's name. */
export const gatherFiles = <T>(
  folder: string,
  place: string,
  except: readonly string[] = [],
): Promise<{ name: string; file: string; exported: T }[]> =>
  Promise.all(
    readdirSync(folder)
      .filter(name => !except.includes(name))
      .sort()
      .map(name => ({ name, file: path.join(folder, name, place) }))
      .filter(({ file }) => existsSync(file))
      .map(async found => ({
        ...found,
        exported: (await import(/* @vite-ignore */ pathToFileURL(found.file).href)) as T,
      })),
  );

/** One map of those of several modules. Throws when two of them give different things under one name. */
export function mergeUnique<T>(what: string, maps: readonly Readonly<Record<string, T>>[]): Record<string, T> {
  const all = new Map<string, T>();
  for (const [name, one] of maps.flatMap(map => Object.entries(map))) {
    if (all.has(name) && all.get(name) !== one) throw new Error(`Two modules have ${what} ${name}.`);
    all.set(name, one);
  }
  return Object.fromEntries(all);
}
