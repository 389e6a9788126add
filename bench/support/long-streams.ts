import type { RunningHost } from '@portal/platform/host/running-host.ts';
import { newId } from '@portal/platform/ids/ids.ts';

/** Events of one append. */
const batch = 500;

/**
 * Streams as long as asked, appended as they would have been decided: a course on which seats are taken and given back by thousands of students, a card on
 * which a course is taken and dropped over and over, a record that is changed every time. Answers their names.
 */
export async function longStreams(host: RunningHost, length: number): Promise<Record<string, string>> {
  const {
    rows: [offered],
  } = await host.pool.query<{ data: any }>(
    `select data from log.events where type = 'CourseOffered' order by position limit 1`,
  );
  const {
    rows: [added],
  } = await host.pool.query<{ data: any }>(
    `select data from log.events where type = 'CourseAddedToCard' order by position limit 1`,
  );
  const {
    rows: [record],
  } = await host.pool.query<{ data: any }>(
    `select data from log.events where type = 'StudentCreated' order by position limit 1`,
  );
  const [course, card, student] = [newId(), `${newId()}.${added!.data.study_period}`, newId()];
  const [flux] = offered!.data.fluxes;
  const lessons = [flux.lessons[0].uid];
  const students = Array.from({ length: Math.ceil(length / 2) }, () => newId());
  const streams: Record<string, [string, { type: string; data: unknown }[]]> = {
    'course, seats taken and released': [
      `course_offering-${course}`,
      [
        { type: 'CourseOffered', data: { ...offered!.data, offering: course } },
        ...Array.from({ length: length - 1 }, (_, index) =>
          index % 3 === 2
            ? { type: 'SeatsReleased', data: { student: students[Math.floor(index / 3)]!, lessons, reason: 'dropped' } }
            : {
                type: 'SeatsTaken',
                data: {
                  student:
                    students[index % 3 === 0 ? Math.floor(index / 3) : students.length - 1 - Math.floor(index / 3)]!,
                  flux: flux.uid,
                  lessons,
                  audit: false,
                },
              },
        ),
      ],
    ],
    'card, a course taken and dropped': [
      `study_card-${card}`,
      Array.from({ length }, (_, index) =>
        index % 2 === 0
          ? { type: 'CourseAddedToCard', data: { ...added!.data, student: card.slice(0, 36) } }
          : {
              type: 'CourseDroppedFromCard',
              data: { offering: added!.data.course.offering, reason: '', status: 'CHOOSING' },
            },
      ),
    ],
    'record, changed': [
      `student-${student}`,
      Array.from({ length }, (_, index) =>
        index === 0
          ? { type: 'StudentCreated', data: { ...record!.data, uid: student } }
          : { type: 'StudentChanged', data: { uid: student, changes: { last_name: `Name ${index}` } } },
      ),
    ],
  };
  for (const [stream, events] of Object.values(streams)) {
    for (let version = 0; version < events.length; version += batch) {
      const result = await host.log.append({
        writes: [{ stream, expected_version: version, events: events.slice(version, version + batch) }],
        context: {
          command_id: newId(),
          command: 'Bench',
          correlation_id: newId(),
          causation_id: newId(),
          actor: { id: 'bench', roles: [] },
          occurred_at: new Date().toISOString(),
          locale: 'ru',
        },
      });
      if (!result.ok) throw new Error(`${stream} could not be written`);
    }
  }
  return Object.fromEntries(Object.entries(streams).map(([name, [stream]]) => [name, stream]));
}
