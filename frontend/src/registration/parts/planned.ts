import { createContext, useContext } from 'react';

/** What is looked for in the list of courses: words, and only what can be taken. It stays when a course or another layout takes the list's place. */
export interface Sought {
  words: string;
  open: boolean;
}
export const nothingSought: Sought = { words: '', open: false };

/** What the parts of a planner share: the course that is open, how to open one, and how to look at one without opening it. */
export interface Planned {
  selected: string | null;
  onSelect: (course: string) => void;
  onLook: (course: string | null) => void;
  sought: Sought;
  onSeek: (sought: Sought) => void;
}
export const PlannedContext = createContext<Planned>({
  selected: null,
  onSelect: () => undefined,
  onLook: () => undefined,
  sought: nothingSought,
  onSeek: () => undefined,
});
export const usePlanned = (): Planned => useContext(PlannedContext);
