/** A text that a spreadsheet would run as a formula gets an apostrophe, as in the files of the server (decisions/0045). */
const plain = (text: string): string => (/^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text);
const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Rows as a CSV file that Excel reads: UTF-8 with its mark, semicolons. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(row => row.map(cell => quoted(plain(cell))).join(';')).join('\r\n')}\r\n`;

/** Has the browser save a text as a file; it is sent nowhere. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
