import type { NamedLesson } from '@portal/event-schemas/offerings/views.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { displayName } from '../registration/students.ts';
import type { MeetingRow } from './meetings.ts';

/** A row of `planned_meetings` with the names of what it stands for. */
export interface NamedMeeting extends MeetingRow {
  draft: boolean;
  code: string;
  name: Localized;
  teacher_name: string | null;
  room_code: string | null;
}

/** `m`: the rows of `planned_meetings` that a condition finds. */
export const selectMeetings = `
  SELECT m.*, c.draft, c.code, c.name, ${displayName('t')} AS teacher_name, r.code AS room_code
  FROM registration.planned_meetings m
  JOIN registration.planned_courses c ON c.uid = m.offering
  LEFT JOIN curriculum.teachers_public t ON t.uid = m.teacher
  LEFT JOIN curriculum.rooms_public r ON r.uid = m.room`;

export const namedLesson = (row: NamedMeeting): NamedLesson => ({
  offering: row.offering,
  draft: row.draft,
  code: row.code,
  name: row.name,
  flux: row.flux,
  flux_number: row.flux_number,
  lesson: row.lesson,
  load_type: row.load_type,
  section: row.section,
  subgroup: row.subgroup,
  teacher: row.teacher === null ? null : { uid: row.teacher, display_name: row.teacher_name || row.teacher },
  room: row.room === null ? null : { uid: row.room, code: row.room_code ?? row.room },
});
