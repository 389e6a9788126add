import { bug } from '@portal/event-schemas/bugs/entities.ts';
import { useLink } from '../../app/links.ts';
import { useSession } from '../../app/portal.ts';
import { EntityList } from '../../entity/list-screen.tsx';
import { useBugText } from '../text.ts';

/** my-bugs: what the reader has reported, and what became of it. */
export default function MyBugs() {
  const t = useBugText();
  const link = useLink();
  const { profile } = useSession();
  return (
    <EntityList
      entity={bug}
      columns={['number', 'title', 'created_at', 'state', 'outcome', { field: 'assignee', optional: true }]}
      only={{ reporter: profile?.uid ?? '' }}
      without={['reporter', 'reporter_role', 'page', 'assignee']}
      to={({ uid }) => link('bug', {}, { uid })}
      lead={t('lead')}
      empty={t('none')}
      storeKey="bugs.mine"
      exportable={false}
    />
  );
}
