import type { ReviewedPerson } from '@portal/event-schemas/identity/rights-review.ts';
import type { Role } from '@portal/event-schemas/kernel/role-list.ts';
import { useState } from 'react';
import { MultiChoice } from '../../../forms/multi-choice.tsx';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { useSend } from '../../../http/use-send.ts';
import { useRoleName } from '../../../shell/role-name.ts';
import { useRightsText } from '../../rights-text.ts';

/** Which roles somebody needs no more, and why. */
export function TakeRoles({ person, year, onClose }: { person: ReviewedPerson; year: number; onClose: () => void }) {
  const t = useRightsText();
  const roleName = useRoleName();
  const [take, setTake] = useState<Role[]>([]);
  const decide = useSend('POST /identity/rights_reviews/{year}/decide/', { done: t('taken_now'), onDone: onClose });
  return (
    <ReasonDialog
      title={t('take_title', { name: person.display_name })}
      confirm={t('take')}
      destructive
      busy={decide.isPending}
      label={t('reason')}
      maxLength={500}
      onConfirm={reason => {
        if (take.length > 0)
          decide.mutate({ params: { year }, body: { account: person.uid, seen: person.roles, take, reason } });
      }}
      onClose={onClose}
    >
      <MultiChoice<Role>
        label={t('take_which')}
        choices={person.roles.map(value => ({ value, label: roleName(value) }))}
        value={take}
        onChange={setTake}
      />
    </ReasonDialog>
  );
}
