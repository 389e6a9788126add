import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { pdfmake } from './fonts.ts';
import type { Paper } from './paper.ts';

const line = { color: '#000000', width: 0.5 };
const signed = (signatures: Paper['signatures']): Column => ({
  width: '*',
  stack: signatures.flatMap(({ role, name, signed: how }): Content[] => [
    { text: role, color: '#444444' },
    { text: name, bold: true },
    { text: how, margin: [0, 0, 0, 8] },
  ]),
});
const checkedBy = ({ address, text }: NonNullable<Paper['check']>): Column => ({
  width: 150,
  stack: [
    { qr: address, fit: 96, alignment: 'right' },
    { text, fontSize: 8, alignment: 'right', margin: [0, 4, 0, 0] },
  ],
});
function contentOf(paper: Paper): Content[] {
  const { table } = paper;
  const centred = (place: number) => (table.centred.includes(place) ? 'center' : 'left');
  return [
    ...paper.over.map((text): Content => ({ text, alignment: 'center' })),
    { text: paper.title, bold: true, fontSize: 13, alignment: 'center', margin: [0, 8, 0, 2] },
    ...paper.under.map((text): Content => ({ text, alignment: 'center' })),
    {
      margin: [0, 10, 0, 10],
      layout: 'noBorders',
      table: {
        widths: ['auto', '*'],
        body: paper.facts.map(([label, value]) => [{ text: label, color: '#444444' }, value]),
      },
    },
    {
      layout: {
        hLineWidth: () => line.width,
        vLineWidth: () => line.width,
        hLineColor: () => line.color,
        vLineColor: () => line.color,
      },
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: table.widths.map(width => width ?? '*'),
        body: [
          table.heads.map(text => ({ text, bold: true, alignment: 'center' as const })),
          ...table.rows.map(row => row.map((text, place) => ({ text, alignment: centred(place) as 'center' }))),
        ],
      },
    },
    ...paper.sums.map((text, place): Content => ({ text, margin: [0, place === 0 ? 10 : 2, 0, 0] })),
    {
      unbreakable: true,
      margin: [0, 16, 0, 0],
      columns: paper.check
        ? [signed(paper.signatures), checkedBy(paper.check)]
        : [0, 1].map(side => signed(paper.signatures.filter((_one, place) => place % 2 === side))),
    },
  ];
}

/** The paper as a PDF. Shaping its letters takes the time: it is done in a thread (print.ts). */
export function renderPaper(paper: Paper): Promise<Buffer> {
  const definition: TDocumentDefinitions = {
    pageSize: 'A4',
    pageMargins: [42, 40, 42, 48],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.15 },
    info: { title: paper.title },
    content: contentOf(paper),
    footer: (page, pages) => ({
      margin: [42, 12, 42, 0],
      fontSize: 8,
      columns: [
        { text: paper.foot, width: '*' },
        {
          text: paper.pages.replace('{page}', String(page)).replace('{pages}', String(pages)),
          width: 'auto',
          alignment: 'right',
        },
      ],
    }),
  };
  return pdfmake.createPdf(definition).getBuffer();
}
