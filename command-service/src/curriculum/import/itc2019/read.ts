import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { SaxesParser } from 'saxes';
import { ImportRefused, quoted } from '@portal/platform/imports/refusal.ts';
import { problemBuilder } from './build.ts';
import { type Attributes, type Path, grammar, isPath, limits } from './grammar.ts';
import type { Problem } from './problem.ts';

/**
 * Reads and checks a whole file, a piece at a time. Document type declarations are never loaded, and one that declares
 * anything itself is refused, so that no entity can grow.
 * @throws {ImportRefused} with line and reason for whatever is not a well-formed problem of the format.
 */
export async function readProblem(path: string): Promise<Problem> {
  const file = basename(path);
  const about = await stat(path).catch(() => null);
  if (!about?.isFile()) throw new ImportRefused(file, 0, 'there is no such file');
  if (about.size > limits.bytes)
    throw new ImportRefused(file, 0, `${about.size} bytes; at most ${limits.bytes} are read`);
  return parseProblem(file, createReadStream(path));
}

/** The same for bytes from anywhere. */
export async function parseProblem(
  file: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Problem> {
  const parser = new SaxesParser();
  const refuse = (reason: string, line = parser.line): never => {
    throw new ImportRefused(file, line, reason);
  };
  const builder = problemBuilder(refuse, () => parser.line);
  const stack: Path[] = [];

  parser.on('error', error => refuse(error.message.replace(/^\d+:\d+: /, '')));
  parser.on('doctype', declaration => {
    if (declaration.includes('[')) refuse('the document type declares entities or elements of its own');
  });
  parser.on('opentag', tag => {
    const path = [...(stack.length > 0 ? [stack.at(-1)!] : []), tag.name].join('/');
    if (stack.length === 0 && tag.name !== 'problem') refuse(`the root is <${tag.name}>, expected <problem>`);
    if (!isPath(path)) return refuse(`<${tag.name}> has no place in <${stack.at(-1)?.split('/').at(-1)}>`);
    builder.open(path, checked(path, tag.attributes, refuse));
    stack.push(path);
  });
  parser.on('closetag', () => builder.close(stack.pop()!));
  const text = (found: string): void => {
    if (found.trim() !== '') refuse(`text ${quoted(found.trim())} between elements`);
  };
  parser.on('text', text);
  parser.on('cdata', text);

  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (bytes?: Uint8Array): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      return refuse('not UTF-8');
    }
  };
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > limits.bytes) refuse(`more than ${limits.bytes} bytes`);
    parser.write(decoded(chunk));
  }
  parser.write(decoded()).close();
  return builder.finish();
}

function checked<P extends Path>(
  path: P,
  attributes: Record<string, string>,
  refuse: (reason: string) => never,
): Attributes<P> {
  for (const value of Object.values(attributes))
    if (value.length > limits.attribute) refuse(`an attribute of ${value.length} characters`);
  const result = grammar[path].safeParse(attributes);
  if (result.success) return result.data as Attributes<P>;
  const issue = result.error.issues[0]!;
  const attribute = String(issue.path[0]);
  const seen = attributes[attribute];
  return refuse(
    `<${path.split('/').at(-1)}>: ${attribute}${seen === undefined ? '' : ` ${quoted(seen)}`} ${issue.message}`,
  );
}
