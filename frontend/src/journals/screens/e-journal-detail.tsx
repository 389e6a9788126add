import { JournalPage } from '../parts/journal-page.tsx';

/** e-journal-detail?uid=…: the grid of one journal, for its teacher. */
export default function EJournalDetail() {
  return <JournalPage list="e-journal" />;
}
