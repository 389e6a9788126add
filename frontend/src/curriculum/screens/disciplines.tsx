import { discipline } from '@portal/event-schemas/curriculum/entities/plans.ts';
import { useLink } from '../../app/links.ts';
import { EntityList } from '../../entity/list-screen.tsx';

/** disciplines: the catalogue of disciplines; a row leads to the page of one. */
export default function Disciplines() {
  const link = useLink();
  return (
    <EntityList
      entity={discipline}
      columns={['name', 'code', 'credits', 'cathedra', 'cycle', 'component', { field: 'load', optional: true }]}
      to={({ uid }) => link('discipline', { uid })}
    />
  );
}
