/**
 * How the audit finds out whom and what an event is about, of any module: by the names of fields in its data and by the stream that it stands in.
 * A module that calls its people and courses so is in the histories by person and by course without another word.
 */
export const subjects = {
  /** Fields that hold the uid of the person whom an event concerns, the first one that is there. */
  persons: ['student', 'account', 'applicant', 'person'],
  /** Fields that hold the uid of a course of a study period; also inside of `course`. */
  courses: ['offering'],
  /** Fields that hold the uid of a study period. */
  periods: ['study_period'],
  /** Streams whose id is the person, and streams whose id is the course. */
  personStreams: ['student', 'teacher', 'account', 'person', 'advisee', 'notification_inbox'],
  courseStreams: ['course_offering'],
} as const;

/** Whom and what an event is about; null where it says nothing of the kind. */
export interface About {
  person: string | null;
  course: string | null;
  period: string | null;
}

/** Streams are called `<aggregate>-<id>`. */
export const aggregateOf = (stream: string): string => stream.slice(0, stream.indexOf('-'));
export const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

const textAt = (data: unknown, names: readonly string[]): string | null => {
  if (data === null || typeof data !== 'object') return null;
  for (const name of names) {
    const value = (data as Record<string, unknown>)[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
};

/** What the event itself says, with the stream's own person or course where its id is one. */
export function aboutOf({ stream, data }: { stream: string; data: unknown }): About {
  const aggregate = aggregateOf(stream);
  const inside = data !== null && typeof data === 'object' ? (data as Record<string, unknown>)['course'] : null;
  return {
    person: (subjects.personStreams as readonly string[]).includes(aggregate)
      ? idOf(stream)
      : textAt(data, subjects.persons),
    course: (subjects.courseStreams as readonly string[]).includes(aggregate)
      ? idOf(stream)
      : (textAt(data, subjects.courses) ?? textAt(inside, subjects.courses)),
    period: textAt(data, subjects.periods),
  };
}

/**
 * What holds for the whole stream, so that later events of it need not say it again: whatever stands in the stream's
 * name; a period also by its first event. `own`: what the event itself says.
 */
export function aboutStream({ stream, version }: { stream: string; version: number }, own: About): About {
  const named = idOf(stream).split('.');
  return {
    person: among(named, own.person),
    course: among(named, own.course),
    period: among(named, own.period) ?? (version === 1 ? own.period : null),
  };
}
const among = (ids: readonly string[], id: string | null): string | null =>
  id !== null && ids.includes(id) ? id : null;
