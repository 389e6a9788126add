import { Link, useSearchParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useSession } from '../../app/portal.ts';
import { useCall } from '../../http/use-call.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useRoleName } from '../../shell/role-name.ts';
import { CallState } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { Photo } from '../parts/people/photo.tsx';
import { usePeopleText } from '../people-text.ts';

/** user-info: who somebody is; without `?uid=` oneself. */
export default function UserInfo() {
  const t = usePeopleText();
  const link = useLink();
  const roleName = useRoleName();
  const { profile } = useSession();
  const [search] = useSearchParams();
  const uid = search.get('uid') ?? profile!.uid;
  const person = useCall('GET /user/user_info/{uid}/', { params: { uid } });
  if (!person.data)
    return (
      <>
        <PageHeader />
        <CallState call={person} lines={6} />
      </>
    );
  const { display_name, middle_name, roles, about_me, status_text, photo, email, phone, is_disabled, is_me } =
    person.data;
  const name = [display_name, middle_name].filter(Boolean).join(' ');
  return (
    <>
      <PageHeader
        actions={
          is_me && (
            <Link className="button" to={link('edit-my-profile')}>
              {t('edit')}
            </Link>
          )
        }
      />
      <Panel style={{ maxWidth: 720 }}>
        <div
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 'var(--s4)',
            alignItems: 'center',
            marginBottom: 'var(--s3)',
          }}
        >
          <Photo file={photo} name={display_name} label={t('photo_of', { name })} size={120} />
          <div style={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <h2>{name}</h2>
            {status_text && <p>{status_text}</p>}
            {is_disabled && <StatusChip tone="bad">{t('disabled')}</StatusChip>}
            <p className="mut">
              {t('roles')}: {roles.map(roleName).join(', ')}
            </p>
          </div>
        </div>
        {about_me && <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{about_me}</p>}
        {email && (
          <p>
            {t('email')}: <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        {phone && (
          <p>
            {t('phone')}:{' '}
            <a className="num" href={`tel:${phone}`}>
              {phone}
            </a>
          </p>
        )}
        {!email && !phone && <p className="mut">{t('no_contacts')}</p>}
      </Panel>
    </>
  );
}
