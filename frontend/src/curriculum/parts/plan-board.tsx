import Close from '@mui/icons-material/Close';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { loadTypes } from '@portal/event-schemas/registration/codes.ts';
import { loadTypeNames } from '@portal/event-schemas/curriculum/names.ts';
import { norms, sumsOf, type Disciplines, type PlanSums } from '@portal/event-schemas/curriculum/plan-check.ts';
import type { PlanLine } from '@portal/event-schemas/curriculum/entities/plans.ts';
import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useCurriculumText } from '../text.ts';
import { useCarry } from './use-carry.ts';

interface Props {
  lines: readonly PlanLine[];
  known: Disciplines;
  nameOf: (uid: string) => string;
  terms: number;
  /** Null for who only reads. */
  onChange: ((lines: PlanLine[]) => void) | null;
  /** Disciplines that stand in the wrong order. */
  wrong: ReadonlySet<string>;
}

/** A plan by semesters, each with its sums; disciplines are carried from one to another. */
export function PlanBoard({ lines, known, nameOf, terms, onChange, wrong }: Props) {
  const t = useCurriculumText();
  const link = useLink();
  const carry = useCarry(terms, (at, semester) =>
    onChange?.(lines.map((line, index) => (index === at ? { ...line, semester } : line))),
  );
  const { said } = carry;
  return (
    <>
      {onChange && (
        <p className="mut" id="move-hint" style={{ margin: '0 0 12px' }}>
          {t('move_hint')}
        </p>
      )}
      <div className="visually-hidden" role="status">
        {said && lines[said.line] && t(said.key, { name: nameOf(lines[said.line]!.discipline), term: said.term })}
      </div>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }}>
        {Array.from({ length: terms }, (_, index) => index + 1).map(term => (
          <Box
            component="section"
            key={term}
            data-term={term}
            aria-label={t('term', { term })}
            sx={{
              padding: '12px',
              border: '1px solid var(--line)',
              borderRadius: '10px',
              minWidth: 0,
              '&.drop-here': { outline: '2px solid var(--lapis)' },
            }}
          >
            <Box component="h3" sx={{ margin: 0, fontSize: 16 }}>
              {t('term', { term })}
            </Box>
            <Sums
              sums={sumsOf(
                lines.filter(line => line.semester === term),
                known,
              )}
              norm={norms.term}
            />
            <Box component="ul" sx={{ listStyle: 'none', margin: '8px 0 0', padding: 0, display: 'grid', gap: '6px' }}>
              {lines.map((line, at) => {
                if (line.semester !== term) return null;
                const name = nameOf(line.discipline);
                return (
                  <Box
                    component="li"
                    // The same discipline may stand in several semesters.
                    key={`${line.discipline} ${at}`}
                    sx={{
                      display: 'flex',
                      alignItems: 'center',
                      gap: '4px',
                      padding: '4px',
                      border: '1px solid var(--line)',
                      borderRadius: '8px',
                      background: carry.carried?.line === at ? 'var(--lapis-soft)' : 'var(--surface)',
                    }}
                  >
                    {onChange && (
                      <IconButton
                        size="small"
                        aria-label={t('move', { name, term })}
                        aria-describedby="move-hint"
                        sx={{ cursor: 'grab', touchAction: 'none' }}
                        {...carry.handle(at, term)}
                      >
                        <DragIndicator sx={{ fontSize: 20 }} aria-hidden />
                      </IconButton>
                    )}
                    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                      <Link to={link('discipline', { uid: line.discipline })}>{name}</Link>
                      <Box className="mut num" sx={{ fontSize: 14, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
                        {t('credits', { smart_count: line.credits })}
                        {wrong.has(line.discipline) && <StatusChip tone="warn">{t('attention')}</StatusChip>}
                      </Box>
                    </Box>
                    {onChange && (
                      <IconButton
                        size="small"
                        aria-label={t('drop', { name })}
                        onClick={() => onChange(lines.filter((_, index) => index !== at))}
                      >
                        <Close sx={{ fontSize: 18 }} aria-hidden />
                      </IconButton>
                    )}
                  </Box>
                );
              })}
            </Box>
            {lines.every(line => line.semester !== term) && onChange && (
              <p className="mut" style={{ margin: '8px 0 0' }}>
                {t('empty_term')}
              </p>
            )}
          </Box>
        ))}
      </Box>
    </>
  );
}

/** «27 из 30 кредитов · 6 дисциплин», and hours by kind where they are known. */
export function Sums({ sums: { credits, disciplines, hours }, norm }: { sums: PlanSums; norm: number }) {
  const t = useCurriculumText();
  const format = useFormat();
  const kinds = loadTypes.filter(kind => hours[kind]);
  return (
    <Box className="num" sx={{ fontSize: 14, color: credits > norm ? 'var(--warn)' : 'var(--ink-2)' }}>
      <div>
        {t('of_norm', { credits: format.number(credits), norm: format.number(norm) })} ·{' '}
        {t('disciplines', { smart_count: disciplines })}
      </div>
      {kinds.length > 0 && (
        <div>
          {kinds
            .map(kind => `${format.name(loadTypeNames[kind])} ${t('hours', { hours: format.number(hours[kind]!) })}`)
            .join(' · ')}
        </div>
      )}
    </Box>
  );
}
