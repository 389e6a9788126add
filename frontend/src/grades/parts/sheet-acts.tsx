import Box from '@mui/material/Box';
import type { GradeRowView, SheetDetail } from '@portal/event-schemas/grades/views.ts';
import { useState } from 'react';
import { useSession } from '../../app/portal.ts';
import type { ApiRefusal } from '../../http/refusal.ts';
import { useSend } from '../../http/use-send.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { toast } from '../../shell/toast.ts';
import { useText } from '../text.ts';
import { WhyDialog } from './why-dialog.tsx';

type May = 'ask' | 'agree' | 'clean' | 'send' | 'resend' | 'approve' | 'reject' | Commented;
type Commented = 'comment_main' | 'comment_co' | 'comment_office';
interface Props {
  detail: SheetDetail;
  /** The selected rows. */
  rows: readonly GradeRowView[];
  onDone: () => void;
}

/** What can be done with the selected rows and the whole sheet; a button that is off says why. */
export function SheetActs({ detail, rows, onDone }: Props) {
  const t = useText();
  const me = useSession().profile?.uid ?? '';
  const [asked, setAsked] = useState<'reject' | 'disagree' | 'comment' | null>(null);
  /** Who is refused by name: a refusal of several rows says which. */
  const onRefusal = ({ message, params }: ApiRefusal): void => {
    const faulty = (params['rows'] ?? []) as { row: string; fault: string }[];
    const named = faulty.flatMap(({ row, fault }) => {
      const found = detail.rows.find(({ uid }) => uid === row);
      return found ? [`${found.student_name} (${faultText(fault) ?? message})`] : [];
    });
    toast.error(faulty.length > 1 ? `${message} ${named.join('; ')}` : message);
  };
  const told = (done: string) => ({ done, onDone: finished, onRefusal });
  const finished = (): void => {
    setAsked(null);
    onDone();
  };
  const sends = {
    ask: useSend('POST /journals/create_agreeing/', told(t('done.ask'))),
    answer: useSend('PUT /journals/change_agreeing/', told(t('done.agree'))),
    refuse: useSend('PUT /journals/change_agreeing/', told(t('done.disagree'))),
    clean: useSend('PUT /journals/clean_agreeing/', told(t('done.clean'))),
    send: useSend('PUT /journals/send_office/', told(t('done.send'))),
    resend: useSend('PUT /journals/send_office_individual/{uid}/', told(t('done.send'))),
    comment_main: useSend('PUT /journals/change_comment/main/{uid}/', told(t('done.comment'))),
    comment_co: useSend('PUT /journals/change_comment/coteachers/{uid}/', told(t('done.comment'))),
    comment_office: useSend('PUT /journals/change_comment/is_office/{uid}/', told(t('done.comment'))),
    approve: useSend('PUT /journals/final_grades/approve/', told(t('done.approve'))),
    reject: useSend('PUT /journals/final_grades/reject/', told(t('done.reject'))),
  };
  const busy = Object.values(sends).some(({ isPending }) => isPending);
  const faultText = (fault: string): string | undefined =>
    fault in faults ? t(`fault.${fault as keyof typeof faults}`) : undefined;
  /** Why not, for the first of the rows that stands in the way. */
  const off = (act: May): { disabled: boolean; title?: string | undefined } => {
    if (busy) return { disabled: true };
    if (rows.length === 0) return { disabled: true, title: t('fault.choose') };
    const fault = rows.map(({ may }) => may[act]).find(one => one !== null && one !== undefined);
    return fault ? { disabled: true, title: faultText(fault) } : { disabled: false };
  };
  const [one] = rows;
  const commenting: Commented | null =
    detail.as === 'main'
      ? 'comment_main'
      : detail.as === 'co_teacher'
        ? 'comment_co'
        : detail.as === 'office'
          ? 'comment_office'
          : null;
  const comments: Record<Commented, string> = {
    comment_main: one?.comment_main_teacher ?? '',
    comment_co: one?.agreements.find(({ co_teachers }) => co_teachers === me)?.comment ?? '',
    comment_office: one?.comment ?? '',
  };
  const seen = rows.map(({ uid, version }) => ({ uid, version }));
  const own = rows.map(({ uid }) => `${uid}.${me}`);
  const answers = rows.flatMap(row =>
    row.agreements
      .filter(one => one.agreed !== null && (detail.as === 'main' || one.co_teachers === me))
      .map(({ uid }) => uid),
  );
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', padding: '10px 16px' }}>
      <span className="num mut">{t('detail.selected', { count: rows.length })}</span>
      {detail.as === 'main' && (
        <>
          <OfficeActButton
            variant="outlined"
            {...off('ask')}
            onClick={() => sends.ask.mutate({ body: { final_grades: rows.map(({ uid }) => uid) } })}
          >
            {t('act.ask')}
          </OfficeActButton>
          <OfficeActButton
            variant="outlined"
            {...off('send')}
            onClick={() => sends.send.mutate({ body: { rows: seen } })}
          >
            {t('act.send')}
          </OfficeActButton>
        </>
      )}
      {detail.as === 'co_teacher' && (
        <>
          <OfficeActButton
            variant="contained"
            {...off('agree')}
            onClick={() => sends.answer.mutate({ body: { agreements: own, agreed: true } })}
          >
            {t('act.agree')}
          </OfficeActButton>
          <OfficeActButton variant="outlined" color="error" {...off('agree')} onClick={() => setAsked('disagree')}>
            {t('act.disagree')}
          </OfficeActButton>
        </>
      )}
      {(detail.as === 'main' || detail.as === 'co_teacher') && (
        <OfficeActButton
          variant="text"
          {...off('clean')}
          onClick={() => sends.clean.mutate({ body: { agreements: answers } })}
        >
          {t('act.clean')}
        </OfficeActButton>
      )}
      {detail.as === 'office' && (
        <>
          <OfficeActButton
            variant="contained"
            {...off('approve')}
            onClick={() => sends.approve.mutate({ body: { rows: seen } })}
          >
            {t('act.approve')}
          </OfficeActButton>
          <OfficeActButton variant="outlined" color="error" {...off('reject')} onClick={() => setAsked('reject')}>
            {t('act.reject')}
          </OfficeActButton>
        </>
      )}
      {rows.length === 1 && detail.as === 'main' && one!.state === 'APPROVED' && (
        <OfficeActButton
          variant="outlined"
          {...off('resend')}
          onClick={() => sends.resend.mutate({ params: { uid: one!.uid }, body: { version: one!.version } })}
        >
          {t('act.resend')}
        </OfficeActButton>
      )}
      {rows.length === 1 && commenting && (
        <OfficeActButton variant="text" {...off(commenting)} onClick={() => setAsked('comment')}>
          {t('act.comment')}
        </OfficeActButton>
      )}
      {asked && (
        <WhyDialog
          act={asked}
          start={asked === 'comment' && commenting ? comments[commenting] : ''}
          busy={busy}
          onClose={() => setAsked(null)}
          onSay={comment =>
            asked === 'comment'
              ? sends[commenting!].mutate({
                  params: { uid: commenting === 'comment_co' ? own[0]! : one!.uid },
                  body: { comment },
                })
              : asked === 'reject'
                ? sends.reject.mutate({ body: { rows: seen, comment } })
                : sends.refuse.mutate({ body: { agreements: own, agreed: false, comment } })
          }
        />
      )}
    </Box>
  );
}
const faults = {
  not_main_teacher: 1,
  not_co_teacher: 1,
  office_only: 1,
  row_closed: 1,
  audit_row: 1,
  sheet_closed: 1,
  sheet_not_open_yet: 1,
  on_check: 1,
  approved_row: 1,
  no_mark: 1,
  mark_not_of_parts: 1,
  not_agreed: 1,
  not_sent: 1,
  own_mark: 1,
  no_co_teachers: 1,
  nothing_to_clean: 1,
  on_statement: 1,
} as const;
