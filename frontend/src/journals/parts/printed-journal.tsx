import type { SessionView } from '@portal/event-schemas/journals/views.ts';
import { loadTypeNames } from '@portal/event-schemas/curriculum/names.ts';
import type { LoadType } from '@portal/event-schemas/registration/values.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useFormat } from '../../i18n/format.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { PrintedTable } from '../../shell/printed-table.tsx';
import { useJournalText } from '../text.ts';
import { attends, type Journal } from './use-journal.ts';

/** Classes side by side on one sheet. */
const across = 16;

/** A journal as it goes on paper: students by classes, some at a time, then the themes and a line to sign. */
export default function PrintedJournal({ journal }: { journal: Journal }) {
  const t = useJournalText();
  const format = useFormat();
  const [search] = useSearchParams();
  const [printedAt] = useState(() => Date.now());
  const { head, sessions, students } = journal;
  const sheets: (readonly SessionView[])[] = [];
  for (let from = 0; from < sessions.length; from += across) sheets.push(sessions.slice(from, from + across));
  const dayOf = (session: SessionView): string => format.shortDate(session.date).slice(0, 5);
  const kind = format.name(loadTypeNames[head.load_type as LoadType]);
  return (
    <>
      <PageHeader
        title={`${head.code} ${format.name(head.name)}`}
        note={[kind, head.section, head.subgroup, head.teacher_name, format.name(head.study_period_name)]
          .concat(t('printed', { date: format.date(printedAt) }))
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            <Link className="button" to={`?uid=${encodeURIComponent(search.get('uid') ?? '')}`}>
              {t('back')}
            </Link>
            <button type="button" className="button primary" onClick={() => print()}>
              {t('print')}
            </button>
          </>
        }
      />
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--s4)' }}>
        {sheets.map((sheet, index) => (
          <PrintedTable key={sheet[0]!.uid} label={`${t('grid')}, ${index + 1}`}>
            <thead>
              <tr>
                <th scope="col">{t('student')}</th>
                {sheet.map(session => (
                  <th key={session.uid} scope="col" className="num">
                    {dayOf(session)}
                  </th>
                ))}
                {index === sheets.length - 1 && (
                  <>
                    <th scope="col">{t('average')}</th>
                    <th scope="col">{t('missed')}</th>
                  </>
                )}
              </tr>
            </thead>
            <tbody>
              {students.map(student => (
                <tr key={student.student}>
                  <th scope="row">{student.name}</th>
                  {sheet.map(session => (
                    <td key={session.uid} className="num">
                      {attends(student, session) ? journal.shown(`${session.uid}.${student.student}`) : ''}
                    </td>
                  ))}
                  {index === sheets.length - 1 && (
                    <>
                      <td className="num">{student.average === null ? '' : format.number(student.average)}</td>
                      <td className="num">{student.missed || ''}</td>
                    </>
                  )}
                </tr>
              ))}
            </tbody>
          </PrintedTable>
        ))}
        <PrintedTable label={t('theme')}>
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              <th scope="col">{t('theme')}</th>
            </tr>
          </thead>
          <tbody>
            {sessions.map(session => (
              <tr key={session.uid}>
                <td className="num">{format.shortDate(session.date)}</td>
                <td>{session.canceled ? t('cancelled_short') : session.theme}</td>
              </tr>
            ))}
          </tbody>
        </PrintedTable>
        <p>{t('signature', { name: head.teacher_name ?? '' })} ____________________</p>
      </div>
    </>
  );
}
