import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { TeacherRequestRow } from '@portal/event-schemas/teacher-requests/views.ts';
import { useState } from 'react';
import { useDraftText } from '../../app/use-draft-text.ts';
import { useSend } from '../../http/use-send.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { toast } from '../../shell/toast.ts';
import { useTeachingText } from '../teaching-text.ts';

/** Approves or refuses one request, or changes the answer while the student is not on the course yet. What was typed stays when the row is folded. */
export function AnswerForm({ request }: { request: TeacherRequestRow }) {
  const t = useTeachingText();
  const [comment, setComment] = useDraftText(`answer.${request.uid}`);
  const [refusal, setRefusal] = useState('');
  const name = request.student_name;
  const send = useSend('PUT /organizations/change_request_status/', {
    onDone: ({ status }) => {
      setComment('');
      toast.success(t(status === 'approved' ? 'requests.approved' : 'requests.refused', { name }));
    },
    onRefusal: error => setRefusal(error.message),
  });
  if (!request.decidable) return <p className="mut">{t('requests.read_only')}</p>;
  if (request.status === 'withdrawn' || request.registered) return null;
  const answer = (status: 'approved' | 'rejected'): void => {
    setRefusal('');
    send.mutate({ body: { uid: request.uid, status, comment: comment.trim() } });
  };
  const full = request.lessons.filter(lesson => lesson.left === 0);
  return (
    <Box sx={{ display: 'grid', gap: 'var(--s3)', maxWidth: 560 }}>
      {refusal && (
        <div role="alert" className="form-error">
          {refusal}
        </div>
      )}
      {request.status === 'asked' && full.length > 0 && (
        <p className="mut">{t('requests.over', { capacity: Math.max(...full.map(lesson => lesson.capacity)) })}</p>
      )}
      <TextField
        label={t('requests.answer')}
        helperText={t('requests.answer_hint')}
        multiline
        minRows={2}
        value={comment}
        onChange={event => setComment(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Box sx={{ display: 'flex', gap: 'var(--s2)', flexWrap: 'wrap' }}>
        {request.status !== 'approved' && (
          <OfficeActButton variant="contained" loading={send.isPending} onClick={() => answer('approved')}>
            {t(request.status === 'asked' ? 'requests.approve' : 'requests.after_all')}
          </OfficeActButton>
        )}
        {request.status !== 'rejected' && (
          <OfficeActButton color="error" disabled={send.isPending} onClick={() => answer('rejected')}>
            {t(request.status === 'asked' ? 'requests.refuse' : 'requests.take_back')}
          </OfficeActButton>
        )}
      </Box>
    </Box>
  );
}
