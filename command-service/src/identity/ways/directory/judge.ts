import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { directoryOf, type OpenAccount } from '../../account/account.ts';
import { settingsOf } from '../../calls/session-of.ts';
import type { OtherJudge } from '../../passwords/try-password.ts';
import type { Proven } from '../arrive.ts';
import { directoriesOn, wayAt, type Way } from '../way.ts';
import { DirectoryAway } from './connections.ts';
import { binds, bindsNobody, findByLogin, findBySubject } from './directory.ts';
import type { DirectoryEntry } from './entry.ts';

/** What a directory says of a password: whose it is, that it is wrong, or nothing, as it does not answer. */
export type Verdict = { proven: { way: Way; entry: DirectoryEntry } } | 'wrong' | 'away';
/** `alone`: the directory keeps this person's password, and the portal's is not looked at. */
export interface Judge {
  alone: boolean;
  isThere(): Promise<boolean>;
  judge(password: string): Promise<Verdict>;
}

/**
 * Which directory has a say about who logs in with this name: the one with which the account is linked; for others, where the portal's password is not right,
 * the directories that are on. Null: the portal's passwords alone judge.
 */
export async function judgeOf(host: Host, name: string, meant: OpenAccount | null): Promise<Judge | null> {
  if (!(await settingsOf(host)).use_active_directory) return null;
  const link = meant ? directoryOf(meant) : undefined;
  if (link) return { alone: true, isThere: async () => true, judge: password => ofLinked(host, link, password) };
  // A right password of the portal's asks for none of them.
  let ways: Way[] = [];
  return {
    alone: false,
    async isThere() {
      ways = await directoriesOn(host);
      return ways.length > 0;
    },
    judge: password => ofNamed(host, ways, name, meant, password),
  };
}

/** The account's own directory; throws where it is not to be asked, or does not answer. */
async function ofLinked(
  host: Host,
  { way: uid, known_as }: { way: string; known_as: string },
  password: string,
): Promise<Verdict> {
  const way = await wayAt(host, uid);
  if (!way?.is_on || way.kind !== 'directory') throw new Refused(reject('identity.directory_not_configured'));
  try {
    const entry = await findBySubject(host, way, known_as);
    if (!entry) {
      await bindsNobody(host, way);
      return 'wrong';
    }
    if (!(await binds(host, way, entry.dn, password))) return 'wrong';
    if (entry.disabled) throw new Refused(reject('identity.directory_account_disabled'));
    return { proven: { way, entry } };
  } catch (error) {
    if (error instanceof DirectoryAway) {
      host.logger.warn({ err: error, way: uid }, 'a directory does not answer');
      throw new Refused(reject('identity.way_unreachable'));
    }
    throw error;
  }
}

/** A name is somebody's in the first directory that knows it; the others do not hear the password. */
async function ofNamed(
  host: Host,
  ways: readonly Way[],
  name: string,
  meant: OpenAccount | null,
  password: string,
): Promise<Verdict> {
  let away = false;
  for (const way of ways) {
    try {
      const entry = await findByLogin(host, way, name);
      if (!entry || (meant !== null && !isMeant(way, entry, meant))) continue;
      if (!(await binds(host, way, entry.dn, password))) return 'wrong';
      if (entry.disabled) throw new Refused(reject('identity.directory_account_disabled'));
      return { proven: { way, entry } };
    } catch (error) {
      if (!(error instanceof DirectoryAway)) throw error;
      host.logger.warn({ err: error, way: way.uid }, 'a directory does not answer');
      away = true;
    }
  }
  if (away) return 'away';
  await bindsNobody(host, ways[0]!).catch(() => false);
  return 'wrong';
}

/** Is the account, by the rule of the way, that of the entry? Whoever has another one here is not let into it by the directory's password. */
const isMeant = (way: Way, entry: DirectoryEntry, { login, email }: OpenAccount): boolean =>
  (way.matches === 'login' && entry.login === login) ||
  (way.matches === 'email' && email !== '' && entry.email === email);

/** Asks in the course of a try, and keeps who was proven by it. */
export function asked(): { proven: Proven | null; by(judge: Judge | null): OtherJudge | null } {
  const kept: ReturnType<typeof asked> = {
    proven: null,
    by: judge =>
      judge && {
        alone: judge.alone,
        isThere: judge.isThere,
        async ask(password) {
          const verdict = await judge.judge(password);
          if (typeof verdict === 'string') return verdict;
          kept.proven = { ...verdict.proven.entry, way: verdict.proven.way };
          return 'right';
        },
      },
  };
  return kept;
}
