import { useParams } from 'react-router';
import { CallState } from '../../shell/states.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useApplication } from '../calls.ts';
import { useMineText } from '../mine-text.ts';
import { ApplicationPage } from '../parts/mine/application-page.tsx';
import { ApplicationStatus } from '../parts/way/application-status.tsx';

/** One of my applications: where it is, what was said, what can be done with it. */
export default function CooApplication() {
  const t = useMineText();
  const f = useFormat();
  const { uid = '' } = useParams();
  const application = useApplication(uid);
  const { data } = application;
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
    data.number && t('page.number', { number: data.number }),
    data.sent_at
      ? t('page.sent', { date: f.dateTime(data.sent_at) })
      : t('page.started', { date: f.dateTime(data.started_at) }),
    data.archived && t('page.in_archive'),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <PageHeader title={f.name(data.type_name)} status={<ApplicationStatus status={data.status} />} note={note} />
      <ApplicationPage application={data} />
    </>
  );
}
