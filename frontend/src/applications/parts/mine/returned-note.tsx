import type { ApplicationView } from '@portal/event-schemas/applications/views.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Note } from '../../../shell/note.tsx';
import { useMineText } from '../../mine-text.ts';

/** What the last reviewer wrote when it came back or was refused: the first thing to read. */
export function ReturnedNote({ application }: { application: Pick<ApplicationView, 'stage' | 'track'> }) {
  const t = useMineText();
  const f = useFormat();
  const state = application.stage === 'returned' ? 'returned' : application.stage === 'rejected' ? 'rejected' : null;
  const said =
    state &&
    application.track
      .flatMap(step => step.waypoints)
      .filter(point => point.state === state && point.at !== null)
      .sort((one, other) => Date.parse(other.at!) - Date.parse(one.at!))[0];
  if (!state || !said) return null;
  return (
    <Note tone={state === 'returned' ? 'warn' : 'bad'}>
      <b>{t(`page.${state}`)}</b>{' '}
      <span className="mut">
        {t('page.returned_by', { who: said.by ?? f.name(said.name), date: f.dateTime(said.at!) })}
      </span>
      {said.comment && <div style={{ whiteSpace: 'pre-wrap', marginTop: 4 }}>{said.comment}</div>}
    </Note>
  );
}
