import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../app/portal.ts';
import { heldStore, takeBack, takeUp, type HeldAct } from '../http/held.ts';
import { onShortcut } from './shortcut.ts';

/** Acts that wait some seconds before they are sent, each with the time left and the way back; Alt+Z takes the last one back. */
export default function HeldActs() {
  const person = useSession().profile?.uid;
  const acts = useSyncExternalStore(heldStore.subscribe, heldStore.current);
  const navigate = useNavigate();
  useEffect(() => {
    if (person) takeUp(person);
  }, [person]);
  const undo = (act: HeldAct): void => {
    takeBack(act);
    void navigate(act.at);
  };
  const last = acts.at(-1);
  useEffect(() => (last ? onShortcut({ KeyZ: () => undo(last) }) : undefined));
  if (acts.length === 0) return null;
  return (
    <div className="toasts held no-print">
      {acts.map(act => (
        <Held key={act.key} act={act} undo={() => undo(act)} />
      ))}
    </div>
  );
}

function Held({ act, undo }: { act: HeldAct; undo: () => void }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((act.until - now) / 1000));
  return (
    <div className="toast info">
      <span>
        <span role="status">{act.says}</span>{' '}
        <span className="mut num" role="timer" aria-live="off">
          {act.words.sends.replace('{time}', String(left))}
        </span>
      </span>
      <button type="button" className="button small" aria-keyshortcuts="Alt+Z" title="Alt+Z" onClick={undo}>
        {act.words.undo}
      </button>
    </div>
  );
}
