import { useId, type ReactNode } from 'react';
import type { FieldValue, Property } from '@portal/event-schemas/forms/property.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useFormText } from '../../form-text.ts';

/** What every kind of field gets. `describedBy`: ids of hint and fault, for the control. */
export interface KindProps {
  property: Property;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
  disabled: boolean;
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export interface FrameProps {
  property: Property;
  fault?: string | undefined;
  /** Why it cannot be edited now. */
  locked?: string | undefined;
  /** A quiet line: what the field lets through. */
  limits?: string | undefined;
  /** A set of controls: the label becomes a legend. */
  group?: boolean;
  /** The control stands before its label (a checkbox). */
  bare?: boolean;
  foot?: ReactNode;
  children: (ids: { id: string; describedBy: string | undefined; labelId: string }) => ReactNode;
}

/** Label, hint, what the field waits for and what is wrong with it, around a control. */
export function FieldFrame({
  property,
  fault,
  locked,
  limits,
  group = false,
  bare = false,
  foot,
  children,
}: FrameProps) {
  const t = useFormText();
  const f = useFormat();
  const id = useId();
  const labelId = `${id}-label`;
  const hints = [property.hint ? f.name(property.hint) : null, limits, locked].filter((text): text is string =>
    Boolean(text),
  );
  const described =
    [fault ? `${id}-fault` : null, hints.length > 0 ? `${id}-hint` : null].filter(Boolean).join(' ') || undefined;
  const label = (
    <>
      {f.name(property.name)}
      {property.required && (
        <>
          <span className="star" aria-hidden>
            {' '}
            *
          </span>
          <span className="visually-hidden"> ({t('required')})</span>
        </>
      )}
    </>
  );
  const control = children({ id, describedBy: described, labelId });
  const texts = (
    <>
      {(hints.length > 0 || foot) && (
        <div className="field-foot">
          {hints.length > 0 && (
            <div id={`${id}-hint`} className="field-text">
              {hints.join(' · ')}
            </div>
          )}
          {foot}
        </div>
      )}
      {fault && (
        <div id={`${id}-fault`} className="field-text invalid">
          {fault}
        </div>
      )}
    </>
  );
  const frame = { className: locked ? 'field locked' : 'field', 'data-field': property.prop_code };
  if (group)
    return (
      <fieldset {...frame} aria-describedby={described}>
        <legend id={labelId}>{label}</legend>
        {control}
        {texts}
      </fieldset>
    );
  const named = (
    <label id={labelId} htmlFor={id}>
      {label}
    </label>
  );
  return (
    <div {...frame}>
      {bare ? (
        <div className="app-check">
          {control}
          {named}
        </div>
      ) : (
        <>
          {named}
          {control}
        </>
      )}
      {texts}
    </div>
  );
}
