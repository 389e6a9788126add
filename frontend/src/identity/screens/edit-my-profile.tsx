import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useCall } from '../../http/use-call.ts';
import { Panel } from '../../shell/panel.tsx';
import { CallState } from '../../shell/states.tsx';
import { Avatar } from '../parts/profile/avatar.tsx';
import { EmailForm } from '../parts/profile/email-form.tsx';
import { OwnWordsForm } from '../parts/profile/own-words-form.tsx';
import { PhoneForm } from '../parts/profile/phone-form.tsx';
import { UserSettings } from '../parts/user-settings.tsx';
import { useProfileText } from '../profile-text.ts';

/** user-settings/edit-my-profile: what people change about themselves; the address of their mail only with proof. */
export default function EditMyProfile() {
  const t = useProfileText();
  const link = useLink();
  const own = useCall('GET /user/profile/', {});
  if (!own.data)
    return (
      <UserSettings>
        <CallState call={own} lines={8} />
      </UserSettings>
    );
  const { login, last_name, first_name, middle_name, phone } = own.data;
  return (
    <UserSettings>
      <div style={{ display: 'grid', gap: 'var(--s4)', maxWidth: 560 }}>
        <Panel title={t('who')}>
          <p>
            <b>{[last_name, first_name, middle_name].filter(Boolean).join(' ')}</b>
          </p>
          <p className="num">{t('login_is', { login })}</p>
          <p className="mut">{t('who_note')}</p>
          <Link to={link('user-info')}>{t('as_shown')}</Link>
        </Panel>
        <Avatar name={`${last_name} ${first_name}`} />
        <OwnWordsForm words={own.data} />
        <PhoneForm phone={phone} />
        <EmailForm own={own.data} />
      </div>
    </UserSettings>
  );
}
