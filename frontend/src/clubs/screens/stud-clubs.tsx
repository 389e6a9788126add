import { club } from '@portal/event-schemas/clubs/entities.ts';
import { useSearchParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { EntityList } from '../../entity/list-screen.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import { CallState } from '../../shell/states.tsx';
import { ClubCards, type Club } from '../parts/club-cards.tsx';
import { useMyClubs } from '../parts/my-clubs.ts';
import { useClubText } from '../text.ts';

const tabs = ['open', 'mine'] as const;

/** stud-clubs: the clubs of the university, and the reader's own. */
export default function StudClubs() {
  const t = useClubText();
  const link = useLink();
  const [search, setSearch] = useSearchParams();
  const mine = useMyClubs();
  const tab = search.get('tab') === 'mine' ? 'mine' : 'open';
  const only =
    tab === 'open' ? { state: 'approved' } : { uid: mine.data?.length ? mine.data.map(one => one.club) : ['none'] };
  if (!mine.isSuccess) return <CallState call={mine} lines={8} />;
  return (
    <EntityList
      key={tab}
      entity={club}
      columns={['name', 'type', 'members', 'founder', 'state']}
      addOn="stud-club-create"
      to={({ uid }) => link('stud-club', {}, { uid })}
      only={only}
      storeKey={`clubs.${tab}`}
      without={['state', 'founder', 'created_at']}
      exportable={false}
      header={
        <TabBar
          label={t('tabs')}
          tabs={tabs.map(id => ({ id, label: t(`tab.${id}`) }))}
          selected={tab}
          panels={false}
          onSelect={next => setSearch({ tab: next }, { replace: true })}
        />
      }
      renderBody={rows => <ClubCards clubs={rows as unknown as Club[]} mine={mine.data} />}
    />
  );
}
