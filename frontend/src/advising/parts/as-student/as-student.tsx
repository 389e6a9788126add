import Box from '@mui/material/Box';
import type { CardItem, YearSemester } from '@portal/event-schemas/registration/views.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCanOpen, useLink } from '../../../app/links.ts';
import { useCall } from '../../../http/use-call.ts';
import type { LiveSubscription } from '../../../live/use-live.ts';
import { useFormat } from '../../../i18n/format.ts';
import {
  cardKey,
  courseKey,
  CourseList,
  CourseSections,
  firstChoice,
  placedLessons,
  StatusOfCard,
  useMeetingText,
  WeekGrid,
} from '../../../registration/api.ts';
import { Panel } from '../../../shell/panel.tsx';
import { CallState, EmptyState } from '../../../shell/states.tsx';
import { StatusChip } from '../../../shell/status-chip.tsx';
import { useAdvisorsText } from '../../text.ts';

/** A student's registration as the student has it before them: what is open, what is locked and why, the card and its week. Nothing is changed here. */
export function AsStudent({ student }: { student: string }) {
  const [course, setCourse] = useState<string | null>(null);
  const info = useCall('GET /registration/my_registration/', { query: { student } });
  const registration = info.data?.registration;
  const period = registration?.study_period.uid;
  const live: LiveSubscription | undefined = registration
    ? { channel: 'registration', keys: [cardKey(registration.status_info.uid)] }
    : undefined;
  const query = { student, study_period: period };
  const list = useCall('GET /organizations/side_bar_list/', { query }, { enabled: period !== undefined, live });
  const basket = useCall('GET /organizations/basket_modal/', { query }, { enabled: period !== undefined, live });
  if (info.data?.obstacle) return <EmptyState title={info.data.obstacle.message} />;
  if (!registration || !list.isSuccess || !basket.isSuccess) return <CallState call={[info, list, basket]} lines={8} />;
  return (
    <Box sx={{ display: 'grid', gap: 'var(--s4)', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Standing info={registration} />
      <Box
        sx={{
          display: 'grid',
          gap: 'var(--s4)',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ maxHeight: { md: '80vh' }, overflowY: 'auto' }}>
          <CourseList list={list.data} selected={course} onSelect={setCourse} />
        </Box>
        <Box sx={{ display: 'grid', gap: 'var(--s4)', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {course && <Course key={course} course={course} student={student} items={basket.data.results} />}
          <Card items={basket.data.results} course={course} onOpen={setCourse} />
        </Box>
      </Box>
    </Box>
  );
}

function Standing({ info }: { info: YearSemester }) {
  const t = useAdvisorsText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const { status_info: card, credits } = info;
  return (
    <Panel
      title={info.student.display_name}
      note={format.name(info.study_period.name)}
      actions={
        canOpen('student-card') ? (
          <Link to={link('student-card', { uid: card.uid })}>{t('see.open_card')}</Link>
        ) : undefined
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2) var(--s4)', alignItems: 'center' }}>
        <StatusOfCard status={card.status} />
        <span className="num">{t('see.credits', { amount: credits.amount, max: credits.max })}</span>
        {info.registration_period && <span className="mut">{format.name(info.registration_period.name)}</span>}
      </Box>
      {info.obstacles.length === 0 ? (
        <p className="mut">{t('see.can')}</p>
      ) : (
        <section aria-label={t('see.why')} style={{ marginTop: 12 }}>
          <b>{t('see.why')}</b>
          <ul>
            {info.obstacles.map(one => (
              <li key={one.code}>{one.message}</li>
            ))}
          </ul>
        </section>
      )}
    </Panel>
  );
}

function Course({ course, student, items }: { course: string; student: string; items: readonly CardItem[] }) {
  const t = useAdvisorsText();
  const format = useFormat();
  const info = useCall(
    'GET /organizations/info_table/',
    { query: { course, student } },
    { live: { channel: 'registration', keys: [courseKey(course)] } },
  );
  if (!info.isSuccess) return <CallState call={info} lines={5} />;
  const { data } = info;
  return (
    <Panel title={format.name(data.name)} note={data.code} flush>
      {data.locked.length > 0 && (
        <Box sx={{ p: '0 var(--s4) var(--s3)' }}>
          <b>{t('see.locked')}</b>
          <ul>
            {data.locked.map(one => (
              <li key={one.code}>{one.message}</li>
            ))}
          </ul>
        </Box>
      )}
      <CourseSections course={data} choice={firstChoice(data.fluxes)} placed={placedLessons(items, format.name)} />
    </Panel>
  );
}

/** `course`: the one that is open, whose week stands with its sections. */
function Card({
  items,
  course,
  onOpen,
}: {
  items: readonly CardItem[];
  course: string | null;
  onOpen: (course: string) => void;
}) {
  const t = useAdvisorsText();
  const format = useFormat();
  const meetingText = useMeetingText();
  return (
    <>
      <Panel title={t('see.card')} flush>
        {items.length === 0 && <EmptyState title={t('see.no_courses')} />}
        <ul>
          {items.map(item => (
            <Box component="li" key={item.uid} sx={{ p: '10px var(--s4)', borderTop: '1px solid var(--line)' }}>
              {format.name(item.name)}{' '}
              <span className="mut num">
                {item.code} · {item.credits}
              </span>{' '}
              {item.queue && <StatusChip tone="warn">{t('list.waiting')}</StatusChip>}
              {item.lessons.map(lesson => (
                <div key={lesson.uid} className="mut num">
                  {meetingText(lesson.meetings)}
                </div>
              ))}
            </Box>
          ))}
        </ul>
      </Panel>
      {course === null && <WeekGrid placed={placedLessons(items, format.name)} onOpen={onOpen} />}
    </>
  );
}
