import { readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../config/project-root.ts';

/** Codes that the published language names together, by `<folder>/<name>`. */
export type RefusalGroups = Readonly<Record<string, readonly string[]>>;

const folder = path.join(projectRoot, 'event-schemas/src');

/** The groups of every `event-schemas/src/<module>/refusal-groups.ts`, and those of the kits. */
export async function refusalGroups(): Promise<RefusalGroups> {
  const modules = (await readdir(folder)).sort();
  const files = ['kernel/refusals.ts', ...modules.map(module => `${module}/refusal-groups.ts`)].filter(file =>
    existsSync(path.join(folder, file)),
  );
  const found: [string, readonly string[]][] = [];
  for (const file of files) {
    const exported = (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, file)).href)) as object;
    for (const [name, codes] of Object.entries(exported) as [string, unknown][])
      if (Array.isArray(codes)) found.push([`${path.dirname(file)}/${name}`, codes as string[]]);
  }
  return Object.fromEntries(found);
}

/** The codes with groups in the place of those that they have in full: the largest first, and none that says one code more. */
export function inGroups(codes: readonly string[], groups: RefusalGroups): string[] {
  const [all, left] = [new Set(codes), new Set(codes)];
  const whole = Object.entries(groups).filter(([, group]) => group.every(code => all.has(code)));
  const named: string[] = [];
  for (;;) {
    const rated = whole.map(([name, group]) => ({ name, group, more: group.filter(code => left.has(code)).length }));
    const best = rated.sort((one, other) => other.more - one.more)[0];
    if (!best || best.more < 2) return [...named, ...[...left].sort()];
    named.push(best.name);
    for (const code of best.group) left.delete(code);
  }
}
