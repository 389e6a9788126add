import { useState } from 'react';
import type { FormValues, Property } from '@portal/event-schemas/forms/property.ts';
import { initialFromDefinition } from './initial-values.ts';
import { Panel } from '../../../shell/panel.tsx';
import { useTypesText } from '../../text.ts';
import { ApplicationForm } from '../form/application-form.tsx';

/** The form as applicants will see it; what is typed here goes nowhere. */
export function FormPreview({ properties }: { properties: readonly Property[] }) {
  const t = useTypesText();
  const [values, setValues] = useState<FormValues>({});
  return (
    <Panel title={t('form.preview')} note={t('form.preview_hint')}>
      <ApplicationForm
        properties={properties}
        values={{ ...initialFromDefinition(properties), ...values }}
        onChange={patch => setValues(before => ({ ...before, ...patch }))}
      />
    </Panel>
  );
}
