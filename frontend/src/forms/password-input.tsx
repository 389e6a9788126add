import { useState } from 'react';
import { Glyph } from '../shell/glyph.tsx';
import { useShellText } from '../shell/texts.ts';
import { TextInput, type FieldProps } from './text-input.tsx';

/** A password that can be looked at. */
export function PasswordInput({
  autoComplete,
  ...props
}: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const t = useShellText();
  const [shown, setShown] = useState(false);
  const label = t(shown ? 'form.hide_password' : 'form.show_password');
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      end={
        <button type="button" className="icon-button" aria-label={label} title={label} onClick={() => setShown(!shown)}>
          <Glyph name={shown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}
