import { roles, type Role } from '@portal/event-schemas/kernel/role-list.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useLocale } from '../../app/portal.ts';
import { screens } from '../../app/registry.ts';
import { HistoryDialog } from '../../audit/api.ts';
import { SearchInput } from '../../forms/search-input.tsx';
import { useCall } from '../../http/use-call.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useRoleName } from '../../shell/role-name.ts';
import { CallState } from '../../shell/states.tsx';
import { RightList, type Right } from '../parts/rights/right-list.tsx';
import { FindPerson, type Whose } from '../parts/rights/whose.tsx';
import { useRightsText } from '../rights-text.ts';

/** rights: who may open and do what, and why; of all, of a role, or of a person. */
export default function Rights() {
  const t = useRightsText();
  const link = useLink();
  const locale = useLocale();
  const roleName = useRoleName();
  const [person, setPerson] = useState<Whose>();
  const [role, setRole] = useState<Role>();
  const [words, setWords] = useState('');
  const [changing, setChanging] = useState(false);
  const [history, setHistory] = useState(false);
  const rights = useCall('GET /identity/rights/', {});
  const held = person?.roles ?? (role ? [role] : null);
  const ofScreens = screens.map((screen): Right => ({
    id: screen.id,
    name: screen.titleIn(locale),
    detail: screen.path,
    audience: screen.roles,
  }));
  const ofCalls = rights.data?.calls
    .filter(({ changes }) => changes || !changing)
    .map(({ call, module, audience }): Right => ({ id: call, name: call, detail: module, audience }));
  return (
    <>
      <PageHeader note={t('lead')} />
      <div style={{ display: 'grid', gap: 'var(--s4)' }}>
        <Panel title={person ? t('shown_to', { name: person.name }) : t('whose')}>
          {person ? (
            <div style={{ display: 'grid', gap: 'var(--s2)' }}>
              <p>{person.roles.map(roleName).join(', ')}</p>
              <div className="form-actions">
                <Link className="button" to={link('user-info', {}, { uid: person.uid })}>
                  {t('card')}
                </Link>
                <button type="button" className="button" onClick={() => setHistory(true)}>
                  {t('history')}
                </button>
                <button type="button" className="button" onClick={() => setPerson(undefined)}>
                  {t('clear')}
                </button>
              </div>
            </div>
          ) : (
            <div style={{ display: 'grid', gap: 'var(--s3)' }}>
              <FindPerson onChoose={setPerson} />
              <div role="group" aria-label={t('role')} className="form-actions">
                {roles.map(one => (
                  <button
                    key={one}
                    type="button"
                    className={one === role ? 'button primary' : 'button'}
                    aria-pressed={one === role}
                    onClick={() => setRole(one === role ? undefined : one)}
                  >
                    {roleName(one)}
                  </button>
                ))}
              </div>
            </div>
          )}
        </Panel>
        <SearchInput label={t('search')} value={words} onChange={setWords} />
        <label>
          <input type="checkbox" checked={changing} onChange={({ target }) => setChanging(target.checked)} />{' '}
          {t('only_changes')}
        </label>
        {!changing && <RightList title={t('screens')} rights={ofScreens} held={held} words={words} />}
        <CallState call={rights} lines={6} />
        {ofCalls && <RightList title={t('calls')} rights={ofCalls} held={held} words={words} />}
      </div>
      {history && person && (
        <HistoryDialog
          stream={`account-${person.uid}`}
          title={t('history_of', { name: person.name })}
          onClose={() => setHistory(false)}
        />
      )}
    </>
  );
}
