import Box from '@mui/material/Box';
import { useId } from 'react';
import type { PlanLine } from '@portal/event-schemas/plans/views.ts';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { useReadOnlyReason } from '../../shell/read-only-reason.ts';
import type { ChildDiscipline } from '../calls.ts';
import { usePlanText } from '../text.ts';

const viewSet = '/user/student_discipline_view_set';
interface Props {
  entry: ChildDiscipline;
  student: string | undefined;
}

/** The lines of a discipline, one for each kind of lesson: language and teacher, to be chosen while that may be done. */
export function PlanLines({ entry, student }: Props) {
  const t = usePlanText();
  const format = useFormat();
  const choosing = entry.rights.some(right => right.act === 'choose' && right.allowed);
  return (
    <Box
      role="group"
      aria-label={t('individual.lines', { name: format.name(entry.name) })}
      sx={{ display: 'grid', gap: 'var(--s3)', pt: 'var(--s3)' }}
    >
      {entry.lines.map(line => (
        <Box
          key={line.load_type.value}
          sx={{
            display: 'grid',
            gap: '4px var(--s3)',
            gridTemplateColumns: { xs: '1fr', sm: '140px minmax(0, 1fr) minmax(0, 1.4fr)' },
            alignItems: 'center',
          }}
        >
          <span>{format.name(line.load_type.name)}</span>
          {choosing ? (
            <LineChoice entry={entry} line={line} student={student} />
          ) : (
            <>
              <span>
                {line.language ? (
                  <LanguageName entry={entry} line={line} student={student} />
                ) : (
                  <span className="mut">{t('individual.any')}</span>
                )}
              </span>
              <span>{line.teacher?.display_name ?? <span className="mut">{t('individual.any')}</span>}</span>
            </>
          )}
        </Box>
      ))}
      <span className="mut">
        {entry.status === 'registered' ? t('individual.fixed') : choosing ? t('individual.srs') : ''}
      </span>
    </Box>
  );
}

const lineQuery = (entry: ChildDiscipline, line: PlanLine, student: string | undefined) => ({
  student,
  study_year: entry.study_year,
  uid: entry.uid,
  load_type: line.load_type.value,
});
const useLanguages = (entry: ChildDiscipline, line: PlanLine, student: string | undefined) =>
  useCall(`GET ${viewSet}/language/`, { query: lineQuery(entry, line, student) }, { staleTime: 60_000 });

function LanguageName({ entry, line, student }: Props & { line: PlanLine }) {
  const format = useFormat();
  const languages = useLanguages(entry, line, student);
  return <>{format.name(languages.data?.find(one => one.value === line.language)?.name) || line.language}</>;
}

function LineChoice({ entry, line, student }: Props & { line: PlanLine }) {
  const t = usePlanText();
  const format = useFormat();
  const languages = useLanguages(entry, line, student);
  const teachers = useCall(
    `GET ${viewSet}/teacher/`,
    { query: { ...lineQuery(entry, line, student), language: line.language } },
    { keepPrevious: true, staleTime: 60_000 },
  );
  const change = useSend(`PUT ${viewSet}/change/`, { done: t('individual.saved') });
  const choose = (choice: { language?: string; teacher?: string }): void =>
    change.mutate({
      body: {
        student,
        uid: entry.uid,
        study_year: entry.study_year,
        study_period: entry.study_period,
        lines: [{ load_type: line.load_type.value, ...choice }],
      },
    });
  const readOnly = useReadOnlyReason();
  const load = format.name(line.load_type.name);
  const known = line.teacher && !teachers.data?.some(one => one.uid === line.teacher!.uid) ? [line.teacher] : [];
  return (
    <>
      <NativeSelect
        label={t('individual.of_line', { what: t('individual.language'), load })}
        empty={t('individual.any_language')}
        value={line.language ?? ''}
        busy={change.isPending}
        readOnly={readOnly}
        onChange={language => choose({ language })}
        choices={(languages.data ?? []).map(one => ({ value: one.value, label: format.name(one.name) }))}
      />
      <NativeSelect
        label={t('individual.of_line', { what: t('individual.teacher'), load })}
        empty={t('individual.any_teacher')}
        value={line.teacher?.uid ?? ''}
        busy={change.isPending}
        readOnly={readOnly}
        onChange={teacher => choose({ teacher })}
        choices={[...known, ...(teachers.data ?? [])].map(one => ({ value: one.uid, label: one.display_name }))}
      />
    </>
  );
}

/** The browser's own list; an empty choice is there only while nothing is chosen. */
function NativeSelect({
  label,
  value,
  empty,
  choices,
  busy,
  readOnly,
  onChange,
}: {
  label: string;
  value: string;
  empty: string;
  choices: readonly { value: string; label: string }[];
  busy: boolean;
  readOnly: string | undefined;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="field-box">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Box
        component="select"
        id={id}
        value={value}
        aria-busy={busy}
        disabled={readOnly !== undefined}
        title={readOnly}
        onChange={(event: { target: { value: string } }) => {
          if (event.target.value !== '' && !busy) onChange(event.target.value);
        }}
        sx={{
          flex: 1,
          minWidth: 0,
          width: '100%',
          border: 0,
          background: 'none',
          font: 'inherit',
          color: value === '' ? 'var(--ink-3)' : 'inherit',
          outline: 'none',
          minHeight: 32,
        }}
      >
        {value === '' && <option value="">{empty}</option>}
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Box>
    </div>
  );
}
