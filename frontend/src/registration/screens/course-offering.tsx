import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { z } from 'zod';
import type { offeringDetail } from '@portal/event-schemas/registration/office-views.ts';
import { Link as RouterLink, useParams } from 'react-router';
import { useCanOpen, useLink } from '../../app/links.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { Meter, seatTone } from '../../shell/meter.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { courseKey } from '../calls.ts';
import { useLessonName, useMeetingText } from '../parts/lesson-names.ts';
import { CoursePermits } from '../parts/permits/course-permits.tsx';
import { StatusOfCard } from '../parts/period-line.tsx';
import { accessTones, isMixed } from '../../access/api.ts';
import { useText } from '../text.ts';

type OfferingDetail = z.infer<typeof offeringDetail>;

/** A course of the period as the office sees it: lessons with seats, live; who is on it; the way to its history. */
export default function CourseOffering() {
  const t = useText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const { uid = '' } = useParams();
  const offering = useCall(
    'GET /registration/offerings/{uid}/',
    { params: { uid } },
    { live: { channel: 'registration', keys: [courseKey(uid)] } },
  );
  if (!offering.isSuccess) return <PageCallState call={offering} />;
  const { data } = offering;
  const access =
    data.access ?? (isMixed(data.fluxes.flatMap(flux => flux.lessons.map(lesson => lesson.status))) ? 'mixed' : 'open');
  return (
    <>
      <PageHeader
        title={format.name(data.name)}
        note={[data.code, data.study_period && format.name(data.study_period.name)].filter(Boolean).join(' · ')}
        status={<StatusChip tone={accessTones[access]}>{t(`office.${access}`)}</StatusChip>}
        actions={
          canOpen('audit-history') ? (
            <Link component={RouterLink} to={link('audit-history', { stream: data.stream })}>
              {t('office.history')}
            </Link>
          ) : undefined
        }
      />
      <Panel title={t('office.lessons')} note={t('office.seats_line', data.seats)} flush>
        <Lessons offering={data} />
      </Panel>
      <Panel title={t('office.students')} note={format.number(data.students.length)} flush>
        {data.students.length === 0 ? <EmptyState title={t('office.no_students')} /> : <Students offering={data} />}
      </Panel>
      <CoursePermits course={data} />
    </>
  );
}

function Lessons({ offering }: { offering: OfferingDetail }) {
  const t = useText();
  const lessonName = useLessonName();
  const meetingText = useMeetingText();
  const rows = offering.fluxes.flatMap(flux =>
    flux.lessons.map(lesson => ({
      key: lesson.uid,
      cells: [
        lessonName(lesson),
        flux.number,
        lesson.teacher?.display_name ?? t('detail.no_teacher'),
        meetingText(lesson.meetings),
        lesson.room?.code ?? '–',
        <SeatsLeft key="seats" lesson={lesson} />,
        lesson.seats.waiting,
      ],
    })),
  );
  return (
    <DataTable
      label={t('office.lessons')}
      heads={[
        t('detail.lesson'),
        t('office.flux'),
        t('detail.teacher'),
        t('detail.time'),
        t('office.room'),
        t('office.left'),
        t('office.waiting'),
      ]}
      rows={rows}
    />
  );
}

function SeatsLeft({ lesson: { seats } }: { lesson: OfferingDetail['fluxes'][number]['lessons'][number] }) {
  const t = useText();
  return (
    <Meter
      label={t('office.fill')}
      value={seats.capacity - seats.left}
      max={seats.capacity}
      width={72}
      tone={seatTone(seats)}
    >
      <span className="num" style={{ minWidth: 140 }}>
        {t('now.seats', { taken: seats.capacity - seats.left, capacity: seats.capacity })}
      </span>
    </Meter>
  );
}

function Students({ offering }: { offering: OfferingDetail }) {
  const t = useText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const rows = offering.students.map(student => ({
    key: student.uid,
    cells: [
      canOpen('student-card') ? (
        <Link key="name" component={RouterLink} to={link('student-card', { uid: student.card })}>
          {student.display_name}
        </Link>
      ) : (
        student.display_name
      ),
      student.code,
      student.student_group ?? '',
      <Box key="standing" component="span" sx={{ display: 'inline-flex', gap: 1, flexWrap: 'wrap' }}>
        <StatusChip tone={student.standing === 'registered' ? 'ok' : 'warn'}>
          {student.position === null
            ? t(`courses.${student.standing}`)
            : t('office.place', { place: student.position })}
        </StatusChip>
        {student.audit && <StatusChip>{t('office.audit')}</StatusChip>}
      </Box>,
      <StatusOfCard key="card" status={student.card_status} />,
      format.shortDateTime(student.since),
    ],
  }));
  return (
    <DataTable
      label={t('office.students')}
      heads={[
        t('office.student'),
        t('office.code'),
        t('office.group'),
        t('office.standing'),
        t('office.card'),
        t('office.since'),
      ]}
      rows={rows}
    />
  );
}
