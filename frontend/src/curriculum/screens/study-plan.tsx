import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { study_plan, type PlanLine } from '@portal/event-schemas/curriculum/entities/plans.ts';
import { edu_program } from '@portal/event-schemas/curriculum/entities/structure.ts';
import { checkPlan, norms, sumsOf } from '@portal/event-schemas/curriculum/plan-check.ts';
import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { EntityForm } from '../../entity/form.tsx';
import { EntityHistory } from '../../entity/history.tsx';
import { useMay } from '../../entity/may.ts';
import { useRecord } from '../../entity/use-record.ts';
import { useShown, type AnyRow } from '../../entity/values.tsx';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState } from '../../shell/states.tsx';
import { PlanBoard, Sums } from '../parts/plan-board.tsx';
import { AddLine, CopyPlan } from '../parts/plan-dialogs.tsx';
import { PlanWarnings } from '../parts/plan-warnings.tsx';
import { useCurriculumText } from '../text.ts';

type Plan = AnyRow & { code: string; edu_program: string; entry_year: number; lines: PlanLine[]; students: number };

/** curriculum/study-plans/:uid: one plan by semesters. */
export default function StudyPlan() {
  const { uid = '' } = useParams();
  const found = useRecord(study_plan, uid);
  const plan = found.data as Plan | undefined;
  const program = useRecord(edu_program, plan?.edu_program ?? null);
  if (plan && program.data) return <PlanPage key={uid} plan={plan} years={program.data.study_years} />;
  return <PageCallState call={[found, program]} />;
}

function PlanPage({ plan, years }: { plan: Plan; years: number }) {
  const t = useCurriculumText();
  const format = useFormat();
  const link = useLink();
  const may = useMay();
  const { show } = useShown(study_plan);
  const [draft, setDraft] = useState<PlanLine[] | null>(null);
  const [asked, setAsked] = useState<'form' | 'history' | 'copy' | 'add' | null>(null);
  const close = (): void => setAsked(null);
  const lines = draft ?? plan.lines;
  const dirty = hashKey([lines]) !== hashKey([plan.lines]);
  const fresh = lines
    .map(({ discipline }) => discipline)
    .filter(uid => plan.lines.every(line => line.discipline !== uid));
  const disciplines = useCall(
    'GET /curriculum/study_plans/{uid}/disciplines/',
    { params: { uid: plan.uid }, query: fresh.length > 0 ? { also: fresh.join(',') } : {} },
    { keepPrevious: true },
  );
  const save = useSend('PUT /curriculum/study_plans/{uid}/', { done: t('saved'), onDone: () => setDraft(null) });
  const known = new Map((disciplines.data ?? []).map(one => [one.uid, one]));
  const nameOf = (uid: string): string => {
    const one = known.get(uid);
    return one ? format.name(one.name) : '…';
  };
  const warnings = disciplines.data ? checkPlan(lines, known, { program: plan.edu_program, years }) : [];
  const wrong = new Set(
    warnings.flatMap(one => (one.kind === 'order' || one.kind === 'together' ? [one.discipline] : [])),
  );
  const terms = Math.max(years * 2, ...lines.map(({ semester }) => semester));
  const writes = may(study_plan.write);
  return (
    <>
      <UnsavedGuard dirty={dirty} />
      <PageHeader
        title={plan.code}
        note={`${show('edu_program', plan)}, ${plan.entry_year} · ${t('students')}: ${format.number(plan.students)}`}
        actions={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {writes && (
              <>
                <OfficeActButton variant="contained" onClick={() => setAsked('add')}>
                  {t('add')}
                </OfficeActButton>
                <OfficeActButton variant="outlined" disabled={dirty} onClick={() => setAsked('form')}>
                  {t('edit')}
                </OfficeActButton>
                <OfficeActButton variant="outlined" disabled={dirty} onClick={() => setAsked('copy')}>
                  {t('copy')}
                </OfficeActButton>
              </>
            )}
            <Button variant="outlined" onClick={() => setAsked('history')}>
              {t('history')}
            </Button>
            <Button component={Link} to={link('study-plan-versions')} variant="text">
              {t('versions')}
            </Button>
          </Box>
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {dirty && (
          <Box
            role="region"
            aria-label={t('unsaved')}
            sx={{
              position: 'sticky',
              top: 8,
              zIndex: 2,
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              padding: '8px 12px',
              borderRadius: '10px',
              background: 'var(--warn-soft)',
              color: 'var(--ink)',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 160 }}>{t('unsaved')}</Box>
            <OfficeActButton
              variant="contained"
              disabled={save.isPending}
              onClick={() => save.mutate({ params: { uid: plan.uid }, body: { lines, seen: { lines: plan.lines } } })}
            >
              {t('save')}
            </OfficeActButton>
            <Button variant="text" onClick={() => setDraft(null)}>
              {t('discard')}
            </Button>
          </Box>
        )}
        <Panel title={t('whole')}>
          <Sums sums={sumsOf(lines, known)} norm={years * norms.year} />
        </Panel>
        {!disciplines.isSuccess ? (
          <CallState call={disciplines} lines={6} />
        ) : (
          <>
            <PlanWarnings warnings={warnings} nameOf={nameOf} />
            <PlanBoard
              lines={lines}
              known={known}
              nameOf={nameOf}
              terms={terms}
              onChange={writes ? setDraft : null}
              wrong={wrong}
            />
          </>
        )}
      </Box>
      {asked === 'add' && (
        <AddLine terms={Math.min(16, terms)} onAdd={line => setDraft([...lines, line])} onClose={close} />
      )}
      {asked === 'copy' && <CopyPlan plan={plan} onClose={close} />}
      {asked === 'form' && <EntityForm entity={study_plan} row={plan} onClose={close} />}
      {asked === 'history' && <EntityHistory entity={study_plan} row={plan} onClose={close} />}
    </>
  );
}
