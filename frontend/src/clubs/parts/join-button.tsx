import { club, clubMember } from '@portal/event-schemas/clubs/entities.ts';
import type { Row } from '@portal/event-schemas/kernel/entity/entity.ts';
import { ActButton } from '../../entity/act-button.tsx';
import { useSession } from '../../app/portal.ts';
import { useShown } from '../../entity/values.tsx';
import { useSend } from '../../http/use-send.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { useClubText } from '../text.ts';
import type { MyClub } from './my-clubs.ts';

/** Asks to be let into a club, leaves it, or asks again. */
export function JoinButton({
  one,
  my,
  small = false,
}: {
  one: Row<typeof club>;
  my: MyClub | undefined;
  small?: boolean;
}) {
  const t = useClubText();
  const { profile } = useSession();
  const { titleOf } = useShown(club);
  const join = useSend('POST /student_clubs/members/', { done: t('asked') });
  if (one.state !== 'approved' || my?.keeps) return null;
  if (!my?.member)
    return (
      <OfficeActButton
        variant={small ? 'outlined' : 'contained'}
        size={small ? 'small' : 'medium'}
        disabled={join.isPending}
        onClick={() => join.mutate({ body: { club: one.uid } })}
      >
        {t('join')}
      </OfficeActButton>
    );
  const own = { uid: `${one.uid}.${profile?.uid}` };
  const act = my.member === 'asked' || my.member === 'member' ? 'leave' : 'ask';
  return <ActButton entity={clubMember} name={act} rows={[own]} small={small} about={titleOf(one)} />;
}
