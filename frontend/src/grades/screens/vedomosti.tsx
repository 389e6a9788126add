import { StatementList } from '../parts/statements/statement-list.tsx';

/** vedomosti: statements of the teacher’s sheets. */
export default function Vedomosti() {
  return <StatementList view="vedomosti-view" />;
}
