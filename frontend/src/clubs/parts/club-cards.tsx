import Box from '@mui/material/Box';
import { club, clubMember } from '@portal/event-schemas/clubs/entities.ts';
import type { Row } from '@portal/event-schemas/kernel/entity/entity.ts';
import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { fileAddress } from '../../entity/files-input.tsx';
import { StateChip } from '../../entity/life-parts.tsx';
import { useShown } from '../../entity/values.tsx';
import { card, cardGrid } from '../../shell/cards.ts';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useClubText } from '../text.ts';
import { JoinButton } from './join-button.tsx';
import type { MyClub } from './my-clubs.ts';

export type Club = Row<typeof club>;

/** Clubs as cards: what each is for, how many are in it, and how the reader stands to it. */
export function ClubCards({ clubs, mine }: { clubs: readonly Club[]; mine: readonly MyClub[] }) {
  return (
    <Box component="ul" sx={{ ...cardGrid, padding: 2 }}>
      {clubs.map(one => (
        <ClubCard key={one.uid} one={one} my={mine.find(({ club: uid }) => uid === one.uid)} />
      ))}
    </Box>
  );
}

function ClubCard({ one, my }: { one: Club; my: MyClub | undefined }) {
  const t = useClubText();
  const link = useLink();
  const { show, titleOf } = useShown(club);
  return (
    <Box component="li" sx={card}>
      <ClubPicture one={one} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <span className="mut">{show('type', one)}</span>
        {one.state !== 'approved' && <StateChip entity={club} row={one} />}
        <Standing my={my} />
      </Box>
      <Box component="h2" sx={{ font: 'var(--t-h3)' }}>
        <Link to={link('stud-club', {}, { uid: one.uid })}>{titleOf(one)}</Link>
      </Box>
      <Box
        component="p"
        sx={{ flex: 1, display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}
      >
        {show('aim', one)}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <span className="mut num">{t('members', { smart_count: one.members })}</span>
        <JoinButton one={one} my={my} small />
      </Box>
    </Box>
  );
}

/** The header picture, where the club has one. */
export function ClubPicture({ one: { picture }, height = 120 }: { one: Club; height?: number }) {
  if (!picture[0]) return null;
  return (
    <Box
      component="img"
      src={fileAddress(picture[0])}
      alt=""
      loading="lazy"
      sx={{ width: '100%', height, objectFit: 'cover', borderRadius: '8px' }}
    />
  );
}

/** How the reader stands to a club, where there is something to say. */
export function Standing({ my }: { my: MyClub | undefined }) {
  const t = useClubText();
  if (my?.keeps) return <StatusChip tone="ok">{t(`keeps.${my.keeps}`)}</StatusChip>;
  return my?.member ? <StateChip entity={clubMember} row={{ state: my.member }} /> : null;
}
