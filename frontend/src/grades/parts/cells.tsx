import type { GradeRowView, SheetDetail } from '@portal/event-schemas/grades/views.ts';
import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { useReadOnlyReason } from '../../shell/read-only-reason.ts';
import { useText } from '../text.ts';

/** The mark of a row; who may set it chooses among those that the row can have. */
export function MarkCell({ row }: { row: GradeRowView }) {
  const t = useText();
  const readOnly = useReadOnlyReason();
  const set = useSend('PUT /journals/change_mark/{uid}/', { done: t('done.mark') });
  const hint = row.computed && row.computed.code !== row.mark ? t('detail.gives', { mark: row.computed.code }) : null;
  if (row.may.set_mark !== null || readOnly)
    return (
      <span>
        {row.mark ?? '–'} {hint && <span className="mut">{hint}</span>}
      </span>
    );
  const marks = row.mark === null || row.marks.includes(row.mark) ? row.marks : [row.mark, ...row.marks];
  return (
    <span>
      <span className="field-box" style={{ display: 'inline-flex' }}>
        <select
          aria-label={t('detail.mark_of', { name: row.student_name })}
          value={row.mark ?? ''}
          disabled={set.isPending}
          onChange={({ target }) =>
            set.mutate({ params: { uid: row.uid }, body: { mark: target.value || null, version: row.version } })
          }
        >
          <option value="">{t('detail.no_mark')}</option>
          {marks.map(code => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </span>{' '}
      {hint && <span className="mut">{hint}</span>}
    </span>
  );
}

/** `97,1` or `97.1` as hundredths of a percent; null: nothing; undefined: no percent. */
export function percentOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const value = Number(text.trim().replace(',', '.'));
  return Number.isFinite(value) && value >= 0 && value <= 100 ? Math.round(value * 100) : undefined;
}

/** That the rating comes from journals; of what the office has, what they say now where it is something else. */
function FromJournals({ row }: { row: GradeRowView }) {
  const t = useText();
  const format = useFormat();
  const { from_journals, journal_rating, rating, sent_to_office } = row;
  if (sent_to_office && journal_rating !== null && journal_rating !== rating)
    return <span className="mut">{t('detail.journals_now', { percent: format.number(journal_rating / 100, 2) })}</span>;
  return from_journals && <span className="mut">{t('detail.from_journals')}</span>;
}

/** What a student has reached in a part, in percent; the main teacher writes it, saved when the field is left. */
export function PartCell({
  sheet,
  row,
  part,
}: {
  sheet: SheetDetail['sheet'];
  row: GradeRowView;
  part: 'rating' | 'exam';
}) {
  const t = useText();
  const format = useFormat();
  const readOnly = useReadOnlyReason();
  const kept = row[part];
  const shown = kept === null ? '' : format.number(kept / 100, 2);
  const [typed, setTyped] = useState<string | null>(null);
  const save = useSend('PUT /journals/final_grades/parts/', { done: t('done.part'), onDone: () => setTyped(null) });
  const ofJournals = part === 'rating' && row.from_journals;
  if (row.may.record_part !== null || row.audit || readOnly || ofJournals)
    return (
      <span className="num">
        {shown || '–'} {part === 'rating' && <FromJournals row={row} />}
      </span>
    );
  const value = typed === null ? kept : percentOf(typed);
  const leave = (): void => {
    if (typed === null || value === undefined) return;
    if (value === kept) return setTyped(null);
    save.mutate({ body: { sheet: sheet.uid, part, rows: [{ student: row.student, percent: value }] } });
  };
  return (
    <span
      className={value === undefined ? 'field-box invalid' : 'field-box'}
      style={{ display: 'inline-flex', width: '5.5em' }}
    >
      <input
        className="num"
        style={{ width: '100%' }}
        inputMode="decimal"
        aria-label={`${t(`detail.${part}`)}: ${row.student_name}`}
        aria-invalid={value === undefined}
        value={typed ?? shown}
        disabled={save.isPending}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
          if (key === 'Escape') setTyped(null);
        }}
      />
    </span>
  );
}
