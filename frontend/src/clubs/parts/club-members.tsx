import { club, clubMember } from '@portal/event-schemas/clubs/entities.ts';
import { useSession } from '../../app/portal.ts';
import { ActButton } from '../../entity/act-button.tsx';
import { EntityTable } from '../../entity/list-screen.tsx';
import { useShown, type AnyRow } from '../../entity/values.tsx';
import { useMay } from '../../entity/may.ts';
import { useClubText } from '../text.ts';
import type { Club } from './club-cards.tsx';

/** Who is in a club; its keepers also see who waits, let in, refuse and remove, and the founder names moderators. */
export function ClubMembers({ one }: { one: Club }) {
  const t = useClubText();
  const { profile } = useSession();
  const may = useMay();
  const { show } = useShown(clubMember);
  const me = profile?.uid ?? '';
  const founds = one.founder === me;
  const keeps = founds || one.moderators.includes(me);
  const chosen = (row: AnyRow, name: string) => (
    <ActButton
      key={name}
      entity={club}
      name={name}
      rows={[one]}
      small
      told={{ account: row['person'] }}
      about={show('person', row)}
    />
  );
  const moderating = (row: AnyRow) => {
    if (!founds || one.state !== 'approved' || row['state'] !== 'member' || row['person'] === me) return null;
    return (
      <>
        {chosen(row, one.moderators.includes(String(row['person'])) ? 'dismiss' : 'assign')}
        {chosen(row, 'transfer')}
      </>
    );
  };
  const all = keeps || may(['social_affairs_mod', 'org_admin']);
  return (
    <section aria-label={t('people')}>
      <h2>{t('people')}</h2>
      <EntityTable
        entity={clubMember}
        columns={['person', 'asked_at', 'state', ...(all ? (['comment'] as const) : [])]}
        only={{ club: one.uid }}
        without={['club', 'person']}
        storeKey="clubs.members"
        exportable={all}
        history={all}
        empty={t('no_members')}
        many={keeps}
        {...(founds ? { rowButtons: moderating } : {})}
      />
    </section>
  );
}
