import { IconButton, InputAdornment } from '@mui/material';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { useState } from 'react';
import { useShellText } from '../shell/texts.ts';
import { TextInput, type FieldProps } from './text-input.tsx';

/** A password that can be looked at. */
export function PasswordInput({ autoComplete, ...props }: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const t = useShellText();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      endAdornment={
        <InputAdornment position="end">
          <IconButton edge="end" aria-label={t(shown ? 'form.hide_password' : 'form.show_password')} onClick={() => setShown(!shown)}>
            {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
