import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import {
  InvalidCredentialsError,
  NoSuchObjectError,
  ResultCodeError,
  SizeLimitExceededError,
  type Client,
  type Filter,
} from 'ldapts';
import { randomBytes } from 'node:crypto';
import type { Way } from '../way.ts';
import { apart, DirectoryAway, look } from './connections.ts';
import {
  attributesOf,
  binaryOf,
  byLogin,
  bySubject,
  entryOf,
  groupNames,
  groupsWith,
  type DirectoryEntry,
} from './entry.ts';

export type Hosting = Pick<Host, 'dispatcher' | 'pool' | 'config'>;

/** Entries that a filter finds, some at most. */
async function entries(client: Client, way: Way, filter: Filter, most: number): Promise<DirectoryEntry[]> {
  const { searchEntries } = await client.search(way.base!, {
    scope: 'sub',
    filter,
    attributes: attributesOf(way),
    explicitBufferAttributes: binaryOf(way),
    sizeLimit: most,
    timeLimit: way.patience ?? 3,
  });
  return searchEntries.map(entry => entryOf(way, entry)).filter(entry => entry !== null);
}

/** A directory that refuses to look is away, too, as far as people are concerned: what is wrong with it the administrator's try says. */
const looked = <T>(host: Hosting, way: Way, question: (client: Client) => Promise<T>): Promise<T> =>
  look(host, way, question).catch((error: unknown) => {
    if (error instanceof ResultCodeError) throw new DirectoryAway(error.message);
    throw error;
  });

/** Does anything about the way depend on the groups of people? */
const asksGroups = ({ only_group, roles_by_group }: Way): boolean => only_group !== null || roles_by_group.length > 0;

/** OpenLDAP says it of groups, where nobody has made it say it of people. */
async function withGroups(host: Hosting, way: Way, entry: DirectoryEntry): Promise<DirectoryEntry> {
  if (!asksGroups(way) || entry.groups.length > 0 || way.server === 'active_directory') return entry;
  const groups = await looked(host, way, async client => {
    const { searchEntries } = await client.search(way.base!, {
      scope: 'sub',
      filter: groupsWith(entry.dn),
      attributes: ['cn'],
    });
    return searchEntries.map(({ dn }) => dn);
  });
  return { ...entry, groups: groupNames(groups) };
}

/** Who has this log-in name; null where it is nobody, or several, which cannot be told apart. */
export async function findByLogin(host: Hosting, way: Way, name: string): Promise<DirectoryEntry | null> {
  const found = await looked(host, way, client =>
    entries(client, way, byLogin(way, name), 3).catch((error: unknown) => {
      if (error instanceof SizeLimitExceededError) return [];
      throw error;
    }),
  );
  return found.length === 1 ? withGroups(host, way, found[0]!) : null;
}

export async function findBySubject(host: Hosting, way: Way, subject: string): Promise<DirectoryEntry | null> {
  const [found] = await looked(host, way, client => entries(client, way, bySubject(way, [subject]), 2));
  return found ? withGroups(host, way, found) : null;
}

/** Of these the ones that the directory still has and has not disabled. */
export async function present(host: Hosting, way: Way, subjects: readonly string[]): Promise<Set<string>> {
  const found = await looked(host, way, client => entries(client, way, bySubject(way, subjects), subjects.length + 1));
  return new Set(found.filter(({ disabled }) => !disabled).map(({ subject }) => subject));
}

/** Active Directory says in hexadecimal why it lets somebody in no more whose password was right. */
function refuseByReason(error: InvalidCredentialsError): void {
  const code = /\bdata ([0-9a-f]{3})\b/i.exec(error.message)?.[1]?.toLowerCase();
  if (code === '533' || code === '701') throw new Refused(reject('identity.directory_account_disabled'));
  if (code === '532' || code === '773') throw new Refused(reject('identity.directory_password_expired'));
}

/**
 * Does the directory let them in with the password? One bind for one try. An empty password would be an anonymous bind, which succeeds for everybody
 * (RFC 4513 §5.1.2), and is never sent.
 */
export async function binds(host: Hosting, way: Way, dn: string, password: string): Promise<boolean> {
  if (password === '' || dn === '') return false;
  try {
    await apart(host, way, client => client.bind(dn, password));
    return true;
  } catch (error) {
    if (error instanceof InvalidCredentialsError) {
      refuseByReason(error);
      return false;
    }
    if (error instanceof NoSuchObjectError) return false;
    if (error instanceof ResultCodeError) throw new DirectoryAway(error.message);
    throw error;
  }
}

/** The same work for somebody who is not there, so that the clock does not tell. */
export const bindsNobody = (host: Hosting, way: Way): Promise<boolean> =>
  binds(host, way, `cn=${randomBytes(12).toString('hex')},${way.base!}`, randomBytes(12).toString('hex'));
