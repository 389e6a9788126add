import { bug } from '@portal/event-schemas/bugs/entities.ts';
import type { FileInfo } from '@portal/event-schemas/kernel/entity/entity.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCanOpen, useLink } from '../../app/links.ts';
import { sendFiles } from '../../entity/files-input.tsx';
import { EntityInputs } from '../../entity/inputs.tsx';
import { useEntityWords } from '../../entity/words.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { showRefusal, useSchemaForm } from '../../forms/use-schema-form.ts';
import { ApiRefusal } from '../../http/refusal.ts';
import { useSend } from '../../http/use-send.ts';
import { useShellText } from '../../shell/texts.ts';
import { toast } from '../../shell/toast.ts';
import { useBugText } from '../text.ts';
import { circumstances } from './circumstances.ts';
import { Drawing } from './drawing.tsx';

interface Report {
  title: string;
  happened: string;
  expected: string;
  files: string[];
}
const told = ['title', 'happened', 'expected', 'files'] as const;

/** Reports a bug from the page that is open: what happened, a picture with marks on it; where and by what is filled in. */
export default function ReportDialog({ onClose }: { onClose: () => void }) {
  const t = useBugText();
  const shell = useShellText();
  const words = useEntityWords(bug);
  const link = useLink();
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const [around] = useState(circumstances);
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null);
  const [attached, setAttached] = useState<readonly FileInfo[]>([]);
  const [loading, setLoading] = useState(false);
  const form = useSchemaForm<Report>({
    schema: () =>
      import('@portal/event-schemas/kernel/entity/schemas.ts').then(
        ({ creationSchema }) => creationSchema(Object.fromEntries(told.map(name => [name, bug.fields[name]]))) as never,
      ),
    defaultValues: { title: '', happened: '', expected: '', files: [] },
  });
  const report = useSend('POST /bugs/', {
    invalidate: ['GET /bugs/'],
    onDone: ({ uid, number }) => {
      const open = { label: t('open'), run: () => void navigate(link('bug', {}, { uid: String(uid) })) };
      toast.success(t('sent', { number: Number(number) }), canOpen('bug') ? open : undefined);
      onClose();
    },
    onRefusal: refusal => showRefusal(form, refusal),
  });
  async function take(): Promise<void> {
    setLoading(true);
    await import('./picture-of-page.ts')
      .then(({ pictureOfPage }) => pictureOfPage())
      .then(setPicture, () => toast.error(t('picture_failed')));
    setLoading(false);
  }
  async function attach(file: File): Promise<void> {
    setPicture(null);
    setLoading(true);
    const named = new File([file], `page-${attached.length + 1}.jpg`, { type: file.type });
    await sendFiles(bug, 'files', [named]).then(
      files => {
        setAttached(before => [...before, ...files]);
        form.setValue('files', [...form.getValues('files'), ...files.map(({ uid }) => uid)], { shouldDirty: true });
      },
      (error: unknown) =>
        form.setError('files', {
          message: error instanceof ApiRefusal ? error.message : shell('failures.connection'),
        }),
    );
    setLoading(false);
  }
  return (
    <FormDialog
      title={shell('report_bug')}
      form={form}
      onSubmit={values => report.mutateAsync({ body: { ...values, ...around } })}
      submit={t('send')}
      busy={report.isPending || loading}
      dirty={picture !== null}
      wide={picture !== null}
      onClose={onClose}
    >
      <EntityInputs entity={bug} only={told} row={{ files_files: attached }} onLoading={setLoading} />
      {picture ? (
        <Drawing picture={picture} onDone={file => void attach(file)} onDrop={() => setPicture(null)} />
      ) : (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          disabled={loading || form.watch('files').length >= bug.fields.files.max!}
          onClick={() => void take()}
        >
          {t('picture')}
        </Button>
      )}
      <div className="mut">
        {t('goes_along')}
        <dl style={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '2px var(--s3)' }}>
          {(['page', 'request', 'browser'] as const).flatMap(name => [
            <dt key={name}>{words.fields[name]}</dt>,
            <dd key={`${name} value`} style={{ margin: 0, overflowWrap: 'anywhere' }}>
              {around[name] || t('no_request')}
            </dd>,
          ])}
        </dl>
      </div>
    </FormDialog>
  );
}
