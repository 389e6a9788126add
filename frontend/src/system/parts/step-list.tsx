import { Link } from 'react-router';
import {
  catalogueSteps,
  firstStepPlaces,
  optionalSteps,
  type FirstStep,
} from '@portal/event-schemas/system/first-steps.ts';
import { useCanOpen, useLink } from '../../app/links.ts';
import { apiBase } from '../../http/client.ts';
import { useFormat } from '../../i18n/format.ts';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useFirstStepsText as useText } from '../text.ts';
import './step-list.css';

const isOf = (codes: readonly string[], { code }: FirstStep): boolean => codes.includes(code);
/** What can be left out stands there without a warning. */
const toneOf = (step: FirstStep) =>
  step.count === 0 && isOf(optionalSteps, step) ? 'optional' : step.done ? 'done' : 'open';
const tones = { optional: 'quiet', done: 'ok', open: 'warn' } as const;

/**
 * Steps until registration can open: how many there are, what is missing, each a link to where it is done, narrowed to those that are
 * counted. `imports`: with the ways into the import of files.
 */
export function StepList({
  steps,
  term,
  label,
  imports = false,
}: {
  steps: readonly FirstStep[];
  term: string | null;
  label: string;
  imports?: boolean;
}) {
  const t = useText();
  const f = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  return (
    <ul aria-label={label} className="steps">
      {steps.map(step => {
        const { screen, place, filter, ofTerm } = firstStepPlaces[step.code];
        const shown = ofTerm && term ? { ...filter, study_period: term } : filter;
        const text = t(`steps.${step.code}`, { count: f.number(step.count) });
        const state = toneOf(step);
        return (
          <li key={step.code}>
            {canOpen(screen) ? (
              <Link to={`${link(screen, {}, shown && { filter: JSON.stringify(shown) })}${place ? `#${place}` : ''}`}>
                {text}
              </Link>
            ) : (
              <span>{text}</span>
            )}
            {imports && isOf(catalogueSteps, step) && (
              <span className="steps-files">
                <Link to={link(screen, {}, { import: '1' })} aria-label={t('steps.import_of', { what: text })}>
                  {t('steps.import')}
                </Link>
                <a
                  href={`${apiBase}/curriculum/${step.code}/import/template/`}
                  download
                  aria-label={t('steps.template_of', { what: text })}
                >
                  {t('steps.template')}
                </a>
              </span>
            )}
            <StatusChip tone={tones[state]}>{t(`steps.${state}`)}</StatusChip>
          </li>
        );
      })}
    </ul>
  );
}
