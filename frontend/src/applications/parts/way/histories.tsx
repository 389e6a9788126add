import './way.css';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { useState } from 'react';
import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { CallState } from '../../../shell/states.tsx';
import { TabBar } from '../../../shell/tab-bar.tsx';
import { useWayText } from '../../way-text.ts';

const histories = {
  waypoint: 'GET /studapps/answers/waypoint_history/',
  status: 'GET /studapps/answers/status_history/',
  opened: 'GET /studapps/answers/open_item_history/',
} as const satisfies Record<string, Call>;
type Which = keyof typeof histories;
const step = 20;
/** The server's own limit of a page. */
const most = 100;

/** What happened to an application: its approval, its statuses, who opened it; each a sentence with who and when. `<Histories uid={uid} />` */
export function Histories({ uid }: { uid: string }) {
  const t = useWayText();
  const [which, setWhich] = useState<Which>('waypoint');
  return (
    <>
      <TabBar
        label={t('history.title')}
        tabs={(Object.keys(histories) as Which[]).map(id => ({ id, label: t(`history.${id}`) }))}
        selected={which}
        onSelect={setWhich}
      />
      <div role="tabpanel" id={`panel-${which}`} aria-labelledby={`tab-${which}`} className="panel-body">
        <Lines key={which} uid={uid} which={which} />
      </div>
    </>
  );
}

type Line = { key: string; at: string; text: string; who: string };
function Lines({ uid, which }: { uid: string; which: Which }) {
  const t = useWayText();
  const format = useFormat();
  const [size, setSize] = useState(step);
  const found = useCall(
    histories[which],
    { query: { student_app: uid, page_size: size } },
    { keepPrevious: true, live: { channel: 'notifications', keys: [`application:${uid}`] } },
  );
  if (!found.isSuccess) return <CallState call={found} lines={4} />;
  const { results, count } = found.data;
  if (results.length === 0)
    return <p className="mut">{t(which === 'opened' ? 'history.empty_opened' : 'history.empty')}</p>;
  const lines = results.map((row, index): Line => {
    if ('by' in row)
      return { key: String(index), at: row.at, text: `${row.by.display_name} · ${format.name(row.step)}`, who: '' };
    return {
      key: String(row.position),
      at: row.at,
      text: row.sentence,
      who: row.on_behalf_of
        ? t('history.on_behalf', { actor: row.actor.display_name, person: row.on_behalf_of.display_name })
        : '',
    };
  });
  return (
    <>
      <ol className="app-history">
        {lines.map(line => (
          <li key={line.key}>
            <span className="mut num">
              {format.shortDateTime(line.at)}
              {line.who && ` · ${line.who}`}
            </span>
            <span>{line.text}</span>
          </li>
        ))}
      </ol>
      {count > results.length && size < most && (
        <button
          type="button"
          className="button"
          style={{ marginTop: 'var(--s4)' }}
          onClick={() => setSize(Math.min(most, size * 2))}
        >
          {t('history.more')}
        </button>
      )}
    </>
  );
}
