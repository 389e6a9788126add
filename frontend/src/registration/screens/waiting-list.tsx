import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useCanOpen, useLink } from '../../app/links.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLive } from '../../live/use-live.ts';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import { courseKey } from '../calls.ts';
import { QueueHistory } from '../parts/waiting-lists/queue-history.tsx';
import { QueueTable } from '../parts/waiting-lists/queue-table.tsx';
import { useQueuesText } from '../queues-text.ts';

/** The waiting list of one course: who stands where, live, and what happened in it. */
export default function WaitingList() {
  const t = useQueuesText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const client = useQueryClient();
  const { uid = '' } = useParams();
  const [tab, setTab] = useState<'queue' | 'history'>('queue');
  const course = useCall(
    'GET /registration/waiting_lists/{id}/',
    { params: { id: uid } },
    { live: { channel: 'registration', keys: [courseKey(uid)] } },
  );
  useLive({ channel: 'registration', keys: [courseKey(uid)] }, message => {
    if (message.keys.includes(courseKey(uid)))
      void client.invalidateQueries({
        predicate: query => String(query.queryKey[0]).startsWith('registration/waiting_lists'),
      });
  });
  if (!course.isSuccess) return <PageCallState call={course} />;
  const { data } = course;
  return (
    <>
      <PageHeader
        title={format.name(data.name)}
        note={`${data.code} · ${t('queues.seats_line', { taken: data.taken, capacity: data.capacity, waiting: data.waiting })}`}
        actions={
          canOpen('course-offering') ? (
            <Link className="button" to={link('course-offering', { uid })}>
              {t('columns.course')}
            </Link>
          ) : undefined
        }
      />
      <div>
        <TabBar
          label={t('queues.queue')}
          tabs={[
            { id: 'queue', label: t('queues.queue') },
            { id: 'history', label: t('queues.history') },
          ]}
          selected={tab}
          onSelect={setTab}
        />
        <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} style={{ marginTop: 'var(--s4)' }}>
          {tab === 'queue' ? <QueueTable course={uid} /> : <QueueHistory course={uid} />}
        </div>
      </div>
    </>
  );
}
