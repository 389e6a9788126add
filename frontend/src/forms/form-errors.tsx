import { useLayoutEffect, useState, type RefObject } from 'react';
import { useFormContext, type FieldErrors } from 'react-hook-form';
import { Glyph } from '../shell/glyph.tsx';
import { withName } from './field-text.ts';

interface Fault {
  name: string;
  text: string;
}
const textOf = (box: Element | null | undefined, of: string): string =>
  box
    ?.querySelector(of)
    ?.textContent?.replace(/\s*\*$/, '')
    .trim() ?? '';
/** What stands under each field that is at fault, with the field's name. */
const faultsIn = (form: HTMLFormElement, errors: FieldErrors): Fault[] =>
  Object.entries(errors).flatMap(([name, error]) => {
    if (name === 'root') return [];
    const box = form.querySelector(`[name=${JSON.stringify(name)}]`)?.closest('.field, .MuiFormControl-root');
    const said = textOf(box, '.field-text.invalid, .MuiFormHelperText-root.Mui-error') || String(error?.message ?? '');
    const text = withName(textOf(box, 'label'), said);
    return text ? [{ name, text }] : [];
  });

/** Several faults at once, each a link to its field; one alone is seen where it is. */
export default function FormErrors({ box }: { box: RefObject<HTMLFormElement | null> }) {
  const {
    setFocus,
    formState: { errors },
  } = useFormContext();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  useLayoutEffect(() => setFaults(box.current ? faultsIn(box.current, errors) : []), [box, errors]);
  if (faults.length < 2) return null;
  return (
    <div role="alert" className="form-error">
      <Glyph name="error" />
      <ul>
        {faults.map(({ name, text }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={event => {
                event.preventDefault();
                setFocus(name);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
