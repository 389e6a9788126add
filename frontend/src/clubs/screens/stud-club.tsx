import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { club } from '@portal/event-schemas/clubs/entities.ts';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { ActButtons } from '../../entity/act-button.tsx';
import { LifeHistory, StateChip } from '../../entity/life-parts.tsx';
import { useMay, useMayChange } from '../../entity/may.ts';
import { useShown } from '../../entity/values.tsx';
import { useRecord } from '../../entity/use-record.ts';
import { useEntityWords } from '../../entity/words.ts';
import { Note } from '../../shell/note.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { ClubMembers } from '../parts/club-members.tsx';
import { ClubPicture, Standing, type Club } from '../parts/club-cards.tsx';
import { JoinButton } from '../parts/join-button.tsx';
import { useMyClubs } from '../parts/my-clubs.ts';
import { useClubText } from '../text.ts';

/** stud-clubs/main?uid=…: one club: what it is for, who is in it, what the reader can do. */
export default function StudClub() {
  const [search] = useSearchParams();
  const link = useLink();
  const uid = search.get('uid');
  const found = useRecord(club, uid);
  if (!uid) return <Navigate to={link('stud-clubs')} replace />;
  if (found.data) return <ClubPage one={found.data} />;
  return <PageCallState call={found} />;
}

function ClubPage({ one }: { one: Club }) {
  const t = useClubText();
  const link = useLink();
  const words = useEntityWords(club);
  const { show, titleOf } = useShown(club);
  const mayChange = useMayChange(club);
  const may = useMay();
  const mine = useMyClubs();
  const my = mine.data?.find(({ club: uid }) => uid === one.uid);
  const facts = (['aim', 'about', 'founder', 'moderators', 'created_at'] as const).filter(
    name => !['', '–'].includes(show(name, one)),
  );
  const isOpen = one.state === 'approved' || one.state === 'closed';
  return (
    <>
      <PageHeader
        title={titleOf(one)}
        status={
          <>
            <StateChip entity={club} row={one} /> <Standing my={my} />
          </>
        }
        note={show('type', one)}
        actions={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {mayChange(one).change && (
              <Button component={Link} to={link('stud-club-create', {}, { uid: one.uid })} variant="outlined">
                {t('change')}
              </Button>
            )}
            <ActButtons entity={club} row={one} />
            <JoinButton one={one} my={my} />
          </Box>
        }
      />
      {(one.state === 'draft' || one.state === 'sent') && my?.keeps === 'founder' && (
        <Note>{t(one.state === 'draft' ? 'draft_hint' : 'sent_hint')}</Note>
      )}
      {one.comment && one.state !== 'approved' && <Note>{`${words.fields['comment']}: ${one.comment}`}</Note>}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <ClubPicture one={one} height={220} />
        <Panel title={words.fields['about']}>
          <Box component="dl">
            {facts.map(name => (
              <Box key={name} sx={{ marginBottom: 1 }}>
                <dt className="mut">{words.fields[name]}</dt>
                <Box component="dd" sx={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {show(name, one)}
                </Box>
              </Box>
            ))}
          </Box>
        </Panel>
        {isOpen && <ClubMembers one={one} />}
        {(my?.keeps === 'founder' || may(['social_affairs_mod', 'org_admin'])) && (
          <Panel title={t('history')}>
            <LifeHistory entity={club} row={one} />
          </Panel>
        )}
      </Box>
    </>
  );
}
