import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AccessTable } from '@portal/event-schemas/kernel/access.ts';
import { isTest, root, type Source } from './sources.ts';

/** The access tables of all modules. */
export const accessTables = (sources: readonly Source[]): Promise<AccessTable[]> =>
  Promise.all(
    sources
      .filter(({ file }) => /^event-schemas\/src\/(?!kernel)[\w-]+\/access\.ts$/.test(file))
      .map(
        async ({ file }) =>
          ((await import(/* @vite-ignore */ pathToFileURL(path.join(root, file)).href)) as { access: AccessTable })
            .access,
      ),
  );

/** Everything of the pages that goes to a browser. */
export const pagesOf = (sources: readonly Source[]): Source[] =>
  sources.filter(({ file }) => file.startsWith('frontend/src/') && !isTest(file));

/** Every call that a text names, as the tables spell it. */
export function callsIn(text: string): string[] {
  return [...text.matchAll(/['"`]((?:GET|POST|PUT|PATCH|DELETE) \/[\w{}/-]*\/)['"`]/g)].map(([, call]) => call!);
}
/** Calls put together from a path that the file has a name for: `const viewSet = '/user/…'` and `GET ${viewSet}/teacher/`. */
export function composedIn(text: string): string[] {
  const named = new Map([...text.matchAll(/const (\w+) = '(\/[\w{}/-]+)'/g)].map(([, name, value]) => [name!, value!]));
  return [...text.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) )\$\{(\w+)\}([\w{}/-]*)`/g)].map(
    ([, method, name, rest]) => `${method}${named.get(name!) ?? `\${${name}}`}${rest}`,
  );
}
