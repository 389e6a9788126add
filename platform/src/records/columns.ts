import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { localized } from '@portal/event-schemas/kernel/localized.ts';
import { z } from 'zod';
import type { Column } from '../http/types.ts';

/** How a field is stored and listed. Ids stay text: a record's uid may be any name that an import derived. */
export interface RecordColumn {
  name: string;
  sql: 'text' | 'double precision' | 'boolean' | 'jsonb';
  list: Column['type'];
}

type JsonSchema = { type?: string | string[]; anyOf?: JsonSchema[]; enum?: unknown[]; const?: unknown };

/** The JSON types that a schema lets through, `null` aside. */
function jsonTypes(schema: JsonSchema): Set<string> {
  if (schema.anyOf) return new Set(schema.anyOf.flatMap(part => [...jsonTypes(part)]));
  if (schema.type) return new Set([schema.type].flat().filter(type => type !== 'null').map(type => (type === 'integer' ? 'number' : type)));
  return new Set([...(schema.enum ?? []), ...('const' in schema ? [schema.const] : [])].map(value => typeof value));
}

function isLocalized(schema: z.ZodType): boolean {
  if (schema === localized) return true;
  return schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? isLocalized(schema.unwrap() as z.ZodType) : false;
}

const byJsonType: Record<string, Omit<RecordColumn, 'name'>> = {
  string: { sql: 'text', list: 'text' },
  number: { sql: 'double precision', list: 'number' },
  boolean: { sql: 'boolean', list: 'boolean' },
};

/** One column per field: strings text, numbers double precision, booleans boolean, everything else jsonb. */
export function recordColumns(def: RecordDefinition): RecordColumn[] {
  return Object.entries(def.fields.shape).map(([name, schema]) => {
    const types = [...jsonTypes(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema)];
    const simple = types.length === 1 ? byJsonType[types[0]!] : undefined;
    return { name, ...(simple ?? { sql: 'jsonb', list: isLocalized(schema as z.ZodType) ? 'localized' : 'json' }) };
  });
}
