import '@fastify/multipart';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFormFault } from '../files/upload-checks.ts';
import { bodyLimit } from './body.ts';
import { Refused, type CommandCall } from './types.ts';

/** A body that came as `text/csv`, or as the form of a page, a server or a mail program. */
class CsvText {
  readonly text: string;
  constructor(bytes: Buffer) {
    this.text = textOf(bytes);
  }
}
class PlainForm {
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}
const formLimit = 20_000;
/** UTF-8; what is none, a workbook say, stays a text that the call refuses by its encoding. */
const textOf = (bytes: Buffer): string => bytes.toString('utf8').replaceAll('\0', '\uFFFD');

/** `text/csv` is read as far as a body may go, forms a little; calls that take none refuse them. */
export function acceptCsv(app: FastifyInstance): void {
  app.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit }, (_request, bytes, done) =>
    done(null, new CsvText(bytes as Buffer)),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: formLimit },
    (_request, bytes, done) => done(null, new PlainForm(bytes as Buffer)),
  );
}

/**
 * The body of a command as its schema has it, in whichever form it came. A call with `csv` takes the file of that field as `text/csv`, too, with
 * the other fields in the address, and as `multipart/form-data` with one file and the other fields beside it. It becomes the request's body, so that all
 * that follows is the same.
 */
export async function bodyOf(
  { csv, linked, form, bytes = bodyLimit }: Pick<CommandCall, 'csv' | 'linked' | 'form' | 'bytes'>,
  request: FastifyRequest,
): Promise<unknown> {
  if (request.body instanceof PlainForm) {
    if (!linked && !form) throw new Refused(reject('platform.unsupported_type'));
    request.body = form ? Object.fromEntries(new URLSearchParams(textOf(request.body.bytes))) : undefined;
  }
  if (request.body instanceof CsvText) {
    if (!csv) throw new Refused(reject('platform.unsupported_type'));
    request.body = { ...fieldsOf(Object.entries(request.query as object)), [csv]: request.body.text };
  } else if (csv && request.isMultipart()) {
    request.body = await formOf(csv, request, bytes);
  }
  return request.body ?? {};
}

/** A field as JSON would have it: yes and no, whole numbers, else text. */
const fieldsOf = (entries: readonly (readonly [string, unknown])[]): Record<string, unknown> =>
  Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'string' && /^(true|false|-?\d{1,15})$/.test(value)
        ? JSON.parse(value.replace(/^(-?)0+(?=\d)/, '$1'))
        : value,
    ]),
  );

async function formOf(csv: string, request: FastifyRequest, limit: number): Promise<Record<string, unknown>> {
  const entries: [string, unknown][] = [];
  let text: string | undefined;
  const tooLarge = (): Refused => new Refused(reject('platform.too_large', { limit: `${limit / 1_048_576} MB` }));
  try {
    for await (const part of request.parts({
      limits: { fileSize: limit, files: 1, fields: 20, fieldSize: limit },
    })) {
      if (part.type === 'file') text = textOf(await part.toBuffer());
      else entries.push([part.fieldname, part.value]);
      if (part.type === 'file' ? part.file.truncated : part.valueTruncated) throw tooLarge();
    }
  } catch (error) {
    throw isFormFault(error) ? new Refused(reject('platform.malformed')) : error;
  }
  return {
    ...fieldsOf(entries.filter(([name]) => name !== csv)),
    ...Object.fromEntries(entries.filter(([name]) => name === csv)),
    ...(text === undefined ? {} : { [csv]: text }),
  };
}
