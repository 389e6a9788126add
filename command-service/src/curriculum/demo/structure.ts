import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';

const names = (ru: string, kk: string, en: string, ky: string): Localized => ({ ru, kk, en, ky });

export const faculties = [
  {
    code: 'FIT',
    name: names('Факультет информационных технологий', 'Ақпараттық технологиялар факультеті', 'Faculty of Information Technology', 'Маалыматтык технологиялар факультети'),
  },
  {
    code: 'FEB',
    name: names('Факультет экономики и бизнеса', 'Экономика және бизнес факультеті', 'Faculty of Economics and Business', 'Экономика жана бизнес факультети'),
  },
  {
    code: 'FHS',
    name: names('Факультет гуманитарных наук', 'Гуманитарлық ғылымдар факультеті', 'Faculty of Humanities', 'Гуманитардык илимдер факультети'),
  },
] as const;

/** `teachers`: how many it has; 40 in all. */
export const cathedras = [
  {
    code: 'CS',
    faculty: 'FIT',
    teachers: 9,
    name: names('Кафедра программной инженерии', 'Бағдарламалық инженерия кафедрасы', 'Department of Software Engineering', 'Программалык инженерия кафедрасы'),
  },
  {
    code: 'MATH',
    faculty: 'FIT',
    teachers: 5,
    name: names('Кафедра математики', 'Математика кафедрасы', 'Department of Mathematics', 'Математика кафедрасы'),
  },
  {
    code: 'FIN',
    faculty: 'FEB',
    teachers: 6,
    name: names('Кафедра финансов и учёта', 'Қаржы және есеп кафедрасы', 'Department of Finance and Accounting', 'Финансы жана эсеп кафедрасы'),
  },
  {
    code: 'MGT',
    faculty: 'FEB',
    teachers: 5,
    name: names('Кафедра менеджмента и маркетинга', 'Менеджмент және маркетинг кафедрасы', 'Department of Management and Marketing', 'Менеджмент жана маркетинг кафедрасы'),
  },
  {
    code: 'LNG',
    faculty: 'FHS',
    teachers: 6,
    name: names('Кафедра языков и перевода', 'Тілдер және аударма кафедрасы', 'Department of Languages and Translation', 'Тилдер жана котормо кафедрасы'),
  },
  {
    code: 'HUM',
    faculty: 'FHS',
    teachers: 9,
    name: names('Кафедра социально-гуманитарных дисциплин и психологии', 'Әлеуметтік-гуманитарлық пәндер және психология кафедрасы', 'Department of Social Sciences and Psychology', 'Коомдук-гуманитардык сабактар жана психология кафедрасы'),
  },
] as const;
export type CathedraCode = (typeof cathedras)[number]['code'];

export const programGroups = [
  {
    code: 'B057',
    name: names('Информационные технологии', 'Ақпараттық технологиялар', 'Information Technology', 'Маалыматтык технологиялар'),
  },
  {
    code: 'B044',
    name: names('Менеджмент и управление', 'Менеджмент және басқару', 'Management and Administration', 'Менеджмент жана башкаруу'),
  },
  {
    code: 'B046',
    name: names('Финансы, экономика, банковское и страховое дело', 'Қаржы, экономика, банк және сақтандыру ісі', 'Finance, Economics, Banking and Insurance', 'Финансы, экономика, банк жана камсыздандыруу иши'),
  },
  { code: 'B036', name: names('Переводческое дело', 'Аударма ісі', 'Translation Studies', 'Котормо иши') },
  { code: 'B041', name: names('Психология', 'Психология', 'Psychology', 'Психология') },
] as const;

/** Four years of bachelor studies each; `letter` begins the codes of its student groups. */
export const programs = [
  {
    code: '6B06101',
    letter: 'SE',
    cathedra: 'CS',
    group: 'B057',
    name: names('Программная инженерия', 'Бағдарламалық инженерия', 'Software Engineering', 'Программалык инженерия'),
  },
  {
    code: '6B06102',
    letter: 'IS',
    cathedra: 'CS',
    group: 'B057',
    name: names('Информационные системы', 'Ақпараттық жүйелер', 'Information Systems', 'Маалыматтык системалар'),
  },
  {
    code: '6B04101',
    letter: 'MN',
    cathedra: 'MGT',
    group: 'B044',
    name: names('Менеджмент', 'Менеджмент', 'Management', 'Менеджмент'),
  },
  {
    code: '6B04102',
    letter: 'FN',
    cathedra: 'FIN',
    group: 'B046',
    name: names('Финансы', 'Қаржы', 'Finance', 'Финансы'),
  },
  {
    code: '6B02301',
    letter: 'TR',
    cathedra: 'LNG',
    group: 'B036',
    name: names('Переводческое дело', 'Аударма ісі', 'Translation Studies', 'Котормо иши'),
  },
  {
    code: '6B03101',
    letter: 'PS',
    cathedra: 'HUM',
    group: 'B041',
    name: names('Психология', 'Психология', 'Psychology', 'Психология'),
  },
] as const;
export type ProgramLetter = (typeof programs)[number]['letter'];

export const positions = [
  names('Профессор', 'Профессор', 'Professor', 'Профессор'),
  names('Ассоциированный профессор', 'Қауымдастырылған профессор', 'Associate Professor', 'Доцент'),
  names('Старший преподаватель', 'Аға оқытушы', 'Senior Lecturer', 'Ага окутуучу'),
  names('Преподаватель', 'Оқытушы', 'Lecturer', 'Окутуучу'),
] as const;

export type RoomKind = 'hall' | 'class' | 'lab' | 'gym';
/** Rooms of three buildings: what they are for and how many sit there. */
export const rooms: readonly { code: string; building: string; kind: RoomKind; capacity: number }[] = [
  ...[101, 102, 201, 202].map(number => ({ code: `A-${number}`, building: 'A', kind: 'hall' as const, capacity: 120 })),
  ...[103, 104, 105, 203, 204, 205, 301, 302, 303, 304].map(number => ({
    code: `A-${number}`,
    building: 'A',
    kind: 'class' as const,
    capacity: 30,
  })),
  ...[101, 102, 103, 104, 201, 202, 203, 204].map(number => ({
    code: `B-${number}`,
    building: 'B',
    kind: 'class' as const,
    capacity: 30,
  })),
  ...[301, 302, 303, 304, 305, 306].map(number => ({
    code: `B-${number}`,
    building: 'B',
    kind: 'lab' as const,
    capacity: 20,
  })),
  ...[1, 2].map(number => ({ code: `S-${number}`, building: 'S', kind: 'gym' as const, capacity: 60 })),
];

/** What stands in rooms of a kind. */
export const furnished = {
  hall: { kind: 'lecture', equipment: ['projector', 'screen', 'sound', 'wheelchair'] },
  class: { kind: 'seminar', equipment: ['board', 'projector'] },
  lab: { kind: 'computer', equipment: ['computers', 'projector', 'board'] },
  gym: { kind: 'sport', equipment: [] },
} as const satisfies Record<RoomKind, object>;

export const roomUid = (code: string): string => idFrom('demo university', `room/${code}`);
