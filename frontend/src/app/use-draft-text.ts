import { useState } from 'react';
import { useSession } from './portal.ts';

const prefix = 'portal.draft';

/** A text that is being typed, kept in this tab for this person when they leave the place or load anew; '' forgets it. */
export function useDraftText(key: string): readonly [string, (text: string) => void] {
  const kept = `${prefix}.${useSession().profile?.uid ?? ''}.${key}`;
  const [text, setText] = useState(() => sessionStorage.getItem(kept) ?? '');
  const write = (next: string): void => {
    setText(next);
    if (next === '') sessionStorage.removeItem(kept);
    else sessionStorage.setItem(kept, next);
  };
  return [text, write];
}

/** Whoever comes to this tab next finds nothing of what was typed. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
