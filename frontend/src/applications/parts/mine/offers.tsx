import './mine.css';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OfferedType } from '@portal/event-schemas/applications/views.ts';
import { useLink } from '../../../app/links.ts';
import { SearchInput } from '../../../forms/search-input.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { Panel } from '../../../shell/panel.tsx';
import { CallState, EmptyState } from '../../../shell/states.tsx';
import { useOfferedTypes } from '../../calls.ts';
import { useMineText } from '../../mine-text.ts';

const searchFrom = 8;

/** What can be applied for; where not now, a sentence says why. */
export function Offers() {
  const t = useMineText();
  const f = useFormat();
  const types = useOfferedTypes();
  const [words, setWords] = useState('');
  const all = types.data ?? [];
  const found = all.filter(type => f.name(type.names).toLocaleLowerCase().includes(words.trim().toLocaleLowerCase()));
  return (
    <Panel title={t('offer.title')} flush>
      <CallState call={types} lines={5} />
      {types.data?.length === 0 && <EmptyState title={t('offer.none')}>{t('offer.none_hint')}</EmptyState>}
      {all.length >= searchFrom && (
        <div style={{ padding: '0 16px 12px' }}>
          <SearchInput label={t('offer.search')} value={words} onChange={setWords} />
        </div>
      )}
      {all.length > 0 && found.length === 0 && (
        <p className="mut" style={{ padding: '0 16px 16px' }}>
          {t('offer.nothing')}
        </p>
      )}
      <ul className="offers">
        {found.map(type => (
          <Offer key={type.uid} type={type} />
        ))}
      </ul>
    </Panel>
  );
}

function Offer({ type }: { type: OfferedType }) {
  const t = useMineText();
  const f = useFormat();
  const link = useLink();
  const name = f.name(type.names);
  const [now] = useState(() => Date.now());
  const ahead = type.period !== null && Date.parse(type.period.start) > now;
  const notes = [
    type.period
      ? t(ahead ? 'offer.from' : 'offer.until', { date: f.day(ahead ? type.period.start : type.period.end) })
      : null,
    type.open > 0 ? t('offer.open', { count: type.open }) : null,
  ].filter(Boolean);
  return (
    <li>
      <div className="head">
        <b>{name}</b>
        {type.may_begin && (
          <Link className="button" to={link('coo-form', { type: type.uid })} aria-label={t('offer.fill_one', { name })}>
            {t('offer.fill')}
          </Link>
        )}
      </div>
      {type.description && <div className="mut">{f.name(type.description)}</div>}
      {notes.length > 0 && <div className="mut num">{notes.join(' · ')}</div>}
      {type.obstacle && (
        <div className="why">
          {t(type.may_begin ? 'offer.later' : 'offer.why')}. {type.obstacle.message}
        </div>
      )}
    </li>
  );
}
