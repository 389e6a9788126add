import { useText } from '../text.ts';
import type { Selection } from './bulk-review.tsx';
import { Letter } from './letter.tsx';

/** One letter to the selected students of a list. */
export function MailStudents({ rows, clear }: Selection) {
  const t = useText();
  const without = rows.filter(row => row.email === '').length;
  return (
    <Letter
      rows={rows}
      clear={clear}
      texts={{
        write: t('list.mail'),
        title: t('list.mail_title', { smart_count: rows.length }),
        subject: t('list.mail_subject'),
        text: t('list.mail_text'),
        send: t('list.mail_send'),
        done: t('list.mail_done', { smart_count: rows.length }),
      }}
    >
      {without > 0 && <p>{t('list.mail_without', { smart_count: without })}</p>}
    </Letter>
  );
}
