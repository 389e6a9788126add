import type { RelatedKind } from '@portal/event-schemas/forms/codes.ts';
import type { CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { searchThings, thingsByUid, type Thing } from './things.ts';

/** A thing that a field can point to, in the reader's language. */
export interface Choice {
  uid: string;
  name: string;
  code: string | null;
}
type Reader = Pick<CallContext, 'actor' | 'roles' | 'locale'> & { db: Sql };

const inWords =
  ({ locale }: Reader) =>
  ({ uid, name, code }: Thing): Choice => ({ uid, name: typeof name === 'string' ? name : name[locale], code });
const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, 6);

const staff = ['office', 'org_admin', 'fin_office', 'supervisor', 'teacher', 'specialist', 'auditor'];
/**
 * What can be chosen. Students are found by others than staff with three letters of the name at least, and without
 * their numbers: the list of all is not for everybody. `from`: terms and years that ended before this day are not offered.
 */
export async function choicesOf(
  reader: Reader,
  kind: RelatedKind,
  search: string,
  page: { offset: number; limit: number; from?: string },
): Promise<{ results: Choice[]; count: number }> {
  const words = wordsOf(search);
  const guarded = kind === 'student' && !reader.roles.some(role => staff.includes(role));
  if (guarded && !words.some(word => word.length >= 3)) return { results: [], count: 0 };
  const { things, count } = await searchThings(reader.db, kind, {
    account: reader.actor.id,
    locale: reader.locale,
    words,
    ...page,
  });
  const found = things.map(inWords(reader));
  return { results: guarded ? found.map(one => ({ ...one, code: null })) : found, count };
}

/** The names of those that are chosen already, in their order. */
export async function namedChoices(reader: Reader, kind: RelatedKind, uids: readonly string[]): Promise<Choice[]> {
  const things = await thingsByUid(reader.db, kind, uids);
  return uids.flatMap(uid => {
    const thing = things.get(uid);
    return thing ? [inWords(reader)(thing)] : [];
  });
}
