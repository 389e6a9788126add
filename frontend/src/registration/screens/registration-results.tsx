import { useSearchParams } from 'react-router';
import { PageHeader } from '../../shell/page-header.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import { useIscText } from '../isc-text.ts';
import { ResultsByCourse, ResultsByGroup, ResultsByProgram } from '../parts/isc/results-table.tsx';

const tables = { course: ResultsByCourse, program: ResultsByProgram, group: ResultsByGroup } as const;
type By = keyof typeof tables;
const names = Object.keys(tables) as By[];

/** registration-results: how far a term's registration is, by course, program and student group. */
export default function RegistrationResults() {
  const t = useIscText();
  const [search, setSearch] = useSearchParams();
  const by = names.find(name => name === search.get('by')) ?? 'course';
  const Table = tables[by];
  return (
    <>
      <PageHeader />
      <TabBar
        label={t('results.label')}
        tabs={names.map(id => ({ id, label: t(`results.tabs.${id}`) }))}
        selected={by}
        onSelect={next => setSearch({ by: next }, { replace: true })}
      />
      <div role="tabpanel" id={`panel-${by}`} aria-labelledby={`tab-${by}`}>
        <Table key={by} />
      </div>
    </>
  );
}
