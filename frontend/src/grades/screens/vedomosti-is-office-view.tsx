import { StatementPage } from '../parts/statements/statement-page.tsx';

/** vedomosti-is-office-view: one statement, for the office. */
export default function VedomostiIsOfficeView() {
  return <StatementPage list="vedomosti-is-office" />;
}
