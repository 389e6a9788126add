import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { Panel } from '../../shell/panel.tsx';
import { useText } from '../text.ts';

interface Props {
  version: number;
  total: number;
  at: string | null;
  onDrag: (version: number) => void;
  onVersion: (version: number) => void;
  onMoment: (at: string) => void;
}

/** Moves through a record's versions: by slider, by step, or to an exact moment. */
export function MomentSlider({ version, total, at, onDrag, onVersion, onMoment }: Props) {
  const t = useText();
  const format = useFormat();
  const [moment, setMoment] = useState('');
  return (
    <Panel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s2) var(--s4)' }}>
        <h2>{at ? t('history.as_of', { date: `${format.date(at)}, ${format.timeWithSeconds(at)}` }) : t('history.empty')}</h2>
        <span className="mut num">{t('history.version', { version, total })}</span>
        <Box sx={{ ml: 'auto', display: 'flex', gap: 'var(--s2)' }}>
          <Button disabled={version <= 1} onClick={() => onVersion(version - 1)}>{t('history.previous')}</Button>
          <Button disabled={version >= total} onClick={() => onVersion(version + 1)}>{t('history.next')}</Button>
        </Box>
      </Box>
      <Box sx={{ px: 'var(--s2)' }}>
        <Slider
          value={version} min={1} max={Math.max(total, 2)} disabled={total < 2} marks={total <= 60} onChange={(_, value) => onDrag(value)} onChangeCommitted={(_, value) => onVersion(value)}
          slotProps={{ input: { 'aria-label': t('history.slider') } }} getAriaValueText={value => t('history.version', { version: value, total })}
        />
      </Box>
      <Box component="form" sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', alignItems: 'center' }} onSubmit={event => { event.preventDefault(); if (moment) onMoment(new Date(moment).toISOString()); }}>
        <TextField type="datetime-local" size="small" label={t('history.exact')} value={moment} onChange={event => setMoment(event.target.value)} fullWidth={false} slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 1 } }} />
        <Button type="submit" disabled={!moment}>{t('history.go')}</Button>
      </Box>
    </Panel>
  );
}
