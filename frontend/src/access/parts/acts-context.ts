import type { AccessReport, AccessTarget } from '@portal/event-schemas/registration/requests.ts';
import { createContext, useContext } from 'react';

/** `null` opens. */
export type NewStatus = 'blocked' | 'cancelled' | null;
/** What shall get a new status. `label`: what it is called; `nameOf`: how a target is named in the report of those that were refused. */
export interface AccessWish {
  label: string;
  targets: readonly AccessTarget[];
  status: NewStatus;
  nameOf?: (target: AccessReport['results'][number]) => string;
  onDone?: () => void;
}
export const AccessActsContext = createContext<(wish: AccessWish) => void>(() => undefined);
/** Asks for the reason and sets the status: `const set = useSetAccess(); set({ label, targets, status: 'blocked' })`. */
export const useSetAccess = (): ((wish: AccessWish) => void) => useContext(AccessActsContext);

/** Every change of a course's access says this key. */
export const liveAccess = { channel: 'registration', keys: ['course_access'] } as const;
