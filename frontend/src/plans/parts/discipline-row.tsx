import Box from '@mui/material/Box';
import type { PlanStatus } from '@portal/event-schemas/plans/values.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { StatusChip, type Tone } from '../../shell/status-chip.tsx';
import type { ChildDiscipline } from '../calls.ts';
import { usePlanText } from '../text.ts';
import { useRegistrationText as useText } from '../../registration/api.ts';

const tones: Record<PlanStatus, Tone> = {
  planned: 'quiet',
  added: 'info',
  changed: 'warn',
  excluded: 'bad',
  registered: 'info',
  accomplished: 'ok',
  failed: 'bad',
};

export function StatusOfDiscipline({ status }: { status: PlanStatus }) {
  const t = usePlanText();
  return <StatusChip tone={tones[status]}>{t(`status.${status}`)}</StatusChip>;
}

const columns = { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 190px 56px 132px 40px' };

/** One discipline of the plan: name, cycle, credits, where it stands, grade; what must be studied first. `inside`: stands below another one. */
export function DisciplineRow({
  entry,
  inside = false,
  instead,
  actions,
  children,
}: {
  entry: ChildDiscipline;
  inside?: boolean;
  instead?: string;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const t = usePlanText();
  const words = useText();
  const format = useFormat();
  const out = !entry.is_active;
  return (
    <Box
      component="li"
      sx={{ borderTop: '1px solid var(--line)', p: inside ? '10px var(--s4) 10px var(--s6)' : '10px var(--s4)' }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: '4px var(--s3)', alignItems: 'center' }}>
        <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <Box
            component="span"
            sx={out ? { textDecoration: 'line-through', color: 'var(--ink-3)' } : { fontWeight: 500 }}
          >
            {format.name(entry.name)}
          </Box>{' '}
          <span className="mut num">{entry.code}</span>
          {instead && <div className="mut">{t('plan.instead', { name: instead })}</div>}
          {entry.changed_by && (
            <div className="mut">{[t(`plan.by.${entry.changed_by}`), entry.reason].filter(Boolean).join('. ')}</div>
          )}
          <Prerequisites entry={entry} />
        </Box>
        <span className="mut">
          {entry.cycle && entry.component
            ? `${words(`cycle.${entry.cycle}`)} · ${words(`component.${entry.component}`)}`
            : ''}
        </span>
        <Box
          component="span"
          className="num"
          sx={{ justifySelf: 'end' }}
          aria-label={t('credits.sum', { smart_count: entry.credit })}
        >
          {format.number(entry.credit)}
        </Box>
        <Box sx={{ justifySelf: 'start' }}>
          <StatusOfDiscipline status={entry.status} />
        </Box>
        <Box component="b" className="num" sx={{ justifySelf: 'end' }}>
          {entry.result ? (
            <>
              <span className="visually-hidden">{t('plan.result')}: </span>
              {entry.result.letter}
            </>
          ) : (
            ''
          )}
        </Box>
      </Box>
      {actions}
      {children}
    </Box>
  );
}

/** What must be studied before: shown while the discipline is ahead. */
function Prerequisites({ entry }: { entry: ChildDiscipline }) {
  const t = usePlanText();
  const format = useFormat();
  if (entry.prerequisites.length === 0 || entry.status === 'accomplished' || !entry.is_active) return null;
  const named = entry.prerequisites
    .map(row => [row.required_discipline, ...row.and_prerequisites].map(one => format.name(one.name)).join(' + '))
    .join(' / ');
  return (
    <Box sx={{ color: entry.prerequisites_met ? 'var(--ink-2)' : 'var(--warn)', font: 'var(--t-small, inherit)' }}>
      {entry.prerequisites_met ? t('plan.needs') : t('plan.needs_unmet')} {named}
    </Box>
  );
}
