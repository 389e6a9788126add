import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { prepared } from '@portal/platform/projections/prepared.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

const byKey = prepared<{ type: string; version: number; definition: TypeDefinition }>(
  `SELECT v.type, v.version, v.definition
    FROM unnest($1::text[], $2::int[]) AS w(type, version)
    JOIN applications.application_versions v ON v.type = w.type AND v.version = w.version`,
);

/** Published versions never change: those that were read are kept, so many at most. */
const kept = new Map<string, TypeDefinition>();
const keptMax = 300;
const keyOf = ({ type, version }: Version): string => `${type} ${version}`;
export interface Version {
  type: string;
  version: number;
}

/** The definitions of these versions. */
export async function definitionsOf(
  db: Sql,
  versions: readonly Version[],
): Promise<(version: Version) => TypeDefinition | undefined> {
  const missing = [
    ...new Map(
      versions.filter(version => !kept.has(keyOf(version))).map(version => [keyOf(version), version]),
    ).values(),
  ];
  if (missing.length > 0) {
    if (kept.size > keptMax) kept.clear();
    for (const row of (await byKey(db, [missing.map(({ type }) => type), missing.map(({ version }) => version)])).rows)
      kept.set(keyOf(row), row.definition);
  }
  const found = new Map(versions.map(version => [keyOf(version), kept.get(keyOf(version))]));
  return version => found.get(keyOf(version));
}
