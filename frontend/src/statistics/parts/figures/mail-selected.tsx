import type { UnregisteredStudent } from '@portal/event-schemas/statistics/figures.ts';
import { Letter } from '../../../advising/api.ts';
import { useStatisticsText } from '../../text.ts';

/** One letter to the selected students without courses. */
export function MailSelected({ rows, clear }: { rows: readonly UnregisteredStudent[]; clear: () => void }) {
  const t = useStatisticsText();
  return (
    <Letter
      rows={rows}
      clear={clear}
      texts={{
        write: t('unregistered.mail'),
        title: t('unregistered.mail_title', { count: rows.length }),
        subject: t('unregistered.subject'),
        text: t('unregistered.text'),
        send: t('unregistered.send'),
        done: t('unregistered.sent', { count: rows.length }),
      }}
    />
  );
}
