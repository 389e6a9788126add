import Box from '@mui/material/Box';
import { useState } from 'react';
import { SearchInput } from '../../forms/search-input.tsx';
import { useFormat } from '../../i18n/format.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { useCandidates, type PlanCandidate } from '../calls.ts';
import { usePlanText } from '../text.ts';
import { useRegistrationText as useText } from '../../registration/api.ts';

export interface PickDisciplineProps {
  title: string;
  text: string;
  confirm: string;
  busy: boolean;
  query: { student: string | undefined; study_year: number; study_period: string; uid?: string };
  onPick: (discipline: string) => void;
  onClose: () => void;
}

/** Chooses one discipline of those that may come into the plan, searched while one types. */
export default function PickDisciplineDialog({
  title,
  text,
  confirm,
  busy,
  query,
  onPick,
  onClose,
}: PickDisciplineProps) {
  const t = usePlanText();
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const found = useCandidates({ ...query, q: words.trim() });
  return (
    <ConfirmDialog
      open
      title={title}
      confirm={confirm}
      busy={busy}
      disabled={picked === null}
      onConfirm={() => picked !== null && onPick(picked)}
      onClose={onClose}
    >
      <p>{text}</p>
      <Box sx={{ py: 'var(--s3)' }}>
        <SearchInput label={t('act.search')} value={words} onChange={setWords} />
      </Box>
      <CallState call={found} lines={4} />
      {found.data?.length === 0 && <EmptyState title={t('act.none')}>{t('act.none_hint')}</EmptyState>}
      <Box role="radiogroup" aria-label={title} sx={{ maxHeight: '45vh', overflowY: 'auto' }}>
        {found.data?.map(one => (
          <CandidateLine key={one.uid} candidate={one} picked={picked === one.uid} onPick={() => setPicked(one.uid)} />
        ))}
      </Box>
    </ConfirmDialog>
  );
}

function CandidateLine({
  candidate,
  picked,
  onPick,
}: {
  candidate: PlanCandidate;
  picked: boolean;
  onPick: () => void;
}) {
  const t = usePlanText();
  const words = useText();
  const format = useFormat();
  const notes = [
    candidate.code,
    words(`cycle.${candidate.cycle}`),
    words(`component.${candidate.component}`),
    candidate.retake && t('act.retake'),
    candidate.course && t('act.offered'),
  ];
  return (
    <Box
      component="label"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gap: '0 var(--s3)',
        alignItems: 'baseline',
        p: '10px 4px',
        borderTop: '1px solid var(--line)',
        cursor: 'pointer',
        background: picked ? 'var(--lapis-soft)' : undefined,
      }}
    >
      <input type="radio" name="candidate" checked={picked} onChange={onPick} />
      <span>
        <Box component="span" sx={{ color: 'var(--ink)' }}>
          {format.name(candidate.name)}
        </Box>
        <Box component="span" className="mut" sx={{ display: 'block' }}>
          {notes.filter(Boolean).join(' · ')}
        </Box>
      </span>
      <span className="num">{t('credits.sum', { smart_count: candidate.credits })}</span>
    </Box>
  );
}
