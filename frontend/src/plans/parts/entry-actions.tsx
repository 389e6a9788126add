import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useId, useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { Skeletons } from '../../shell/states.tsx';
import type { ChildDiscipline } from '../calls.ts';
import { usePlanText } from '../text.ts';
import { PickDiscipline } from './pick-discipline.tsx';

/** Loaded when it is opened first. */
const PlanLines = lazy(() => import('./plan-line.tsx').then(file => ({ default: file.PlanLines })));

const viewSet = '/user/student_discipline_view_set';
interface Props {
  entry: ChildDiscipline;
  student: string | undefined;
}

/** What can be done with a discipline of the plan; an act that is refused is left out, with the reason of replacing in words. */
export function EntryActions({ entry, student }: Props) {
  const t = usePlanText();
  const format = useFormat();
  const lines = useId();
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState<'change' | 'exclude' | null>(null);
  const may = (act: string): boolean => entry.rights.some(right => right.act === act && right.allowed);
  const at = { student, uid: entry.uid, study_year: entry.study_year, study_period: entry.study_period };
  const repeal = useSend(`PUT ${viewSet}/repeal/`, { done: t('act.repealed') });
  const back = useSend(`POST ${viewSet}/exclude/`, { done: t('act.returned') });
  const name = format.name(entry.name);
  const restore = (): void =>
    entry.status === 'excluded'
      ? back.mutate({
          query: { student, study_year: entry.study_year, study_period: entry.study_period },
          body: { uid: entry.uid, is_active: true },
        })
      : repeal.mutate({ body: at });
  return (
    <>
      <Box
        role="group"
        aria-label={t('act.more', { name })}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s1) var(--s2)', pt: '6px' }}
      >
        {entry.is_active && (
          <Button size="small" aria-expanded={open} aria-controls={lines} onClick={() => setOpen(!open)}>
            {open ? t('individual.hide') : t('individual.choose')}
          </Button>
        )}
        {may('change') && entry.study_period && (
          <OfficeActButton size="small" onClick={() => setAsking('change')}>
            {t('act.change')}
          </OfficeActButton>
        )}
        {may('exclude') && (
          <OfficeActButton size="small" onClick={() => setAsking('exclude')}>
            {t('act.exclude')}
          </OfficeActButton>
        )}
        {may('repeal') && (
          <OfficeActButton size="small" disabled={repeal.isPending || back.isPending} onClick={restore}>
            {entry.status === 'excluded' ? t('act.back') : t('act.repeal')}
          </OfficeActButton>
        )}
      </Box>
      <div id={lines}>
        {open && entry.is_active && (
          <Suspense fallback={<Skeletons lines={2} />}>
            <PlanLines entry={entry} student={student} />
          </Suspense>
        )}
      </div>
      {asking === 'change' && <ChangeDiscipline entry={entry} student={student} onClose={() => setAsking(null)} />}
      {asking === 'exclude' && <ExcludeDiscipline entry={entry} student={student} onClose={() => setAsking(null)} />}
    </>
  );
}

function ChangeDiscipline({ entry, student, onClose }: Props & { onClose: () => void }) {
  const t = usePlanText();
  const format = useFormat();
  const change = useSend(`PUT ${viewSet}/change/`, { done: t('act.changed'), onDone: onClose });
  return (
    <PickDiscipline
      title={t('act.change_title', { name: format.name(entry.name) })}
      text={t('act.change_text')}
      confirm={t('act.change')}
      busy={change.isPending}
      onClose={onClose}
      query={{ student, study_year: entry.study_year, study_period: entry.study_period!, uid: entry.uid }}
      onPick={discipline =>
        change.mutate({
          body: { student, uid: entry.uid, study_year: entry.study_year, study_period: entry.study_period, discipline },
        })
      }
    />
  );
}

function ExcludeDiscipline({ entry, student, onClose }: Props & { onClose: () => void }) {
  const t = usePlanText();
  const format = useFormat();
  const id = useId();
  const [reason, setReason] = useState('');
  const exclude = useSend(`POST ${viewSet}/exclude/`, { done: t('act.excluded'), onDone: onClose });
  return (
    <ConfirmDialog
      open
      title={t('act.exclude_title', { name: format.name(entry.name) })}
      confirm={t('act.exclude')}
      destructive
      busy={exclude.isPending}
      onClose={onClose}
      onConfirm={() =>
        exclude.mutate({
          query: { student, study_year: entry.study_year, study_period: entry.study_period },
          body: { uid: entry.uid, is_active: false, reason },
        })
      }
    >
      <p>{t('act.exclude_text')}</p>
      <Box className="field" sx={{ mt: 'var(--s3)' }}>
        <label htmlFor={id}>{t('act.reason')}</label>
        <div className="field-box">
          <textarea
            id={id}
            rows={2}
            maxLength={1000}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        </div>
      </Box>
    </ConfirmDialog>
  );
}
