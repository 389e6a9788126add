import Button from '@mui/material/Button';
import { readers } from '@portal/event-schemas/journals/roles.ts';
import { useState } from 'react';
import { useMay } from '../../entity/may.ts';
import { lazyDialog } from '../../shell/lazy-dialog.tsx';
import { useJournalText } from '../text.ts';

const StreamHistoryDialog = lazyDialog(() =>
  import('../../entity/stream-history.tsx').then(file => file.StreamHistoryDialog),
);

/** All that became of a journal, for those who read all journals. */
export function HistoryButton({ journal, title }: { journal: string; title: string }) {
  const t = useJournalText();
  const may = useMay();
  const [open, setOpen] = useState(false);
  if (!may(readers)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('history')}
      </Button>
      {open && <StreamHistoryDialog title={title} stream={`journal-${journal}`} onClose={() => setOpen(false)} />}
    </>
  );
}
