import type { Property } from '@portal/event-schemas/forms/property.ts';
import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { definitionsOf } from '../definitions.ts';
import { seesAll } from '../readers.ts';

export interface KnownProperty {
  property: Property;
  type: string;
  version: number;
  draft: boolean;
}

/**
 * A field by its uid, as it was published last; the office also finds those of its drafts. Throws `applications.property_not_found`.
 */
export async function propertyOf(
  { db, roles }: Pick<CallContext, 'roles'> & { db: Sql },
  uid: string,
): Promise<KnownProperty> {
  const { rows } = await db.query<KnownProperty>(
    'SELECT property, type, version, draft FROM applications.application_properties WHERE uid = $1 AND (NOT draft OR $2) ORDER BY draft LIMIT 1',
    [uid, seesAll(roles)],
  );
  if (!rows[0]) throw new Refused(reject('applications.property_not_found', { property: uid }));
  return rows[0];
}

/** All fields of the form that a field stands in. */
export async function fieldsBeside(db: Sql, { type, version, draft }: KnownProperty): Promise<readonly Property[]> {
  if (!draft) return (await definitionsOf(db, [{ type, version }]))({ type, version })?.properties ?? [];
  const { rows } = await db.query<{ property: TypeDefinition['properties'][number] }>(
    'SELECT property FROM applications.application_properties WHERE type = $1 AND draft ORDER BY uid',
    [type],
  );
  return rows.map(({ property }) => property);
}
