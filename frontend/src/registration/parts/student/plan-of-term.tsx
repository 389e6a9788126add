import { CallState, EmptyState } from '../../../shell/states.tsx';
import { useRecommended } from '../../student-calls.ts';
import { useStudentText } from '../../student-text.ts';
import { DisciplineLine } from './discipline-line.tsx';

/** Disciplines of the study plan for the semester: chosen, completed, or still to be chosen. */
export function PlanOfTerm({
  card,
  period,
  onOpen,
}: {
  card: string;
  period: string;
  onOpen: (course: string) => void;
}) {
  const s = useStudentText();
  const plan = useRecommended(card, period);
  if (!plan.isSuccess) return <CallState call={plan} lines={4} />;
  if (plan.data.length === 0) return <EmptyState title={s('plan.empty')} />;
  return (
    <ul>
      {plan.data.map(line => (
        <DisciplineLine
          key={line.discipline.uid}
          discipline={line.discipline}
          credits={line.quantity_of_credits}
          status={line.status}
          course={line.course}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}
