import type { Role } from '@portal/event-schemas/kernel/role-list.ts';
import { useState } from 'react';
import { SearchInput } from '../../../forms/search-input.tsx';
import { useSettled } from '../../../forms/use-settled.ts';
import { useCall } from '../../../http/use-call.ts';
import { useRoleName } from '../../../shell/role-name.ts';
import { useRightsText } from '../../rights-text.ts';

/** Somebody whose rights are looked at. */
export interface Whose {
  uid: string;
  name: string;
  roles: readonly Role[];
}

/** Finds a person by name. */
export function FindPerson({ onChoose }: { onChoose: (person: Whose) => void }) {
  const t = useRightsText();
  const roleName = useRoleName();
  const [words, setWords] = useState('');
  const settled = useSettled(words.trim());
  const found = useCall(
    'GET /user/search/',
    { query: { fullname: settled, page_size: 8 } },
    { enabled: settled.length > 1, keepPrevious: true },
  );
  return (
    <div style={{ display: 'grid', gap: 'var(--s2)', maxWidth: 420 }}>
      <SearchInput label={t('person_search')} value={words} onChange={setWords} />
      {settled.length > 1 && found.data && (
        <ul style={{ display: 'grid', gap: 'var(--s1)', padding: 0, margin: 0, listStyle: 'none' }}>
          {found.data.results.map(({ uid, display_name, middle_name, roles }) => (
            <li key={uid}>
              <button
                type="button"
                className="button"
                onClick={() => {
                  setWords('');
                  onChoose({ uid, name: [display_name, middle_name].filter(Boolean).join(' '), roles });
                }}
              >
                {display_name} {middle_name} <span className="mut">{roles.map(roleName).join(', ')}</span>
              </button>
            </li>
          ))}
          {found.data.count === 0 && <li className="mut">{t('nobody')}</li>}
        </ul>
      )}
    </div>
  );
}
