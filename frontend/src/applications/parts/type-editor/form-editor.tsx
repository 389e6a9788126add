import './editor.css';
import type { Property } from '@portal/event-schemas/forms/property.ts';
import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { FormTab } from './form-tab.tsx';

/** An application type of which there is nothing but the form. */
const nothing: Omit<TypeDefinition, 'properties'> = {
  names: { ru: '', kk: '', en: '', ky: '' },
  description: null,
  audience: { roles: [], preparation_levels: [], study_forms: [], courses: [], edu_programs: [] },
  period: null,
  blocked_by: [],
  max_open: null,
  agreement: null,
  completion_message: null,
  route: { steps: [], after_return: 'resume' },
};

/** The fields of a form alone, for modules whose forms have no route. */
export function FormEditor({
  properties,
  onChange,
}: {
  properties: readonly Property[];
  onChange: (change: (before: readonly Property[]) => Property[]) => void;
}) {
  const whole = (fields: readonly Property[]): TypeDefinition => ({ ...nothing, properties: [...fields] });
  return (
    <FormTab definition={whole(properties)} edit={change => onChange(before => change(whole(before)).properties)} />
  );
}
