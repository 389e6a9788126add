import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { useCall } from '../../../http/use-call.ts';
import { useSend } from '../../../http/use-send.ts';
import { useFormat } from '../../../i18n/format.ts';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { useTypesText } from '../../text.ts';

export interface Department {
  uid: string;
  code: string;
  name: Localized;
  faculty: string;
  head: string | null;
}
export interface Teacher {
  uid: string;
  display_name: string;
  code: string;
}

/** Chooses the head among the teachers of the department. */
export function HeadDialog({ department, onClose }: { department: Department; onClose: () => void }) {
  const t = useTypesText();
  const format = useFormat();
  const [head, setHead] = useState(department.head ?? '');
  const { data, isPending } = useCall('GET /curriculum/teachers/', {
    query: { cathedra: department.uid, page_size: 100 },
  });
  const save = useSend('PUT /curriculum/cathedras/{uid}/', { done: t('heads.saved'), onDone: onClose });
  return (
    <ConfirmDialog
      open
      title={t('heads.title', { name: format.name(department.name) })}
      confirm={t('heads.save')}
      busy={save.isPending}
      disabled={isPending || head === (department.head ?? '')}
      onConfirm={() => save.mutate({ params: { uid: department.uid }, body: { head: head || null } })}
      onClose={onClose}
    >
      <TextField
        select
        fullWidth
        size="small"
        sx={{ marginTop: 1 }}
        label={t('heads.teacher')}
        value={isPending ? '' : head}
        onChange={event => setHead(event.target.value)}
      >
        <MenuItem value="">{t('heads.nobody')}</MenuItem>
        {(data?.results ?? []).map(teacher => (
          <MenuItem key={teacher.uid} value={teacher.uid}>
            {teacher.display_name}
          </MenuItem>
        ))}
        {head && !data?.results.some(teacher => teacher.uid === head) && <MenuItem value={head}>…</MenuItem>}
      </TextField>
    </ConfirmDialog>
  );
}
