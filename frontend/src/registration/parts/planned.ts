import { createContext, useContext } from 'react';

/** What the parts of a planner share: the course that is open, how to open one, and how to look at one without opening it. */
export interface Planned {
  selected: string | null;
  onSelect: (course: string) => void;
  onLook: (course: string | null) => void;
}
export const PlannedContext = createContext<Planned>({
  selected: null,
  onSelect: () => undefined,
  onLook: () => undefined,
});
export const usePlanned = (): Planned => useContext(PlannedContext);
