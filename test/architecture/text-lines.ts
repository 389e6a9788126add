import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './sources.ts';

/** Where the formatter lets texts for people stand on one line: catalogues, errors, notices, sentences, demo data. */
const { overrides } = JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8')) as {
  overrides: { files: string[]; options: { printWidth: number } }[];
};
const places = overrides
  .filter(({ options }) => options.printWidth > 160)
  .flatMap(({ files }) => files)
  .map(glob => new RegExp(`^${glob.replaceAll('**/', '(.*/)?').replaceAll(/(?<!\.)\*/g, '[^/]*')}$`));
export const isOfTexts = (file: string): boolean =>
  /(^|\/)fixtures\//.test(file) || places.some(place => place.test(file));

/** Which lines of a file are texts for people: all of a catalogue, elsewhere those of `{ ru, kk, en, ky }`. */
export function linesOfTexts(file: string, text: string): (line: number) => boolean {
  if (isOfTexts(file)) return () => true;
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const found: (readonly [from: number, to: number])[] = [];
  const walk = (node: any): void => {
    if (typeof node !== 'object' || node === null) return;
    if (node.type === 'ObjectExpression' && isLocalized(node)) found.push([lineAt(node.start), lineAt(node.end)]);
    else Object.values(node).forEach(walk);
  };
  walk(parseSync(file, text).program);
  return line => found.some(([from, to]) => line >= from && line <= to);
}

const isLocalized = ({ properties }: { properties: { key?: { name?: string } }[] }): boolean =>
  ['ru', 'kk', 'en', 'ky'].every(locale => properties.some(({ key }) => key?.name === locale));
