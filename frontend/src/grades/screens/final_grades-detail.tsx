import Button from '@mui/material/Button';
import type { GradeRowView, SheetDetail } from '@portal/event-schemas/grades/views.ts';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useLocale } from '../../app/portal.ts';
import { addressOf } from '../../http/client.ts';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { MarkCell, PartCell } from '../parts/cells.tsx';
import { RowChip, SheetChip } from '../parts/chips.tsx';
import { SheetHistory } from '../parts/row-history.tsx';
import { DraftStatement } from '../parts/statements/draft-statement.tsx';
import { SheetActs } from '../parts/sheet-acts.tsx';
import { useText } from '../text.ts';

/** final_grades/detail?sheet=…: the rows of one sheet, their marks, who has agreed, and what can be done with them. */
export default function FinalGradesDetail() {
  const [search] = useSearchParams();
  const link = useLink();
  const sheet = search.get('sheet') ?? '';
  const found = useCall(
    'GET /journals/final_grades/detail/',
    { query: { sheet } },
    { enabled: sheet !== '', live: { channel: 'final_grades', keys: [`final-grades:${sheet}`] } },
  );
  if (!sheet) return <Navigate to={link('final_grades')} replace />;
  return found.isSuccess ? <Sheet detail={found.data} /> : <PageCallState call={found} />;
}

function Sheet({ detail }: { detail: SheetDetail }) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const { sheet, period } = detail;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const rows = detail.rows.filter(({ uid }) => chosen.includes(uid));
  const open = detail.rows.filter(({ state }) => state !== 'CLOSED');
  const send = useSend('PUT /journals/send_office/', { done: t('done.send') });
  const toggle = (uid: string): void =>
    setChosen(before => (before.includes(uid) ? before.filter(one => one !== uid) : [...before, uid]));
  const note = [
    sheet.code,
    `${t('list.stream')} ${sheet.number}`,
    format.name(sheet.study_period_name),
    sheet.main_teacher_name,
    period &&
      t('detail.period', {
        range: format.dateRange(period.opens, new Date(Date.parse(period.closes) - 1).toISOString()),
      }),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <PageHeader
        title={format.name(sheet.name)}
        status={<SheetChip state={sheet.state} />}
        note={note}
        actions={
          <>
            <Button
              variant="outlined"
              component="a"
              download
              href={addressOf('GET /journals/final_grades/print/', { query: { sheet: sheet.uid, language: locale } })}
            >
              {t('act.print')}
            </Button>
            {(detail.as === 'main' || detail.as === 'office') && (
              <DraftStatement sheet={sheet.uid} office={detail.as === 'office'} />
            )}
            {detail.as === 'main' && (
              <OfficeActButton
                variant="contained"
                disabled={send.isPending}
                onClick={() => send.mutate({ body: { sheet: sheet.uid } })}
              >
                {t('act.send_all')}
              </OfficeActButton>
            )}
          </>
        }
      />
      <Panel flush>
        {detail.as !== 'reader' && <SheetActs detail={detail} rows={rows} onDone={() => setChosen([])} />}
        {detail.rows.length === 0 ? (
          <EmptyState title={t('detail.empty')} />
        ) : (
          <DataTable
            label={t('detail.rows')}
            heads={[
              t('detail.student'),
              t('detail.rating'),
              t('detail.exam'),
              t('detail.percent'),
              t('detail.mark'),
              t('detail.state'),
              t('detail.agreement'),
              t('detail.comments'),
            ]}
            rows={[...open, ...detail.rows.filter(({ state }) => state === 'CLOSED')].map(row => ({
              key: row.uid,
              cells: [
                <label key="student" style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
                  {detail.as !== 'reader' && (
                    <input
                      type="checkbox"
                      aria-label={t('detail.select', { name: row.student_name })}
                      checked={chosen.includes(row.uid)}
                      onChange={() => toggle(row.uid)}
                    />
                  )}
                  <span>
                    {row.student_name} <span className="mut">{row.group}</span>
                  </span>
                </label>,
                <PartCell key="rating" sheet={sheet} row={row} part="rating" />,
                <PartCell key="exam" sheet={sheet} row={row} part="exam" />,
                row.percent === null ? '–' : String(row.percent),
                <MarkCell key="mark" row={row} />,
                <RowChip key="state" state={row.state} />,
                <Agreements key="agreement" row={row} />,
                <Comments key="comments" row={row} />,
              ],
            }))}
          />
        )}
      </Panel>
      <div style={{ marginTop: 16 }}>
        <SheetHistory sheet={sheet.uid} />
      </div>
    </>
  );
}

function Agreements({ row }: { row: GradeRowView }) {
  const t = useText();
  if (row.agreements.length === 0) return '–';
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {row.agreements.map(one => (
        <li key={one.uid}>
          {one.co_teacher_name ?? '–'}:{' '}
          {one.agreed === null ? (
            <span className="mut">{t('detail.answer.null')}</span>
          ) : (
            t(one.agreed ? 'detail.answer.true' : 'detail.answer.false')
          )}
          {one.comment && <span className="mut"> ({one.comment})</span>}
        </li>
      ))}
    </ul>
  );
}
function Comments({ row }: { row: GradeRowView }) {
  const t = useText();
  if (!row.comment && !row.comment_main_teacher) return '–';
  return (
    <>
      {row.comment_main_teacher && <div>{t('detail.from_main', { text: row.comment_main_teacher })}</div>}
      {row.comment && <div>{t('detail.from_office', { text: row.comment })}</div>}
    </>
  );
}
