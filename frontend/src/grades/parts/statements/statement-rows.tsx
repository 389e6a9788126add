import type { StatementDetail } from '@portal/event-schemas/grades/statement-views.ts';
import { useState } from 'react';
import { useSend } from '../../../http/use-send.ts';
import { useFormat } from '../../../i18n/format.ts';
import { DataTable } from '../../../shell/data-table.tsx';
import { OfficeActButton } from '../../../shell/office-act-button.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { useReadOnlyReason } from '../../../shell/read-only-reason.ts';
import { useStatementText, useText } from '../../text.ts';
import { percentOf } from '../cells.tsx';

/** What is written of a student before it is saved. */
interface Written {
  exam?: string;
  mark?: string;
}

/** The rows of a statement; those of a retake or a correction are written here by who may. */
export function StatementRows({ of }: { of: StatementDetail }) {
  const t = useStatementText();
  const sheets = useText();
  const format = useFormat();
  const readOnly = useReadOnlyReason();
  const [written, setWritten] = useState<Readonly<Record<string, Written>>>({});
  const save = useSend('PUT /journals/statements/{uid}/fill/', { done: t('done.fill'), onDone: () => setWritten({}) });
  const open = of.may.fill === null && !readOnly;
  const writes = open && of.written;
  const part = (hundredths: number | null): string => (hundredths === null ? '–' : format.number(hundredths / 100, 2));
  const write = (student: string, change: Written): void =>
    setWritten(before => ({ ...before, [student]: { ...before[student], ...change } }));
  const changed = Object.entries(written);
  const isWrong = changed.some(([, { exam }]) => exam !== undefined && percentOf(exam) === undefined);
  const submit = (): void =>
    save.mutate({
      params: { uid: of.uid },
      body: {
        version: of.version,
        rows: changed.map(([student, { exam, mark }]) => ({
          student,
          ...(exam === undefined ? {} : { exam: percentOf(exam) ?? null }),
          ...(mark === undefined ? {} : { mark: mark || null }),
        })),
      },
    });
  const hasMarks = of.kind === 'final' || of.kind === 'retake';
  return (
    <Panel
      title={t('rows')}
      note={String(of.rows.length)}
      flush
      actions={
        writes ? (
          <OfficeActButton
            variant="outlined"
            disabled={changed.length === 0 || isWrong || save.isPending}
            onClick={submit}
          >
            {t('act.fill')}
          </OfficeActButton>
        ) : (
          open && (
            <OfficeActButton variant="text" disabled={save.isPending} onClick={submit}>
              {t('act.again')}
            </OfficeActButton>
          )
        )
      }
    >
      <DataTable
        label={t('rows')}
        heads={[
          sheets('detail.student'),
          sheets('detail.rating'),
          ...(of.kind === 'rating' ? [] : [sheets('detail.exam')]),
          ...(hasMarks ? [sheets('detail.percent'), sheets('detail.mark')] : []),
        ]}
        rows={of.rows.map(row => {
          const own = written[row.student];
          return {
            key: row.student,
            cells: [
              <span key="student">
                {row.student_name} <span className="mut">{row.group}</span>
              </span>,
              part(row.rating),
              ...(of.kind === 'rating'
                ? []
                : [
                    writes ? (
                      <span
                        key="exam"
                        className={
                          own?.exam !== undefined && percentOf(own.exam) === undefined
                            ? 'field-box invalid'
                            : 'field-box'
                        }
                        style={{ display: 'inline-flex', width: '5.5em' }}
                      >
                        <input
                          className="num"
                          style={{ width: '100%' }}
                          inputMode="decimal"
                          aria-label={t('exam_of', { name: row.student_name })}
                          value={own?.exam ?? (row.exam === null ? '' : part(row.exam))}
                          onChange={({ target }) => write(row.student, { exam: target.value })}
                        />
                      </span>
                    ) : (
                      part(row.exam)
                    ),
                  ]),
              ...(hasMarks
                ? [
                    row.percent === null ? '–' : String(row.percent),
                    writes ? (
                      <span key="mark" className="field-box" style={{ display: 'inline-flex' }}>
                        <select
                          aria-label={sheets('detail.mark_of', { name: row.student_name })}
                          value={own?.mark ?? row.mark?.code ?? ''}
                          onChange={({ target }) => write(row.student, { mark: target.value })}
                        >
                          <option value="">{sheets('detail.no_mark')}</option>
                          {of.marks.map(code => (
                            <option key={code}>{code}</option>
                          ))}
                        </select>
                      </span>
                    ) : (
                      (row.mark?.code ?? '–')
                    ),
                  ]
                : []),
            ],
          };
        })}
      />
    </Panel>
  );
}
