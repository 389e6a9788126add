import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useDraftText } from '../app/use-draft-text.ts';
import { OfficeActButton } from '../shell/office-act-button.tsx';

/**
 * A comment that goes with an answer. What was typed stays when one leaves the place: `const comment = useComment('answer.7')`, then
 * `useSend(call, { onDone: () => comment.write(''), onRefusal: comment.refuse })`.
 */
export function useComment(name: string) {
  const [text, write] = useDraftText(name);
  const [refusal, setRefusal] = useState('');
  return { text, write, refusal, refuse: ({ message }: { message: string }): void => setRefusal(message) };
}

interface Answer {
  says: string;
  give: (comment: string) => void;
  main?: boolean;
  bad?: boolean;
  /** It says nothing without a comment. */
  commented?: boolean;
}
interface Props {
  comment: ReturnType<typeof useComment>;
  label: string;
  hint: string;
  busy: boolean;
  answers: readonly Answer[];
  /** What there is to know before one answers. */
  children?: ReactNode;
}

/** Answers to what somebody asks or shows, each a button, with a comment; why one was refused stands above. */
export const CommentedAnswer = ({ comment, label, hint, busy, answers, children }: Props) => (
  <Box sx={{ display: 'grid', gap: 'var(--s3)', maxWidth: 560 }}>
    {comment.refusal && (
      <div role="alert" className="form-error">
        {comment.refusal}
      </div>
    )}
    {children}
    <TextField
      label={label}
      helperText={hint}
      multiline
      minRows={2}
      value={comment.text}
      onChange={event => comment.write(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 1000 } }}
    />
    <Box sx={{ display: 'flex', gap: 'var(--s2)', flexWrap: 'wrap' }}>
      {answers.map(({ says, give, main = false, bad = false, commented = false }) => (
        <OfficeActButton
          key={says}
          {...(main && { variant: 'contained', loading: busy })}
          {...(bad && { color: 'error' })}
          disabled={busy || (commented && comment.text.trim() === '')}
          onClick={() => {
            comment.refuse({ message: '' });
            give(comment.text.trim());
          }}
        >
          {says}
        </OfficeActButton>
      ))}
    </Box>
  </Box>
);
