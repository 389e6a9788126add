import { fromAnswers } from '@portal/event-schemas/forms/form-answers.ts';
import type { ApplicationView } from '@portal/event-schemas/applications/views.ts';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useOfficeText } from '../office-text.ts';
import { Answers } from '../parts/form/answers.tsx';
import { Handle } from '../parts/office/handle.tsx';
import { ApplicationStatus } from '../parts/way/application-status.tsx';
import { Histories } from '../parts/way/histories.tsx';
import { Track } from '../parts/way/track.tsx';
import { useWayText } from '../way-text.ts';

/** One application for the office and auditors: where it is on its way, what was handed in, its histories, and its replay from the log. */
export default function HistoryApplicationOne() {
  const { uid = '' } = useParams();
  const live = useMemo(() => ({ channel: 'notifications' as const, keys: [`application:${uid}`] }), [uid]);
  const found = useCall('GET /studapps/answers/{uid}/', { params: { uid } }, { live });
  if (!found.isSuccess) return <PageCallState call={found} />;
  return <Application application={found.data} />;
}

function Application({ application }: { application: ApplicationView }) {
  const t = useOfficeText();
  const way = useWayText();
  const format = useFormat();
  const {
    uid,
    number,
    type_name,
    version,
    applicant,
    group_name,
    status,
    archived,
    form,
    values,
    shown,
    files,
    track,
    waypoint,
  } = application;
  const filled = useMemo(() => fromAnswers(form.properties, values).values, [form, values]);
  const who = group_name
    ? t('one.applicant', { name: applicant.display_name, group: group_name })
    : applicant.display_name;
  return (
    <>
      <PageHeader
        title={`${number} · ${format.name(type_name)}`}
        note={`${who} · ${t('one.version', { version })}`}
        actions={<Handle application={application} />}
        status={
          <>
            <ApplicationStatus status={status} />
            {archived && <StatusChip>{t('one.archived')}</StatusChip>}
          </>
        }
      />
      <div className="app-columns">
        <Panel title={t('one.values')}>
          <Answers properties={form.properties} values={filled} shown={shown} files={files} />
        </Panel>
        <div className="app-aside">
          <Panel title={way('track')} note={waypoint.length === 0 ? t('one.nobody') : undefined}>
            <Track steps={track} waits={waypoint} />
          </Panel>
          <Panel title={way('history.title')} flush>
            <Histories uid={uid} />
          </Panel>
        </div>
      </div>
    </>
  );
}
