import type { PersonReference, Reference } from '@portal/event-schemas/registration/views.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

const tables = {
  discipline: 'curriculum.disciplines_public',
  edu_program: 'curriculum.edu_programs_public',
  cathedra: 'curriculum.cathedras_public',
};

/** Code and name of things of the catalogue by uid; what is not there (any more) is missing. */
export async function references(
  db: Sql,
  kind: keyof typeof tables,
  uids: Iterable<string | null>,
): Promise<Map<string, Reference>> {
  const wanted = [...new Set(uids)].filter(uid => uid !== null);
  if (wanted.length === 0) return new Map();
  const { rows } = await db.query<Reference>(`SELECT uid, code, name FROM ${tables[kind]} WHERE uid = ANY($1)`, [
    wanted,
  ]);
  return new Map(rows.map(row => [row.uid, row]));
}

/** Names of accounts by uid; whom identity does not know (the worker, an import) goes by the id. */
export async function people(
  db: Sql,
  uids: Iterable<string | null | undefined>,
): Promise<(uid: string | null | undefined) => PersonReference | null> {
  const wanted = [...new Set(uids)].filter(uid => typeof uid === 'string');
  const { rows } =
    wanted.length === 0
      ? { rows: [] }
      : await db.query<PersonReference>(`SELECT uid, display_name FROM identity.people_public WHERE uid = ANY($1)`, [
          wanted,
        ]);
  const names = new Map(rows.map(row => [row.uid, row.display_name]));
  return uid => (uid ? { uid, display_name: names.get(uid) ?? uid } : null);
}
