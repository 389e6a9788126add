import { JournalPage } from '../parts/journal-page.tsx';

/** electronic_journal/detail?uid=…: the grid of any journal, to read. */
export default function ElectronicJournalDetail() {
  return <JournalPage list="electronic-journal" />;
}
