import { expect, it } from 'vitest';
import { renderMail } from './layout.ts';

const parts = {
  locale: 'kk',
  subject: 'Орын\nбосады',
  greeting: 'Сәлеметсіз бе!',
  paragraphs: ['<b>Қатты</b> & "жай"'],
  action: { label: 'Ашу', url: 'https://portal.example/kk/courses?a=1&b=2' },
  footer: 'Портал',
  settings: { label: 'Баптау', url: 'https://portal.example/kk/user-settings/notifications?a=1&b=2' },
};

it('a mail says the same in text and in HTML, and what people wrote stays text', () => {
  const { subject, text, html } = renderMail(parts);
  expect(subject).toBe('Орын босады');
  expect(text).toBe(
    'Сәлеметсіз бе!\n\n<b>Қатты</b> & "жай"\n\nАшу: https://portal.example/kk/courses?a=1&b=2\n\n-- \nПортал\n' +
      'Баптау: https://portal.example/kk/user-settings/notifications?a=1&b=2',
  );
  expect(html).toContain('<html lang="kk">');
  expect(html).toContain('&lt;b&gt;Қатты&lt;/b&gt; &amp; &quot;жай&quot;');
  expect(html).toContain('href="https://portal.example/kk/courses?a=1&amp;b=2"');
  expect(html).toContain('href="https://portal.example/kk/user-settings/notifications?a=1&amp;b=2"');
  expect(html).not.toContain('<b>');
});
