import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { projectRoot } from '../../config/project-root.ts';

/** What a schema is called in the document. */
export type NamedSchemas = z.core.$ZodRegistry<{ id: string }>;

const folder = path.join(projectRoot, 'event-schemas/src');
const pascal = (text: string): string => text.replace(/(?:^|[-_/])(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Every schema that the published language exports, by the name of its export; with its folder or its file before it where others are called the same. */
export async function namedSchemas(): Promise<NamedSchemas> {
  const files = (await readdir(folder, { recursive: true })).filter(file => /(?<!\.spec)\.ts$/.test(file)).sort();
  const found = new Map<z.ZodType, string[]>();
  for (const file of files) {
    const exported = (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, file)).href)) as object;
    const [folders, whole] = [path.dirname(file), file.replace(/\.ts$/, '')].map(place =>
      pascal(place.replaceAll(path.sep, '-')),
    ) as [string, string];
    for (const [key, value] of Object.entries(exported) as [string, unknown][]) {
      if (value instanceof z.ZodType && !found.has(value))
        found.set(value, [pascal(key), folders + pascal(key), whole + pascal(key)]);
    }
  }
  // Generators write a file for each: names differ in more than capitals.
  const all = [...found.values()];
  const isFree = (name: string, own: string[]): boolean =>
    all.every(names => names === own || !names.some(other => other.toLowerCase() === name.toLowerCase()));
  const registry: NamedSchemas = z.registry();
  for (const [schema, names] of found) {
    const id = names.find(name => isFree(name, names));
    if (!id) throw new Error(`Two schemas are called ${names.at(-1)}.`);
    registry.add(schema, { id });
  }
  return registry;
}
