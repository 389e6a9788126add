import { Note } from './note.tsx';
import { useReadOnlyReason } from './read-only-reason.ts';

/** Why nothing can be sent here; nothing where something can. */
export function ReadOnlyNote() {
  const reason = useReadOnlyReason();
  return reason === undefined ? null : <Note tone="warn">{reason}</Note>;
}
