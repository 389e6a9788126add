/** What a mail says, in one language. */
export interface MailParts {
  locale: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action: { label: string; url: string };
  footer: string;
  /** Where one chooses which mails come; none where the reader has no account in use yet. */
  settings?: { label: string; url: string };
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The same content as plain text and as HTML that mail programs show alike: one column, styles in the elements, readable in the dark. */
export function renderMail({ locale, subject, greeting, paragraphs, action, footer, settings }: MailParts): {
  subject: string;
  text: string;
  html: string;
} {
  const text = [
    greeting,
    ...paragraphs,
    `${action.label}: ${action.url}`,
    `-- \n${footer}${settings ? `\n${settings.label}: ${settings.url}` : ''}`,
  ].join('\n\n');
  const paragraph = (content: string, style = ''): string => `<p style="margin:0 0 16px;${style}">${content}</p>`;
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escaped(subject)}</h1>
${[paragraph(escaped(greeting)), ...paragraphs.map(one => paragraph(escaped(one)))].join('\n')}
${paragraph(
  `<a href="${escaped(action.url)}" style="display:inline-block;padding:10px ` +
    `18px;border-radius:8px;background:#24509f;color:#ffffff;text-decoration:none">${escaped(action.label)}</a>`,
)}
${paragraph(
  `${escaped(footer)}${settings ? ` <a href="${escaped(settings.url)}" style="color:inherit">${escaped(settings.label)}</a>` : ''}`,
  'margin-top:32px;font-size:13px;opacity:.75',
)}
</div></body></html>
`;
  return { subject: subject.replaceAll(/[\r\n]+/g, ' '), text, html };
}
