import type { ThemesImported } from '@portal/event-schemas/journals/views.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { addressOf } from '../../http/client.ts';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { ImportDialog } from '../../lists/import-dialog.tsx';
import { CallState } from '../../shell/states.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { useClassesText } from '../text.ts';

const sample = {
  name: 'calendar-plan.csv',
  csv: 'number,date,theme\n1,2026-09-02,Введение\n2,2026-09-09,Основные понятия\n',
};

/** Themes of many classes at once: from the journal of a parallel group, or from the file of a calendar plan. */
export default function ThemesDialog({ journal, onClose }: { journal: string; onClose: () => void }) {
  const t = useClassesText();
  const id = useId();
  const [importing, setImporting] = useState(false);
  const parallel = useCall('GET /journals/parallel_journals/', { query: { journal } });
  const copy = useSend('POST /journals/copy_themes/', {
    done: answer => t('themes.taken', { count: answer.changed }),
    onDone: onClose,
  });
  if (importing)
    return (
      <ImportDialog<ThemesImported>
        call="POST /journals/themes/import/"
        title={t('themes.plan')}
        columns={t('themes.columns')}
        sample={sample}
        body={{ journal }}
        done={answer => t('themes.imported', { ...answer })}
        onClose={onClose}
      />
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('themes.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <h3>{t('themes.parallel')}</h3>
        {!parallel.data ? (
          <CallState call={parallel} lines={2} />
        ) : parallel.data.length === 0 ? (
          <p className="mut">{t('themes.alone')}</p>
        ) : (
          <>
            <p className="mut">{t('themes.parallel_hint')}</p>
            {parallel.data.map(one => (
              <div key={one.uid} style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
                <span style={{ flex: 1 }}>
                  {[one.section, one.subgroup, one.teacher_name].filter(Boolean).join(' · ')}
                </span>
                <OfficeActButton
                  variant="outlined"
                  disabled={one.themes === 0 || copy.isPending}
                  onClick={() => copy.mutate({ body: { journal, from: one.uid } })}
                >
                  {t('themes.take', { count: one.themes })}
                </OfficeActButton>
              </div>
            ))}
          </>
        )}
        <h3>{t('themes.plan')}</h3>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <a className="button" href={addressOf('GET /journals/themes/file/', { query: { journal } })} download>
            {t('themes.file')}
          </a>
          <OfficeActButton variant="outlined" onClick={() => setImporting(true)}>
            {t('themes.import')}
          </OfficeActButton>
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t('themes.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
