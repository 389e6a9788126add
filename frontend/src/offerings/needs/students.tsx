import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { causeNames } from '@portal/event-schemas/offerings/needs/list-names.ts';
import type { NeedCause } from '@portal/event-schemas/offerings/needs/codes.ts';
import type { Need } from '@portal/event-schemas/offerings/needs/views.ts';
import { useId, useState } from 'react';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { useNeedsText } from './text.ts';

const pageSize = 50;
/** Whose students: of a discipline, of one cause or of all, under the programme that the list is narrowed to. */
export interface Behind {
  need: Need;
  cause?: NeedCause | undefined;
  edu_program?: string | undefined;
}

/** The students behind a number. */
export function NeedingStudents({
  need,
  cause,
  edu_program,
  study_period,
  onClose,
}: Behind & { study_period: string; onClose: () => void }) {
  const t = useNeedsText();
  const format = useFormat();
  const id = useId();
  const [page, setPage] = useState(0);
  const list = useCall(
    'GET /offerings/needs/students/',
    { query: { study_period, discipline: need.uid, edu_program, cause, page, page_size: pageSize } },
    { keepPrevious: true },
  );
  const { count = 0, results = [] } = list.data ?? {};
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{t('who', { name: `${need.code} ${format.name(need.name)}` })}</DialogTitle>
      <DialogContent>
        {!list.isSuccess ? (
          <CallState call={list} lines={6} />
        ) : count === 0 ? (
          <EmptyState />
        ) : (
          <DataTable
            label={t('who', { name: need.code })}
            heads={[t('student'), t('group'), t('why'), t('semester'), t('letter')]}
            rows={results.map(one => ({
              key: one.uid,
              cells: [
                <span key="name">
                  {one.display_name} <span className="mut num">{one.code}</span>
                </span>,
                [one.student_group, one.edu_program].filter(Boolean).join(', '),
                format.name(causeNames[one.cause]),
                one.semester ?? '–',
                one.letter ?? t('no_letter'),
              ],
            }))}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {count > pageSize && (
          <>
            <span className="mut num" role="status">
              {t('page_of', {
                from: format.number(page * pageSize + 1),
                to: format.number(page * pageSize + results.length),
                count: format.number(count),
              })}
            </span>
            <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
              {t('before')}
            </Button>
            <Button disabled={(page + 1) * pageSize >= count} onClick={() => setPage(page + 1)}>
              {t('next')}
            </Button>
          </>
        )}
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
