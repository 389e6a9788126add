import { StatementList } from '../parts/statements/statement-list.tsx';

/** vedomosti-is-office: all statements. */
export default function VedomostiIsOffice() {
  return <StatementList view="vedomosti-is-office-view" />;
}
