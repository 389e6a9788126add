import { club } from '@portal/event-schemas/clubs/entities.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { EntityForm } from '../../entity/form.tsx';
import type { AnyRow } from '../../entity/values.tsx';
import { useRecord } from '../../entity/use-record.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { CallState } from '../../shell/states.tsx';
import { useClubText } from '../text.ts';

/** stud-clubs/create: a request to found a club, or (`?uid=`) one's own club changed. It is sent from the club's page. */
export default function StudClubCreate() {
  const t = useClubText();
  const link = useLink();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const uid = search.get('uid');
  const found = useRecord(club, uid);
  const page = (saved: AnyRow): void => void navigate(link('stud-club', {}, { uid: saved.uid }));
  return (
    <>
      <PageHeader {...(uid ? { title: t('change') } : {})} note={t('create_lead')} />
      {uid && <CallState call={found} lines={8} />}
      {(!uid || found.data) && (
        <EntityForm
          entity={club}
          row={found.data ?? null}
          onPage
          onSaved={page}
          onClose={() => void navigate(uid ? link('stud-club', {}, { uid }) : link('stud-clubs'))}
        />
      )}
    </>
  );
}
