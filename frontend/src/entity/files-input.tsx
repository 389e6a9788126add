import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import type { Entity, FileInfo } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { Field } from '@portal/event-schemas/kernel/entity/fields.ts';
import { useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldProps } from '../forms/text-input.tsx';
import { addressOf } from '../http/client.ts';
import { ApiRefusal } from '../http/refusal.ts';
import type { CallTo } from '@portal/event-schemas/kernel/calls.ts';
import { sendForm, type Sending } from '../http/send-form.ts';
import { useShellText } from '../shell/texts.ts';
import { Glyph } from '../shell/glyph.tsx';
import { useKitText } from './words.ts';

const mebibyte = 1_048_576;
export const fileAddress = (uid: string): string => addressOf('GET /files/{uid}/', { params: { uid } });

/** Sends files for a field of a record that is made or changed next. */
export function sendFiles(
  entity: Entity<any>,
  field: string,
  files: readonly File[],
  sending?: Sending,
): Promise<FileInfo[]> {
  const form = new FormData();
  for (const file of files) form.append('file', file, file.name);
  return sendForm(`POST ${entity.path}files/` as CallTo<FileInfo[]>, { query: { field } }, form, sending);
}

/** Files of a field: picked and sent at once; the form holds their uids. Pictures are shown. */
export function FilesInput({
  name,
  label,
  hint,
  field: { max = 1, types = [], bytes },
  entity,
  row,
  onLoading,
}: FieldProps & {
  field: Field;
  entity: Entity<any>;
  row?: Record<string, unknown> | null | undefined;
  /** Nothing is saved while a file is on its way. */
  onLoading?: ((loading: boolean) => void) | undefined;
}) {
  const t = useKitText();
  const shell = useShellText();
  const id = useId();
  const {
    field: { value, onChange, ref },
    fieldState,
  } = useController({ name });
  const { getValues, setError, clearErrors } = useFormContext();
  const picker = useRef<HTMLInputElement>(null);
  const [arrived, setArrived] = useState<readonly FileInfo[]>([]);
  const [sending, setSending] = useState<{ name: string; percent: number } | null>(null);
  const known = [...((row?.[`${name}_files`] ?? []) as FileInfo[]), ...arrived];
  const uids = (value || []) as string[];

  async function send(picked: readonly File[]): Promise<void> {
    const taken = picked.slice(0, max - uids.length);
    const size = taken.reduce((sum, file) => sum + file.size, 0);
    const named = { name: taken.map(file => file.name).join(', ') };
    clearErrors(name);
    setSending({ ...named, percent: 0 });
    onLoading?.(true);
    await sendFiles(entity, name, taken, {
      onProgress: sent => setSending({ ...named, percent: Math.min(100, Math.round((100 * sent) / size)) }),
    }).then(
      files => {
        setArrived(before => [...before, ...files]);
        onChange([...((getValues(name) || []) as string[]), ...files.map(({ uid }) => uid)]);
      },
      error => setError(name, { message: error instanceof ApiRefusal ? error.message : shell('failures.connection') }),
    );
    setSending(null);
    onLoading?.(false);
  }

  return (
    <FormControl error={fieldState.invalid} role="group" aria-labelledby={id}>
      <FormLabel id={id}>{label}</FormLabel>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }}>
        {uids.map(uid => (
          <KnownLine
            key={uid}
            uid={uid}
            file={known.find(one => one.uid === uid)}
            onDrop={() => onChange(uids.filter(one => one !== uid))}
          />
        ))}
      </Box>
      {sending && (
        <LinearProgress variant="determinate" value={sending.percent} aria-label={t('file_loading', sending)} />
      )}
      {uids.length < max && (
        <Button
          ref={ref}
          variant="outlined"
          sx={{ justifySelf: 'start', alignSelf: 'start', marginTop: 1 }}
          disabled={sending !== null}
          aria-describedby={`${id}-hint`}
          onClick={() => picker.current?.click()}
        >
          {t(max === 1 ? 'pick_file' : 'pick_files')}
        </Button>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        tabIndex={-1}
        aria-labelledby={id}
        accept={types.join(',')}
        multiple={max > 1}
        onChange={({ target }) => {
          const picked = [...(target.files ?? [])];
          target.value = '';
          if (picked.length > 0) void send(picked);
        }}
      />
      <FormHelperText id={`${id}-hint`}>
        {fieldState.error?.message ??
          [hint, bytes && t('file_limit', { mb: Math.floor(bytes / mebibyte) })].filter(Boolean).join(' · ')}
      </FormHelperText>
    </FormControl>
  );
}

function KnownLine({ uid, file, onDrop }: { uid: string; file: FileInfo | undefined; onDrop: () => void }) {
  const t = useKitText();
  const name = file?.name ?? '…';
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}>
      {file?.type.startsWith('image/') && (
        <Box
          component="img"
          src={fileAddress(uid)}
          alt=""
          sx={{ width: 96, height: 54, objectFit: 'cover', borderRadius: '6px', border: '1px solid var(--line)' }}
        />
      )}
      <a href={fileAddress(uid)} download>
        {name}
      </a>
      <IconButton aria-label={t('drop_file', { name })} onClick={onDrop}>
        <Glyph name="close" size={18} />
      </IconButton>
    </Box>
  );
}
