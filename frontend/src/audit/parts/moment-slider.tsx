import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { useState, type ReactNode } from 'react';
import { MomentField } from '../../forms/moment-field.tsx';
import { useFormat } from '../../i18n/format.ts';
import { Panel } from '../../shell/panel.tsx';
import { useText } from '../text.ts';

interface Props {
  version: number;
  /** The second moment; null: the state now. */
  to: number | null;
  total: number;
  at: string | null;
  toAt: string | null;
  onDrag: (version: number, to: number | null) => void;
  onVersion: (version: number, to: number | null) => void;
  onMoment: (at: string) => void;
  onCompare: (compare: boolean) => void;
  /** Beside the exact moment: where else one can go from here. */
  actions?: ReactNode;
}

/** Moves through a record's versions: by slider (with arrow keys, too), by step, or to an exact moment; with a second one where two moments are compared. */
export function MomentSlider({ version, to, total, at, toAt, onDrag, onVersion, onMoment, onCompare, actions }: Props) {
  const t = useText();
  const format = useFormat();
  const [moment, setMoment] = useState('');
  const said = (moment: string): string => `${format.date(moment)}, ${format.timeWithSeconds(moment)}`;
  const points = (value: number | number[]): [number, number | null] =>
    Array.isArray(value) ? [value[0]!, value[1]!] : [value, null];
  return (
    <Panel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s2) var(--s4)' }}>
        <h2>
          {at ? t('history.as_of', { date: said(at) }) : t('history.empty')}
          {to !== null && toAt ? ` → ${said(toAt)}` : ''}
        </h2>
        <span className="mut num">
          {t('history.version', { version: format.number(version), total: format.number(total) })}
        </span>
        <Box sx={{ ml: 'auto', display: 'flex', gap: 'var(--s2)' }}>
          <Button disabled={version <= 1} onClick={() => onVersion(version - 1, to)}>
            {t('history.previous')}
          </Button>
          <Button disabled={version >= (to ?? total)} onClick={() => onVersion(version + 1, to)}>
            {t('history.next')}
          </Button>
        </Box>
      </Box>
      <Box sx={{ px: 'var(--s2)' }}>
        <Slider
          value={to === null ? version : [version, to]}
          min={1}
          max={Math.max(total, 2)}
          disabled={total < 2}
          marks={total <= 60}
          shiftStep={Math.max(1, Math.round(total / 20))}
          disableSwap
          onChange={(_, value) => onDrag(...points(value))}
          onChangeCommitted={(_, value) => onVersion(...points(value))}
          getAriaLabel={index => t(index === 0 ? 'history.slider' : 'history.slider_to')}
          getAriaValueText={value => t('history.version', { version: value, total })}
        />
      </Box>
      <Box
        component="form"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', alignItems: 'end' }}
        onSubmit={event => {
          event.preventDefault();
          if (moment) onMoment(moment);
        }}
      >
        <MomentField label={t('history.exact')} value={moment} onChange={setMoment} />
        <Button type="submit" disabled={!moment}>
          {t('history.go')}
        </Button>
        <Button aria-pressed={to !== null} disabled={total < 2} onClick={() => onCompare(to === null)}>
          {t(to === null ? 'history.compare' : 'history.compare_now')}
        </Button>
        {actions}
      </Box>
    </Panel>
  );
}
