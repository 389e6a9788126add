/** A term in the format of the International Timetabling Competition 2019 (itc2019.org, "Data format"), as read and checked. */
export interface Problem {
  name: string;
  days: number;
  weeks: number;
  slotsPerDay: number;
  /** Weights of the penalties of times and rooms. */
  weights: { time: number; room: number };
  rooms: ProblemRoom[];
  courses: ProblemCourse[];
  students: ProblemStudent[];
}
/** Slots when something takes place: `days` and `weeks` are bit strings, `start` and `length` are counted in slots. */
export interface Slots {
  days: string;
  weeks: string;
  start: number;
  length: number;
}
export interface ProblemRoom {
  id: string;
  capacity: number;
  unavailable: Slots[];
}
export interface ProblemCourse {
  id: string;
  configs: { id: string; subparts: { id: string; classes: ProblemClass[] }[] }[];
}
export interface ProblemClass {
  id: string;
  limit: number;
  parent: string | null;
  rooms: { id: string; penalty: number }[];
  times: (Slots & { penalty: number })[];
}
export interface ProblemStudent {
  id: string;
  courses: string[];
}
