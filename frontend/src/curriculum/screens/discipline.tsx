import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { discipline } from '@portal/event-schemas/curriculum/entities/plans.ts';
import { norms } from '@portal/event-schemas/curriculum/plan-check.ts';
import type { DisciplineGraph } from '@portal/event-schemas/curriculum/views.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { EntityForm } from '../../entity/form.tsx';
import { EntityHistory } from '../../entity/history.tsx';
import { useMay } from '../../entity/may.ts';
import { useRecord } from '../../entity/use-record.ts';
import { codeNames, useShown, type AnyRow } from '../../entity/values.tsx';
import { useEntityWords } from '../../entity/words.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { PrerequisiteGraph } from '../parts/prerequisite-graph.tsx';
import { useCurriculumText } from '../text.ts';

const facts = [
  'code',
  'credits',
  'cathedra',
  'cycle',
  'component',
  'description',
  'recommended_for',
  'edu_programs',
  'preparation_levels',
] as const;

/** curriculum/disciplines/:uid: one discipline, what comes before and after it. */
export default function Discipline() {
  const { uid = '' } = useParams();
  const found = useRecord(discipline, uid);
  const graph = useCall('GET /curriculum/disciplines/{uid}/graph/', { params: { uid } });
  if (!found.data) return <PageCallState call={found} />;
  return <DisciplinePage one={found.data} graph={graph} />;
}

interface DisciplineRow {
  load: { kind: string; hours: number }[];
  credits: number;
}
function DisciplinePage({ one, graph }: { one: AnyRow & DisciplineRow; graph: UseQueryResult<DisciplineGraph> }) {
  const t = useCurriculumText();
  const words = useEntityWords(discipline);
  const { show, titleOf } = useShown(discipline);
  const may = useMay();
  const [asked, setAsked] = useState<'form' | 'history' | null>(null);
  const close = (): void => setAsked(null);
  const shown = facts.filter(name => !['', '–'].includes(show(name, one)));
  return (
    <>
      <PageHeader
        title={titleOf(one)}
        note={show('code', one)}
        actions={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {may(discipline.write) && (
              <OfficeActButton variant="contained" onClick={() => setAsked('form')}>
                {t('edit')}
              </OfficeActButton>
            )}
            <Button variant="outlined" onClick={() => setAsked('history')}>
              {t('history')}
            </Button>
          </Box>
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Panel title={t('graph')}>
          {graph.data ? <Around uid={one.uid} graph={graph.data} /> : <CallState call={graph} lines={4} />}
        </Panel>
        <Panel title={words.fields['load']}>
          <Load one={one} />
        </Panel>
        <Panel title={t('facts')}>
          <Box
            component="dl"
            sx={{
              margin: 0,
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
            }}
          >
            {shown.map(name => (
              <div key={name}>
                <dt className="mut">{words.fields[name]}</dt>
                <Box component="dd" sx={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {show(name, one)}
                </Box>
              </div>
            ))}
          </Box>
        </Panel>
      </Box>
      {asked === 'form' && <EntityForm entity={discipline} row={one} onClose={close} />}
      {asked === 'history' && <EntityHistory entity={discipline} row={one} onClose={close} />}
    </>
  );
}

/** The picture, and in words what is studied with the discipline and what builds on it at once. */
function Around({ uid, graph }: { uid: string; graph: DisciplineGraph }) {
  const t = useCurriculumText();
  const words = useEntityWords(discipline);
  const format = useFormat();
  const link = useLink();
  const after = new Set(graph.edges.filter(({ from }) => from === uid).map(({ to }) => to));
  const lists = [
    { label: words.fields['corequisites'], some: graph.corequisites },
    { label: t('postrequisites'), some: graph.nodes.filter(node => after.has(node.uid)) },
  ].filter(({ some }) => some.length > 0);
  return (
    <>
      {graph.nodes.length > 1 ? (
        <>
          <p className="mut" style={{ margin: '0 0 12px' }}>
            {t('graph_hint')} {graph.more && t('graph_more')}
          </p>
          <PrerequisiteGraph uid={uid} graph={graph} />
        </>
      ) : (
        <EmptyState title={t('graph_none')} />
      )}
      {lists.map(({ label, some }) => (
        <Box component="p" key={label} sx={{ margin: '12px 0 0' }}>
          <span className="mut">{label}: </span>
          {some.map(({ uid: other, name }, index) => (
            <span key={other}>
              {index > 0 && ', '}
              <Link to={link('discipline', { uid: other })}>{format.name(name)}</Link>
            </span>
          ))}
        </Box>
      ))}
    </>
  );
}

function Load({ one }: { one: DisciplineRow }) {
  const t = useCurriculumText();
  const words = useEntityWords(discipline);
  const format = useFormat();
  const kinds = codeNames(discipline.fields.load.columns.kind, 'kind', words, format);
  const hours = one.load.reduce((sum, row) => sum + row.hours, 0);
  if (one.load.length === 0) return <span className="mut">{t('load_none')}</span>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }} className="num">
      {one.load.map(row => (
        <span key={row.kind}>
          <span className="mut">{kinds[row.kind]}: </span>
          {t('hours', { hours: format.number(row.hours) })}
        </span>
      ))}
      <strong>
        {t('load_sum', { hours: format.number(hours), norm: format.number(one.credits * norms.creditHours) })}
      </strong>
    </Box>
  );
}
