import { createContext, useContext } from 'react';
import type { TypeFault } from '@portal/event-schemas/applications/views.ts';
import { Note } from '../../../shell/note.tsx';

const Faults = createContext<readonly TypeFault[]>([]);
export const FaultsProvider = Faults.Provider;
export const useFaults = (): readonly TypeFault[] => useContext(Faults);

/** Faults exactly here, or (`inside`) here and in everything below. */
export function useFaultsAt(at: string, inside = false): readonly TypeFault[] {
  const all = useFaults();
  return all.filter(({ path }) => path === at || (inside && path.startsWith(`${at}.`)));
}

/** The faults of a place, in words. Fields show theirs below themselves; this is for places without a field. */
export function FaultNotes({ at, inside = false }: { at: string; inside?: boolean }) {
  const faults = useFaultsAt(at, inside);
  if (faults.length === 0) return null;
  return (
    <div style={{ display: 'grid', gap: 6 }}>
      {faults.map(fault => (
        <Note key={`${fault.path} ${fault.code}`} tone={fault.warning ? 'warn' : 'bad'}>
          {fault.message}
        </Note>
      ))}
    </div>
  );
}
