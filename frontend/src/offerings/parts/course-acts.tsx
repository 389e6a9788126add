import Box from '@mui/material/Box';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import type { OfferingState } from '@portal/event-schemas/offerings/codes.ts';
import { planners } from '@portal/event-schemas/offerings/roles.ts';
import type { PlannedCourse } from '@portal/event-schemas/offerings/views.ts';
import { useState } from 'react';
import { useMay } from '../../entity/may.ts';
import { ReasonField } from '../../forms/reason-field.tsx';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { useOfferingsText } from '../text.ts';

export type ActedCourse = Pick<PlannedCourse, 'uid' | 'state' | 'code' | 'name'>;
/** What can be done with a course, besides editing it. `status`: the access that it gets. */
const acts = {
  open: { from: ['draft'], call: 'POST /offerings/{uid}/open/' },
  discard: { from: ['draft'], call: 'DELETE /offerings/{uid}/', bad: true },
  close: { from: ['open'], status: 'blocked' },
  reopen: { from: ['closed'], status: null },
  cancel: { from: ['open', 'closed'], status: 'cancelled', bad: true },
  restore: { from: ['cancelled'], status: null },
} as const satisfies Record<
  string,
  { from: readonly OfferingState[]; call?: Call; status?: string | null; bad?: boolean }
>;
export type CourseAct = keyof typeof acts;
const actNames = Object.keys(acts) as CourseAct[];

/** In a row, where the course stands beside it. */
const shortNames = { discard: 'act_in_row.discard', cancel: 'act_in_row.cancel' } as const satisfies Partial<
  Record<CourseAct, string>
>;
const inRow = { minWidth: 0, padding: '2px 8px' };

/** Buttons of what can be done with a course in its state; each asks before it acts, and for a reason that students see. */
export function CourseActs({
  course,
  small = false,
  blocked,
  onDone,
}: {
  course: ActedCourse;
  small?: boolean;
  /** Why nothing can be done now: what was typed is not saved yet. */
  blocked?: string | undefined;
  onDone?: (act: CourseAct) => void;
}) {
  const t = useOfferingsText();
  const may = useMay();
  const [asked, setAsked] = useState<CourseAct | null>(null);
  if (!may(planners)) return null;
  return (
    <Box component="span" sx={small ? { display: 'inline-flex' } : { display: 'contents' }}>
      {actNames
        .filter(name => (acts[name].from as readonly string[]).includes(course.state))
        .map(name => (
          <OfficeActButton
            key={name}
            size={small ? 'small' : 'medium'}
            variant={small ? 'text' : 'outlined'}
            color={'bad' in acts[name] && !small ? 'error' : 'primary'}
            disabled={blocked !== undefined}
            title={blocked}
            {...(small ? { 'aria-label': `${t(`act.${name}`)}: ${course.code}`, sx: inRow } : {})}
            onClick={() => setAsked(name)}
          >
            {t(small && name in shortNames ? shortNames[name as keyof typeof shortNames] : `act.${name}`)}
          </OfficeActButton>
        ))}
      {asked && <ActDialog course={course} act={asked} onDone={() => onDone?.(asked)} onClose={() => setAsked(null)} />}
    </Box>
  );
}

function ActDialog({
  course,
  act,
  onDone,
  onClose,
}: {
  course: ActedCourse;
  act: CourseAct;
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useOfferingsText();
  const format = useFormat();
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState('');
  const how = acts[act];
  const withReason = 'status' in how;
  const name = `${course.code} ${format.name(course.name)}`;
  const send = useSend('call' in how ? how.call : 'PUT /registration/offerings/{uid}/access/', {
    done: t(`done.${act}`, { name }),
    onDone: () => {
      onClose();
      onDone();
    },
    onRefusal: ({ message }) => setRefused(message),
  });
  const body = withReason
    ? { level: 'course' as const, target: course.uid, status: how.status, reason: reason.trim() }
    : undefined;
  return (
    <ConfirmDialog
      open
      title={t(`ask.${act}`, { name })}
      confirm={t(`act.${act}`)}
      keep={t('leave_it')}
      destructive={'bad' in how}
      busy={send.isPending}
      refused={refused}
      disabled={withReason && reason.trim() === ''}
      onConfirm={() => send.mutate({ params: { uid: course.uid }, ...(body ? { body } : {}) })}
      onClose={onClose}
    >
      <p>{t(`about.${act}`)}</p>
      {withReason && <ReasonField label={t('reason')} hint={t('reason_hint')} value={reason} onChange={setReason} />}
    </ConfirmDialog>
  );
}
