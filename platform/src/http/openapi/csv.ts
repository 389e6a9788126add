import type { AnyCall } from '../types.ts';
import type { JsonSchema, Parameter, SchemaBook } from './schemas.ts';

type Body = { properties: Record<string, JsonSchema>; required?: string[] };
const bodyOf = (book: SchemaBook, call: AnyCall): { field: string; body: Body } | null =>
  call.kind === 'command' && call.csv && call.body
    ? { field: call.csv, body: book.opened(call.body, 'input') as unknown as Body }
    : null;

/** The other bodies of a call that takes a CSV file: the file alone, or a form with the file and the fields. */
export function csvBodies(book: SchemaBook, call: AnyCall): Record<string, { schema: JsonSchema }> {
  const found = bodyOf(book, call);
  if (!found) return {};
  const { [found.field]: _file, ...fields } = found.body.properties;
  return {
    'text/csv': {
      schema: { type: 'string', description: 'The file, in UTF-8; the other fields stand in the address' },
    },
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: {
          file: { type: 'string', contentMediaType: 'text/csv', description: 'The file, in UTF-8' },
          ...fields,
        },
      },
    },
  };
}

/** The fields beside the file, where the body is the file alone. */
export function csvParameters(book: SchemaBook, call: AnyCall): Parameter[] {
  const found = bodyOf(book, call);
  return Object.entries(found?.body.properties ?? {})
    .filter(([name]) => name !== found!.field)
    .map(([name, schema]) => ({ name, in: 'query', description: 'Read where the body is text/csv', schema }));
}
