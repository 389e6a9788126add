import { useState } from 'react';
import { ActButton } from '../../../shell/act-button.tsx';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import type { useCourseActs, CardItemName } from '../../calls.ts';
import { useStudentText } from '../../student-text.ts';
import { useText } from '../../text.ts';

interface Props {
  course: CardItemName;
  /** The place in line; null: a seat is offered, and it is what is given up. */
  place: number | null;
  acts: Pick<ReturnType<typeof useCourseActs>, 'busy' | 'cancel' | 'decline'>;
}

/** Leaves the waiting list or declines the seat, after asking: neither can be taken back. */
export function GiveUp({ course, place, acts }: Props) {
  const t = useText();
  const s = useStudentText();
  const [asking, setAsking] = useState(false);
  const leaving = place !== null;
  const verb = leaving ? t('act.leave') : s('act.decline');
  const giveUp = (): void =>
    void (leaving ? acts.cancel(course, true) : acts.decline(course)).then(() => setAsking(false));
  return (
    <>
      <ActButton disabled={acts.busy} onClick={() => setAsking(true)}>
        {verb}
      </ActButton>
      <ConfirmDialog
        open={asking}
        title={s(leaving ? 'act.leave_title' : 'act.decline_title')}
        confirm={verb}
        busy={acts.busy}
        destructive
        onConfirm={giveUp}
        onClose={() => setAsking(false)}
      >
        {leaving ? s('act.leave_text', { name: course.name, place }) : s('act.decline_text', { name: course.name })}
      </ConfirmDialog>
    </>
  );
}
