import { Note } from './note.tsx';
import { usePastText } from './past-texts.ts';

/** The sentence itself, loaded with the first past that is looked at. */
export default function PastNoteContent() {
  const t = usePastText();
  return <Note tone="warn">{t('read_only')}</Note>;
}
