import { JournalList } from '../parts/journal-list.tsx';

/** e-journal: a teacher's own journals. */
export default function EJournal() {
  return <JournalList detail="e-journal-detail" all={false} />;
}
