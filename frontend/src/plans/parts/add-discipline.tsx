import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { usePlanText } from '../text.ts';
import { PickDiscipline } from './pick-discipline.tsx';
import type { TermGroup } from './plan-groups.ts';

/** Adds a discipline to a term of the plan. */
export function AddDiscipline({ student, group }: { student: string | undefined; group: TermGroup }) {
  const t = usePlanText();
  const [asking, setAsking] = useState(false);
  const add = useSend('POST /user/student_discipline_view_set/basket/', {
    done: t('act.added'),
    onDone: () => setAsking(false),
  });
  return (
    <>
      <OfficeActButton size="small" onClick={() => setAsking(true)}>
        {t('act.add')}
      </OfficeActButton>
      {asking && (
        <PickDiscipline
          title={t('act.add_title', { term: t(`term.${group.term}`) })}
          text=""
          confirm={t('act.add')}
          busy={add.isPending}
          onClose={() => setAsking(false)}
          query={{ student, study_year: group.study_year, study_period: group.study_period! }}
          onPick={discipline =>
            add.mutate({
              body: {
                student,
                study_year: group.study_year,
                study_period: group.study_period!,
                disciplines: [discipline],
              },
            })
          }
        />
      )}
    </>
  );
}
