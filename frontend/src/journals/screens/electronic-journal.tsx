import { JournalList } from '../parts/journal-list.tsx';

/** electronic_journal: journals of all teachers, for the office. */
export default function ElectronicJournal() {
  return <JournalList detail="electronic-journal-detail" all />;
}
