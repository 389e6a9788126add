import { useLayoutEffect, useState, type RefObject } from 'react';
import { withName } from './field-text.ts';
import { Glyph } from '../shell/glyph.tsx';

interface Fault {
  id: string;
  text: string;
}
/** The fields that are marked as wrong, with what is said under each. */
function faultsIn(form: HTMLFormElement): Fault[] {
  return [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"][id]')].map(field => {
    const said = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const message = said.map(id => document.getElementById(id)?.textContent?.trim() ?? '').find(Boolean) ?? '';
    const label = form.querySelector(`label[for="${CSS.escape(field.id)}"]`)?.textContent?.replace(/\s*\*$/, '') ?? '';
    return { id: field.id, text: withName(label.trim(), message) };
  });
}

/** Several faults at once, each a link to its field; one alone is seen where it is. `of` changes when the form has been checked again. */
export default function FormErrors({ form, of }: { form: RefObject<HTMLFormElement | null>; of: unknown }) {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  useLayoutEffect(() => setFaults(form.current ? faultsIn(form.current) : []), [form, of]);
  if (faults.length < 2) return null;
  return (
    <div role="alert" className="form-error">
      <Glyph name="error" />
      <ul>
        {faults.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={event => {
                event.preventDefault();
                document.getElementById(id)?.focus();
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
