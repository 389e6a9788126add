import type { TeacherRequestRow } from '@portal/event-schemas/teacher-requests/views.ts';
import { CommentedAnswer, useComment } from '../../forms/commented-answer.tsx';
import { useSend } from '../../http/use-send.ts';
import { toast } from '../../shell/toast.ts';
import { useTeachingText } from '../teaching-text.ts';

/** Approves or refuses one request, or changes the answer while the student is not on the course yet. */
export function AnswerForm({ request }: { request: TeacherRequestRow }) {
  const t = useTeachingText();
  const comment = useComment(`answer.${request.uid}`);
  const name = request.student_name;
  const send = useSend('PUT /organizations/change_request_status/', {
    onDone: ({ status }) => {
      comment.write('');
      toast.success(t(status === 'approved' ? 'requests.approved' : 'requests.refused', { name }));
    },
    onRefusal: comment.refuse,
  });
  if (!request.decidable) return <p className="mut">{t('requests.read_only')}</p>;
  if (request.status === 'withdrawn' || request.registered) return null;
  const give =
    (status: 'approved' | 'rejected') =>
    (said: string): void =>
      send.mutate({ body: { uid: request.uid, status, comment: said } });
  const asked = request.status === 'asked';
  const full = request.lessons.filter(lesson => lesson.left === 0);
  return (
    <CommentedAnswer
      comment={comment}
      label={t('requests.answer')}
      hint={t('requests.answer_hint')}
      busy={send.isPending}
      answers={[
        ...(request.status === 'approved'
          ? []
          : [{ says: t(asked ? 'requests.approve' : 'requests.after_all'), give: give('approved'), main: true }]),
        ...(request.status === 'rejected'
          ? []
          : [{ says: t(asked ? 'requests.refuse' : 'requests.take_back'), give: give('rejected'), bad: true }]),
      ]}
    >
      {asked && full.length > 0 && (
        <p className="mut">{t('requests.over', { capacity: Math.max(...full.map(lesson => lesson.capacity)) })}</p>
      )}
    </CommentedAnswer>
  );
}
