import { studentGroups } from '@portal/event-schemas/curriculum/targets.ts';
import * as field from '@portal/event-schemas/kernel/entity/fields.ts';
import { RefInput } from '../../entity/ref-input.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { useSend } from '../../http/use-send.ts';
import { useCurriculumText } from '../text.ts';
import { OtherPrograms } from './other-program.tsx';
import { schemaOf } from './schema-of.ts';

const fields = { student_group: field.ref(studentGroups) };

/** Asks for the group to which students are moved. */
export function MoveDialog({
  students,
  onMoved,
  onClose,
}: {
  students: string[];
  onMoved: () => void;
  onClose: () => void;
}) {
  const t = useCurriculumText();
  const form = useSchemaForm<{ student_group: string }>({
    schema: schemaOf(fields),
    defaultValues: { student_group: '' },
  });
  const move = useSend('POST /curriculum/students/move/', {
    done: ({ moved }) => t('moved_students', { smart_count: moved }),
    onDone: () => {
      onClose();
      onMoved();
    },
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <FormDialog
      title={t('move_students_title', { smart_count: students.length })}
      form={form}
      submit={t('move_do')}
      busy={move.isPending}
      onSubmit={({ student_group }) => move.mutateAsync({ body: { students, student_group } }).catch(() => undefined)}
      onClose={onClose}
    >
      <RefInput
        name="student_group"
        label={t('to_group')}
        hint={t('to_group_hint')}
        to={studentGroups}
        several={false}
      />
      <OtherPrograms group={form.watch('student_group')} students={students} />
    </FormDialog>
  );
}
