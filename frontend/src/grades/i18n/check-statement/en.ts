import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  lead: 'Type the code from the paper: the portal shows what the paper must say.',
  code: 'Check code',
  code_hint: 'Twenty characters at the foot of the statement, with or without dashes.',
  submit: 'Check',
  valid: 'The statement is registered and valid',
  superseded: 'Not valid: statement No. %{number} has replaced it',
  changed: 'What the portal holds does not give this code. Please tell the university’s office.',
  compare: 'Compare number, names and grades on the paper with what is shown here.',
  title: 'No. %{number}',
  corrects: 'Corrects statement No. %{number}',
  rating: 'Rating',
  exam: 'Exam',
  percent: 'Total, %',
  mark: 'Grade',
  registered: 'Registered: %{date}',
  teacher: 'Teacher: %{name}',
  office: 'Registrar’s office: %{name}',
  course: 'Discipline: %{name}',
  term: 'Term: %{name}',
  kinds: {
    rating: 'rating',
    examination: 'examination',
    final: 'final',
    retake: 'retake',
  },
} satisfies Catalogue<typeof ru>;
export default en;
