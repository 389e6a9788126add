import { bug } from '@portal/event-schemas/bugs/entities.ts';
import { useLink } from '../../app/links.ts';
import { EntityList } from '../../entity/list-screen.tsx';
import { useAge } from '../parts/age.ts';
import { useBugText } from '../text.ts';

/** bugg-list: all bugs for administrators, taken and closed one by one or many at once. */
export default function BuggList() {
  const t = useBugText();
  const link = useLink();
  const age = useAge();
  return (
    <EntityList
      entity={bug}
      columns={[
        'number',
        'title',
        { field: 'page', optional: true },
        'reporter',
        { field: 'reporter_role', optional: true },
        { field: 'browser', optional: true },
        'created_at',
        'state',
        'assignee',
        { field: 'performed_at', label: t('age'), optional: true, render: age },
      ]}
      to={({ uid }) => link('bug', {}, { uid })}
      counts={['NEW', 'IN_WORK', 'PERFORMED']}
      storeKey="bugs.all"
      startFilter={{ state: 'NEW' }}
      many
    />
  );
}
