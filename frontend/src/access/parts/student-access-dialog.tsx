import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { StudentListEntry } from '@portal/event-schemas/access/views.ts';
import type { StudentAccessReport } from '@portal/event-schemas/registration/requests.ts';
import { useState } from 'react';
import { useSession } from '../../app/portal.ts';
import { useSend } from '../../http/use-send.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { toast } from '../../shell/toast.ts';
import { ReportDialog } from './report-dialog.tsx';
import { useAccessText } from './text.ts';

export const studentAccesses = ['open', 'closed', 'default'] as const;
type StudentAccess = (typeof studentAccesses)[number];

/** The access of one student, with the debt beside it for those who keep debts; or one access for several. */
export function StudentAccessDialog({
  students,
  onClose,
  onDone,
}: {
  students: readonly StudentListEntry[];
  onClose: () => void;
  onDone?: () => void;
}) {
  const t = useAccessText();
  const { is_office, is_org_admin } = useSession();
  const keepsDebts = is_office || is_org_admin;
  const [one] = students;
  const single = students.length === 1 ? one : undefined;
  const [status, setStatus] = useState<StudentAccess>(single?.online_registration_access ?? 'closed');
  const [comment, setComment] = useState(single?.comment ?? '');
  const [debt, setDebt] = useState(single?.has_financial_debt ?? false);
  const [report, setReport] = useState<StudentAccessReport>();
  const done = () => {
    toast.success(t('students.saved'));
    onDone?.();
    onClose();
  };
  const setOne = useSend('PUT /organizations/advisors_online_registration/{uid}/change_status/', { onDone: done });
  const setMany = useSend('PUT /registration/student_access/', {
    onDone: answer => {
      if (answer.refused === 0) return done();
      toast.info(t('act.done_of', { done: answer.done, refused: answer.refused }));
      setReport(answer);
    },
  });
  const save = (): void => {
    if (single)
      setOne.mutate({
        params: { uid: single.uid },
        body: { status, comment, ...(debt === single.has_financial_debt ? {} : { has_financial_debt: debt }) },
      });
    else setMany.mutate({ body: { students: students.map(({ uid }) => uid), status, comment } });
  };
  if (report) {
    const nameOf = (uid: string) => students.find(student => student.uid === uid)?.display_name ?? uid;
    return (
      <ReportDialog
        title={t('act.report')}
        lines={report.results
          .filter(({ ok }) => !ok)
          .map(({ uid, error }) => ({ key: uid, name: nameOf(uid), message: error?.message ?? '' }))}
        onClose={() => {
          onDone?.();
          onClose();
        }}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      title={single ? t('students.title') : t('students.title_many', { smart_count: students.length })}
      confirm={t('students.save')}
      busy={setOne.isPending || setMany.isPending}
      onConfirm={save}
      onClose={onClose}
    >
      {single && (
        <p>
          <b>{single.display_name}</b>
        </p>
      )}
      <TextField
        select
        label={t('students.access')}
        value={status}
        onChange={event => setStatus(event.target.value as StudentAccess)}
        helperText={t(`students.hint_${status}`)}
        sx={{ mt: 2 }}
      >
        {studentAccesses.map(access => (
          <MenuItem key={access} value={access}>
            {t(`students.${access}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('act.comment')}
        value={comment}
        onChange={event => setComment(event.target.value)}
        helperText={t('act.comment_hint')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
        sx={{ mt: 2 }}
      />
      {single && keepsDebts && (
        <FormControlLabel
          sx={{ mt: 1 }}
          control={<Checkbox checked={debt} onChange={event => setDebt(event.target.checked)} />}
          label={
            <>
              {t('students.mark_debt')}
              <span className="mut" style={{ display: 'block' }}>
                {t('students.debt_hint')}
              </span>
            </>
          }
        />
      )}
    </ConfirmDialog>
  );
}
