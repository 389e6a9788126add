import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { applicationStages, statusColours } from '@portal/event-schemas/applications/codes.ts';
import { locales } from '@portal/event-schemas/kernel/locales.ts';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { SelectInput } from '../../../forms/choice-inputs.tsx';
import { Form } from '../../../forms/form.tsx';
import { NumberInput } from '../../../forms/number-input.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { showRefusal, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSend } from '../../../http/use-send.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useOfficeText } from '../../office-text.ts';
import { useText } from '../../text.ts';
import { useWayText } from '../../way-text.ts';
import { ApplicationStatus } from '../way/application-status.tsx';
import type { StatusForm } from './status-schema.ts';
import type { StatusRow } from './status-row.ts';

/** A status in four languages with its colour; the stage of an initial one stays, as the route sets it there. */
export function StatusDialog({ status, onClose }: { status: StatusRow | null; onClose: () => void }) {
  const t = useOfficeText();
  const words = useText();
  const way = useWayText();
  const format = useFormat();
  const id = useId();
  const form = useSchemaForm<StatusForm>({
    schema: () => import('./status-schema.ts').then(schemas => schemas.statusForm),
    defaultValues: status
      ? { ...status.name, stage: status.stage, colour: status.colour, sort: status.sort }
      : { ru: '', kk: '', en: '', ky: '', stage: 'approved', colour: 'green', sort: 100 },
  });
  const shown = useWatch({ control: form.control });
  const options = {
    done: t('statuses.saved'),
    onDone: onClose,
    onRefusal: (refusal: Parameters<typeof showRefusal>[1]) => showRefusal(form, refusal),
  };
  const create = useSend('POST /studapps/statuses/', options);
  const change = useSend('PUT /studapps/statuses/{uid}/', options);
  const save = async ({ stage, colour, sort, ...name }: StatusForm): Promise<void> => {
    await (status
      ? change.mutateAsync({
          params: { uid: status.uid },
          body: { name, colour, sort, ...(status.stage === stage ? {} : { stage }) },
        })
      : create.mutateAsync({ body: { stage, name, colour, sort } }));
  };
  const name = { ru: shown.ru || '…', kk: shown.kk || '…', en: shown.en || '…', ky: shown.ky || '…' };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        {status ? t('statuses.change_title', { name: format.name(status.name) }) : t('statuses.new_title')}
      </DialogTitle>
      <DialogContent sx={{ paddingTop: '8px !important' }}>
        <Form
          form={form}
          onSubmit={save}
          submit={t('statuses.save')}
          busy={create.isPending || change.isPending}
          actions={
            <Button variant="text" onClick={onClose}>
              {t('bulk.cancel')}
            </Button>
          }
        >
          {locales.map(locale => (
            <TextInput
              key={locale}
              name={locale}
              label={`${t('statuses.name')}: ${t(`statuses.languages.${locale}`)}`}
              maxLength={200}
            />
          ))}
          {!status?.initial && (
            <SelectInput
              name="stage"
              label={t('statuses.stage')}
              choices={applicationStages.map(value => ({ value, label: words(`stage.${value}`) }))}
            />
          )}
          <SelectInput
            name="colour"
            label={t('statuses.colour')}
            choices={statusColours.map(value => ({ value, label: way(`colour.${value}`) }))}
          />
          <NumberInput name="sort" label={t('statuses.sort')} min={0} max={1000} />
          <div style={{ display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' }}>
            <span className="mut">{t('statuses.preview')}</span>
            <ApplicationStatus status={{ stage: shown.stage ?? 'approved', colour: shown.colour ?? 'grey', name }} />
          </div>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
