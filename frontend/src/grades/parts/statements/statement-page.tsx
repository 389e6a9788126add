import type { StatementDetail } from '@portal/event-schemas/grades/statement-views.ts';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useLink } from '../../../app/links.ts';
import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Note } from '../../../shell/note.tsx';
import { PageCallState, PageHeader } from '../../../shell/page-header.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { useStatementText, useText } from '../../text.ts';
import { StatementActs } from './statement-acts.tsx';
import { StatementChip } from './statement-chip.tsx';
import { StatementRows } from './statement-rows.tsx';

/** One statement: `list` is the screen that it was opened from. */
export function StatementPage({ list }: { list: 'vedomosti' | 'vedomosti-is-office' }) {
  const [search] = useSearchParams();
  const link = useLink();
  const uid = search.get('statement') ?? '';
  const found = useCall(
    'GET /journals/statements/{uid}/',
    { params: { uid } },
    { enabled: uid !== '', live: { channel: 'final_grades', keys: [`statement:${uid}`] } },
  );
  if (!uid) return <Navigate to={link(list)} replace />;
  return found.isSuccess ? <Statement of={found.data} view={`${list}-view`} /> : <PageCallState call={found} />;
}

function Statement({ of, view }: { of: StatementDetail; view: string }) {
  const t = useStatementText();
  const sheets = useText();
  const format = useFormat();
  const link = useLink();
  const to = (uid: string): string => link(view, {}, { statement: uid });
  const note = [
    t(`kinds.${of.kind}`),
    of.code,
    `${sheets('list.stream')} ${of.stream}`,
    format.name(of.study_period_name),
    of.main_teacher_name,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <PageHeader
        title={of.number ? `№\u00a0${of.number}. ${format.name(of.name)}` : format.name(of.name)}
        status={<StatementChip state={of.status} />}
        note={note}
        actions={<StatementActs of={of} view={view} />}
      />
      {of.status === 'REJECTED' && <Note tone="bad">{t('rejected', { text: of.comment })}</Note>}
      {of.status === 'DISCARDED' && <Note tone="warn">{t('discarded', { text: of.comment })}</Note>}
      {of.correction_of && (
        <Note>
          {t('correction_reason', { number: of.correction_of.number ?? '–', text: of.reason })}{' '}
          <Link to={to(of.correction_of.uid)}>{t('open_it')}</Link>
        </Note>
      )}
      {of.correction && (
        <Note tone="warn">
          {of.status === 'SUPERSEDED'
            ? t('corrected_by', { number: of.correction.number ?? '–' })
            : t('correction_open')}{' '}
          <Link to={to(of.correction.uid)}>{t('open_it')}</Link>
        </Note>
      )}
      <StatementRows of={of} />
      {(of.status === 'APPROVED' || of.number !== null) && (
        <Panel title={t('signatures')}>
          <Signature role={t('teacher')} name={of.signed_teacher_name} at={of.signed_teacher_at} />
          <Signature role={t('office')} name={of.signed_office_name} at={of.signed_office_at} />
          {of.check_code && (
            <p>
              <span className="num">{t('code', { code: of.check_code.match(/.{1,5}/g)!.join('-') })}</span>{' '}
              <Link to={link('check-statement', {}, { code: of.check_code })}>{t('check')}</Link>
            </p>
          )}
        </Panel>
      )}
    </>
  );
}

function Signature({ role, name, at }: { role: string; name: string | null; at: string | null }) {
  const t = useStatementText();
  const format = useFormat();
  return (
    <p>
      {role}: {name ? `${name}, ${at ? format.date(at) : ''}` : <span className="mut">{t('unsigned')}</span>}
    </p>
  );
}
