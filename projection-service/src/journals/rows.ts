/** Rows of the tables of journals, as JSON has them. */
export interface JournalTableRow {
  uid: string;
  lesson: string;
  study_period: string;
  offering: string;
  discipline: string;
  flux: string;
  load_type: string;
  preparation_levels: string[];
  code: string;
  name: unknown;
  section: string;
  subgroup: string;
  teacher: string | null;
  opened_on: string;
  closed: boolean;
}
export interface SessionRow {
  journal: string;
  number: number;
  uid: string;
  date: string;
  start: number;
  length: number;
  room: string | null;
  theme: string;
  comment: string;
  canceled: boolean;
  told: boolean;
  is_extra: boolean;
  substitute: string | null;
  filled: number;
}
export interface CellRow {
  journal: string;
  session: number;
  student: string;
  mark: string | null;
  percent: number | null;
  attendance: 'present' | 'missed' | null;
  reason: string | null;
  excused: boolean;
  comment: string;
  version: number;
}
export interface StayRow {
  journal: string;
  student: string;
  since: string;
  until: string | null;
  audit: boolean;
}
export interface WeekRow {
  journal: string;
  week: string;
  blocked: boolean;
  until: string | null;
  opening: string | null;
  holes_told: boolean;
}
