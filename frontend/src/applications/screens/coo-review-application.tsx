import '../parts/mine/mine.css';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { fromAnswers } from '@portal/event-schemas/forms/form-answers.ts';
import { api } from '../../http/client.ts';
import { useFormat } from '../../i18n/format.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useReadOnlyReason } from '../../shell/read-only-reason.ts';
import { CallState } from '../../shell/states.tsx';
import { useApplication } from '../calls.ts';
import { useMineText } from '../mine-text.ts';
import { Answers } from '../parts/form/answers.tsx';
import { ActPanel } from '../parts/review/act-panel.tsx';
import { StatusPanel } from '../parts/review/status-panel.tsx';
import { ApplicationStatus } from '../parts/way/application-status.tsx';
import { Histories } from '../parts/way/histories.tsx';
import { Track } from '../parts/way/track.tsx';
import { useReviewText } from '../review-text.ts';

/** One application for its reviewer: what is asked, what was said so far, and the decision. That it was opened is noted. */
export default function CooReviewApplication() {
  const t = useReviewText();
  const m = useMineText();
  const f = useFormat();
  const { uid = '' } = useParams();
  const application = useApplication(uid);
  const { data } = application;
  const readOnly = useReadOnlyReason();
  const waits = readOnly === undefined && (data?.acts.length ?? 0) > 0;
  const noted = useRef('');
  useEffect(() => {
    if (!waits || noted.current === uid) return;
    noted.current = uid;
    void api('POST /studapps/answers/{uid}/opened/', { params: { uid } }, { quiet: true }).catch(() => undefined);
  }, [uid, waits]);
  if (!data)
    return (
      <>
        <PageHeader />
        <Panel flush>
          <CallState call={application} lines={8} />
        </Panel>
      </>
    );
  const note = [
    m('page.number', { number: data.number }),
    data.sent_at && m('page.sent', { date: f.dateTime(data.sent_at) }),
    data.archived && m('page.in_archive'),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <PageHeader title={f.name(data.type_name)} status={<ApplicationStatus status={data.status} />} note={note} />
      <div className="coo-columns">
        <div>
          <Panel title={t('applicant')}>
            <b>{data.applicant.display_name}</b>{' '}
            <span className="mut">
              {[data.applicant_code, data.group_name && t('group', { name: data.group_name })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Panel>
          <Panel title={m('page.answers')}>
            <Answers
              properties={data.form.properties}
              values={fromAnswers(data.form.properties, data.values).values}
              shown={data.shown}
              files={data.files}
            />
          </Panel>
          <ActPanel application={data} />
          <Panel title={m('page.history')} flush>
            <Histories uid={uid} />
          </Panel>
        </div>
        <div>
          <Panel title={m('page.track')}>
            <Track steps={data.track} waits={data.waypoint} />
          </Panel>
          <StatusPanel application={data} />
        </div>
      </div>
    </>
  );
}
