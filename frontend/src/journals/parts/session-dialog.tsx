import type { SessionView } from '@portal/event-schemas/journals/views.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { Form } from '../../forms/form.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { lazy, Suspense, useState } from 'react';
import { overseers } from '@portal/event-schemas/journals/roles.ts';
import { useMay } from '../../entity/may.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { Note } from '../../shell/note.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { useClassesText, useJournalText } from '../text.ts';
import { attends, weekEnd, type BadCell, type Journal } from './use-journal.ts';

const PlaceDialog = lazy(() => import('./place-dialog.tsx'));
const SubstituteDialog = lazy(() => import('./substitute-dialog.tsx'));

const reread = ['GET /journals/date_detail/', 'GET /journals/student_detail/', 'GET /journals/mark_detail/'] as const;

/** One class: its theme and comment, whether it is held, everybody there at once, and a closed week that the teacher asks to open. */
export default function SessionDialog({
  journal,
  session,
  onBad,
  onClose,
}: {
  journal: Journal;
  session: SessionView;
  onBad: (cells: readonly BadCell[]) => void;
  onClose: () => void;
}) {
  const t = useJournalText();
  const format = useFormat();
  const c = useClassesText();
  const may = useMay();
  const [asked, setAsked] = useState<'move' | 'substitute' | null>(null);
  const { uid, closed } = session;
  const mine = journal.head.may_edit && closed !== 'journals.not_your_journal';
  const isShut = closed === 'journals.week_blocked' || closed === 'journals.closed';
  const form = useSchemaForm<{ theme: string; comment: string }>({
    schema: () => import('@portal/event-schemas/journals/values.ts').then(({ classTexts }) => classTexts),
    defaultValues: { theme: session.theme, comment: session.comment },
  });
  const told = { invalidate: reread, onDone: onClose };
  const save = useSend('PUT /journals/configuring_classes/{uid}/update/', {
    ...told,
    done: t('saved'),
    onRefusal: refusal => showRefusal(form, refusal),
  });
  const change = useSend('PUT /journals/configuring_classes/{uid}/update/', told);
  const tell = useSend('POST /journals/when_canceled_lesson_notify/', {
    invalidate: reread,
    done: answer => t('told', { count: answer.told }),
  });
  const allPresent = () =>
    void journal
      .block(
        journal.students
          .filter(one => attends(one, session) && journal.shown(`${uid}.${one.student}`) === '')
          .map(({ student }) => ({ uid: `${uid}.${student}`, typed: journal.letters.present })),
      )
      .then(bad => (bad.length > 0 ? onBad(bad) : onClose()));
  const about = (
    <>
      {isShut && (
        <Note tone="warn">{t('shut', { from: format.day(session.week), to: format.day(weekEnd(session.week)) })}</Note>
      )}
      {session.editable_until && !isShut && (
        <p className="mut">{t('open_until', { when: format.dateTime(session.editable_until) })}</p>
      )}
      {session.room_name && <p className="mut">{t('room', { room: session.room_name })}</p>}
      {session.substitute_name && <p className="mut">{t('substitute', { name: session.substitute_name })}</p>}
    </>
  );
  const more = (
    <Suspense fallback={null}>
      {asked === 'move' && (
        <PlaceDialog journal={journal.head.uid} session={session} length={session.length} onClose={onClose} />
      )}
      {asked === 'substitute' && <SubstituteDialog session={session} onClose={onClose} />}
    </Suspense>
  );
  if (asked) return more;
  const title = `${format.weekday(session.date)}, ${format.time(session.starts_at)}`;
  if (!mine || isShut)
    return (
      <Dialog open onClose={onClose} fullWidth maxWidth="sm">
        <DialogTitle>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {about}
          <p>{session.theme || t('no_theme')}</p>
          {session.comment && <p>{session.comment}</p>}
          {closed === 'journals.week_blocked' && mine && (
            <Ask journal={journal.head.uid} week={session.week} onClose={onClose} />
          )}
        </DialogContent>
        <DialogActions>
          {may(overseers) && closed !== 'journals.closed' && (
            <OfficeActButton variant="outlined" onClick={() => setAsked('substitute')}>
              {c('substitute')}
            </OfficeActButton>
          )}
          <Button variant="text" onClick={onClose}>
            {t('close')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={body => save.mutateAsync({ params: { uid }, body })}
      submit={t('save')}
      busy={save.isPending}
      onClose={onClose}
    >
      {about}
      <TextInput name="theme" label={t('theme')} rows={2} maxLength={500} />
      <TextInput name="comment" label={t('comment')} rows={2} maxLength={1000} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {closed === null && (
          <Button variant="outlined" onClick={allPresent}>
            {t('all_present')}
          </Button>
        )}
        {!session.canceled && (
          <OfficeActButton variant="outlined" onClick={() => setAsked('move')}>
            {c('move')}
          </OfficeActButton>
        )}
        <OfficeActButton
          variant="outlined"
          color={session.canceled ? 'primary' : 'error'}
          disabled={change.isPending}
          onClick={() =>
            change.mutate({
              params: { uid },
              body: { canceled: !session.canceled, comment: form.getValues('comment') },
            })
          }
        >
          {t(session.canceled ? 'restore_class' : 'cancel_class')}
        </OfficeActButton>
        {session.canceled && !session.told && (
          <OfficeActButton
            variant="outlined"
            disabled={tell.isPending}
            onClick={() => tell.mutate({ body: { sessions: [uid], text: session.comment } })}
          >
            {t('tell')}
          </OfficeActButton>
        )}
      </Box>
    </FormDialog>
  );
}

/** Asks the office to open the week, with the reason that stands in the comment. */
function Ask({ journal, week, onClose }: { journal: string; week: string; onClose: () => void }) {
  const t = useJournalText();
  const form = useSchemaForm<{ reason: string }>({
    schema: () => import('@portal/event-schemas/journals/values.ts').then(({ asking }) => asking),
    defaultValues: { reason: '' },
  });
  const ask = useSend('POST /journals/reopening_requests/', {
    done: t('asked'),
    onDone: onClose,
    onRefusal: refusal => showRefusal(form, refusal),
  });
  return (
    <Form
      form={form}
      onSubmit={({ reason }) => ask.mutateAsync({ body: { journal, week, reason } })}
      submit={t('ask_open')}
      busy={ask.isPending}
    >
      <TextInput name="reason" label={t('ask_reason')} rows={2} maxLength={1000} />
    </Form>
  );
}
