import { StatementPage } from '../parts/statements/statement-page.tsx';

/** vedomosti-view: one statement, for its teacher. */
export default function VedomostiView() {
  return <StatementPage list="vedomosti" />;
}
