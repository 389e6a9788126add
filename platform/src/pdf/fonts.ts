import pdfmake from 'pdfmake';
import { createRequire } from 'node:module';
import path from 'node:path';

const required = createRequire(import.meta.url);
const folder = path.join(path.dirname(required.resolve('pdfmake/package.json')), 'fonts/Roboto');
const font = (style: string): string => path.join(folder, `Roboto-${style}.ttf`);
/** Its letters are all there in Kazakh and Kyrgyz (Ә Ғ Қ Ң Ө Ұ Ү Һ І). */
pdfmake.addFonts({
  Roboto: {
    normal: font('Regular'),
    bold: font('Medium'),
    italics: font('Italic'),
    bolditalics: font('MediumItalic'),
  },
});
/** A paper takes nothing from elsewhere: no picture by address, no file but the font's. */
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(file => path.dirname(file) === folder);

/** A font as a document of pdfmake holds it: the file as it was parsed, and the words that were shaped. */
interface EmbeddedFont {
  name: string;
  font: unknown;
  layoutCache: Record<string, unknown>;
}
interface Document {
  fontCache: Record<string, Record<string, EmbeddedFont> | undefined>;
  _fontFamilies: Record<string, EmbeddedFont>;
  getFontType(bold?: boolean, italics?: boolean): string;
  provideFont(family: string, bold?: boolean, italics?: boolean): EmbeddedFont;
}
interface Parsed extends Pick<EmbeddedFont, 'font'> {
  make: new (document: Document, font: unknown, id: string) => EmbeddedFont;
  words: Record<string, unknown>;
  asked: number;
}
const parsed = new Map<string, Parsed>();
/** Documents after which words are shaped anew: names come and go. */
const wordsLast = 500;

/**
 * The library parses a font anew for every document and shapes every word again: that is most of the time that a paper takes.
 * Here each style is parsed once in a process; a document still has a subset of its own of the letters that it needs.
 */
const { prototype } = (required('pdfmake/js/PDFDocument.js') as { default: { prototype: Document } }).default;
const { provideFont } = prototype;
prototype.provideFont = function provideParsed(this: Document, family, bold, italics) {
  const style = this.getFontType(bold, italics);
  const own = (this.fontCache[family] ??= {});
  const known = own[style];
  if (known) return known;
  const key = `${family} ${style}`;
  const before = parsed.get(key);
  if (!before) {
    const made = provideFont.call(this, family, bold, italics);
    const make = made.constructor as unknown as Parsed['make'];
    parsed.set(key, { font: made.font, make, words: made.layoutCache, asked: 1 });
    return made;
  }
  if (++before.asked % wordsLast === 0) before.words = Object.create(null) as Parsed['words'];
  // Fonts that stand here are embedded when the document ends.
  const { _fontFamilies: families } = this;
  const again = new before.make(this, before.font, `P${[...parsed.keys()].indexOf(key)}`);
  again.layoutCache = before.words;
  families[again.name] = again;
  own[style] = again;
  return again;
};

export { pdfmake };
