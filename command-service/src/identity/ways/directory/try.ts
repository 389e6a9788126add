import type { WayTried } from '@portal/event-schemas/identity/ways.ts';
import { ResultCodeError, type Client } from 'ldapts';
import { inSteps } from '../steps.ts';
import { secretOfWay } from '../secrets.ts';
import type { Way } from '../way.ts';
import { apart, look } from './connections.ts';
import { findByLogin, type Hosting } from './directory.ts';
import type { DirectoryEntry } from './entry.ts';

/** Can the directory be reached, does it take the portal's reader, does it show people, and how is one of them seen? */
export async function tryDirectory(host: Hosting, way: Way, login: string): Promise<WayTried> {
  let found: DirectoryEntry | null = null;
  const tried = await inSteps([
    ['reached', () => apart(host, way, client => greeted(client, way))],
    [
      'secret',
      () =>
        apart(host, way, async client => {
          if (!way.bind_name) return '–';
          await client.bind(way.bind_name, (await secretOfWay(host, way.uid)) ?? '');
          return way.bind_name;
        }),
    ],
    [
      'search',
      () =>
        look(host, way, async client => {
          const { searchEntries } = await client.search(way.base!, { scope: 'base', attributes: ['1.1'] });
          return searchEntries[0]?.dn ?? '';
        }),
    ],
    ...(login === ''
      ? []
      : [
          [
            'person',
            async () => {
              found = await findByLogin(host, way, login);
              if (!found) throw new Error(login);
              return found.dn;
            },
          ] as const,
        ]),
  ]);
  const seen = found as DirectoryEntry | null;
  return {
    ...tried,
    person: seen && {
      name: [seen.last_name, seen.first_name, seen.middle_name].filter(Boolean).join(' '),
      email: seen.email,
      groups: [...seen.groups],
      disabled: seen.disabled,
    },
  };
}

/** A server that refuses to say anything to strangers is there, too. */
async function greeted(client: Client, { host, port }: Way): Promise<string> {
  try {
    await client.search('', { scope: 'base', attributes: ['1.1'] });
  } catch (error) {
    if (!(error instanceof ResultCodeError)) throw error;
  }
  return `${host}:${port}`;
}
