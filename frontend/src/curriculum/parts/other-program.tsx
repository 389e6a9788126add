import { student_group } from '@portal/event-schemas/curriculum/entities/people.ts';
import { study_plan } from '@portal/event-schemas/curriculum/entities/plans.ts';
import { edu_program } from '@portal/event-schemas/curriculum/entities/structure.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useLocale } from '../../app/portal.ts';
import { useRecord } from '../../entity/use-record.ts';
import { api } from '../../http/client.ts';
import { useFormat } from '../../i18n/format.ts';
import { Note } from '../../shell/note.tsx';
import { useCurriculumText } from '../text.ts';

const call = 'POST /curriculum/students/other_programs/' as const;

/**
 * Warns where students of a group (`students`: of those who are to come to it) study by another program than it does, with the study plans that they keep.
 * `program`: what the group's program would be.
 */
export function OtherPrograms({ group, program, students }: { group: string; program?: string; students?: string[] }) {
  const t = useCurriculumText();
  const format = useFormat();
  const locale = useLocale();
  const body = { student_group: group, edu_program: program, students };
  const { data } = useQuery({
    queryKey: [call, body, locale],
    queryFn: ({ signal }) => api(call, { body }, { signal, quiet: true }),
    enabled: group !== '' && program !== '',
  });
  const { program: to } = data ?? {};
  if (!data || !to || data.others.length === 0) return null;
  return (
    <Note tone="warn">
      <div role="status" style={{ display: 'grid', gap: 6 }}>
        {data.others.map(({ program: from, students: count, plans, without_plan }) => (
          <div key={format.name(from)}>
            {t('w_other_program', {
              to: format.name(to),
              from: format.name(from),
              count: format.number(count),
              plans: [
                ...plans,
                ...(without_plan > 0 ? [t('w_without_plan', { count: format.number(without_plan) })] : []),
              ].join(', '),
            })}
          </div>
        ))}
      </div>
    </Note>
  );
}

/** In a student's form: warns where the group that is chosen is of another program. */
export function OtherProgram() {
  const t = useCurriculumText();
  const format = useFormat();
  const [program, group, plan] = useWatch({ name: ['edu_program', 'student_group', 'study_plan'] }) as string[];
  const to = useRecord(student_group, group || null).data?.edu_program ?? null;
  const other = program && to && to !== program;
  const [theirs, own] = [useRecord(edu_program, other ? to : null), useRecord(edu_program, other ? program : null)];
  const planned = useRecord(study_plan, (other && plan) || null);
  if (!other || !theirs.data || !own.data) return null;
  return (
    <Note tone="warn">
      <div role="status">
        {t('w_group_program', {
          to: format.name(theirs.data.name),
          from: format.name(own.data.name),
          plan: planned.data?.code ?? t('w_plan_none'),
        })}
      </div>
    </Note>
  );
}

/** In a group's form: warns of its students where its program is changed. */
export function GroupProgram({ group, before }: { group: string; before: string }) {
  const program = useWatch({ name: 'edu_program' }) as string;
  return program === before ? null : <OtherPrograms group={group} program={program} />;
}
