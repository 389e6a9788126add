import { entities } from '@portal/event-schemas/applications/entities.ts';
import type words from '@portal/event-schemas/applications/words/ru.ts';
import type { Row } from '@portal/event-schemas/kernel/entity/entity.ts';
import { useWatch } from 'react-hook-form';
import { listScreen } from '../../entity/list-screen.tsx';
import { moduleText } from '../../i18n/texts.ts';
import { ApplicationStatus } from '../parts/way/application-status.tsx';

const { application_status } = entities;
type Status = Row<typeof application_status>;
const useWords = moduleText<typeof words>('applications-words');

/** application-statuses: names and colours of what people see of an application; those that the route sets stay, others come and go. */
export default listScreen(application_status, {
  columns: [
    { field: 'name', render: row => <ApplicationStatus status={row as Status} /> },
    'stage',
    'colour',
    'initial',
    'sort',
  ],
  below: () => <Preview />,
});

/** The status as people will see it; its stage is not in the form where it stays. */
function Preview() {
  const t = useWords();
  const { name, stage, colour } = useWatch() as Status;
  const text = (written: string): string => written || '…';
  const names = { ru: text(name.ru), kk: text(name.kk), en: text(name.en), ky: text(name.ky) };
  return (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' }}>
      <span className="mut">{t('application_status.own.preview')}</span>
      <ApplicationStatus status={{ stage: stage || 'approved', colour: colour || 'grey', name: names }} />
    </div>
  );
}
