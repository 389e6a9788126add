import { curriculumRecords } from '@portal/event-schemas/curriculum/records.ts';
import { registrationEvents } from '@portal/event-schemas/registration/events.ts';
import { expect, describe, it } from 'vitest';
import type { Plan, Step } from '../plan.ts';
import { exampleTerm } from '../testing/itc2019.ts';
import { planOf } from './mapping.ts';
import { parseProblem } from './read.ts';
import { placeClasses } from './timetable.ts';

const problem = await parseProblem('term.xml', [new TextEncoder().encode(exampleTerm)]);
const steps = (plan: Plan, title: string): readonly Step[] => plan.find(phase => phase.title === title)!.steps;
const dataOf = (step: Step): any => step.data;
const plan = planOf(problem);

describe('times and rooms of classes', () => {
  const placements = placeClasses(problem);
  it.each([
    ['the best time and room', '1', { days: '1000000', start: 96 }, '1'],
    [
      'the next best where the room is taken: another day in the better room before the other room',
      '2',
      { days: '0100000', start: 96 },
      '1',
    ],
    ['another day where the parent takes place at the same time', '3', { days: '0010000', start: 110 }, '2'],
    ['no room where it needs none', '4', { days: '0000100', start: 200 }, null],
    ['its best time and no room where everything clashes', '5', { days: '1000000', start: 96 }, null],
  ])('%s', (_what, id, time, room) => {
    expect(placements.get(id)).toMatchObject({ time, room });
  });
});

describe('a term as the portal’s things', () => {
  const courses = steps(plan, 'courses').map(dataOf);
  it('makes an offering of each course, a flux of each config, a lesson of each class', () => {
    expect(courses.map(course => [course.code, course.fluxes.map((flux: any) => flux.lessons.length)])).toEqual([
      ['tiny-spr20-1', [4]],
      ['tiny-spr20-2', [1, 1]],
    ]);
    expect(courses[0].name).toEqual({ ru: 'Дисциплина 1', kk: '1-пән', en: 'Course 1', ky: '1-дисциплина' });
  });
  it('types lessons by the order of their subparts, and keeps limits, minutes and parents', () => {
    const [first, , third, fourth] = courses[0].fluxes[0].lessons;
    expect(first).toMatchObject({
      load_type: 'lecture',
      section: '1',
      capacity: 30,
      parent: null,
      meetings: [{ days: '1000000', weeks: '1111', start: 480, length: 100 }],
    });
    expect(third).toMatchObject({ load_type: 'practice', capacity: 12, parent: first.uid });
    expect(fourth).toMatchObject({ capacity: 0, room: null });
  });
  it('gives every lesson a teacher who is nowhere else at that time', () => {
    const [first, second] = courses[1].fluxes.map((flux: any) => flux.lessons[0].teacher);
    expect(first).toBe(second);
    expect(new Set(courses[0].fluxes[0].lessons.map((lesson: any) => lesson.teacher)).size).toBe(1);
  });
  it('makes students with a program, a plan, a group, an advisor and an account, and their wishes', () => {
    expect(steps(plan, 'students')).toHaveLength(3);
    expect(dataOf(steps(plan, 'students')[0]!)).toMatchObject({
      code: 'tiny-spr20-s1',
      last_name: 'Student',
      first_name: '1',
      student_status: 'studying',
      course: 1,
    });
    expect(steps(plan, 'wishes').map(step => dataOf(step).offerings.length)).toEqual([2, 1]);
    expect(dataOf(steps(plan, 'wishes')[1]!).offerings).toEqual([courses[1].offering]);
    expect(steps(plan, 'accounts').map(step => dataOf(step).login)).toContain('tiny-spr20-s3');
  });
  it('lets all subparts after the fourth share the last load type, with parents of another one', async () => {
    const subpart = (id: number) =>
      `<subpart id="${id}"><class id="${id}" limit="9" ${id > 1 ? `parent="${id - 1}"` : ''}><time ` +
      `days="1000000" start="${id * 20}" length="10" weeks="1111" penalty="0"/></class></subpart>`;
    const text =
      '<problem name="long-aut21" nrDays="7" slotsPerDay="288" nrWeeks="4"><courses><course id="1"><config ' +
      `id="1">${[1, 2, 3, 4, 5, 6, 7].map(subpart).join('')}</config></course></courses></problem>`;
    const long = planOf(await parseProblem('long.xml', [new TextEncoder().encode(text)]));
    const lessons = dataOf(steps(long, 'courses')[0]!).fluxes[0].lessons;
    expect(lessons.map((lesson: any) => lesson.load_type)).toEqual([
      'lecture',
      'practice',
      'laboratory',
      'srsp',
      'srs',
      'srs',
      'srs',
    ]);
    expect(lessons.map((lesson: any) => lessons.findIndex((one: any) => one.uid === lesson.parent))).toEqual([
      -1, 0, 1, 2, 3, 3, 3,
    ]);
  });
  it('counts courses, fluxes, lessons, rooms, students and wishes', () => {
    const total: Record<string, number> = {};
    for (const step of plan.flatMap(phase => phase.steps))
      for (const [kind, count] of Object.entries(step.counts)) total[kind] = (total[kind] ?? 0) + count;
    expect(total).toEqual({ courses: 2, fluxes: 3, lessons: 6, rooms: 2, students: 3, wishes: 3 });
  });
  it('says the same thing every time', () => {
    expect(planOf(problem)).toEqual(plan);
  });
  it('asks only for what the records and events of the portal allow', () => {
    for (const step of plan.flatMap(phase => phase.steps)) {
      const record = curriculumRecords.find(one => step.command === `Create${one.name}`);
      if (record)
        expect(record.fields.safeParse({ ...record.defaults, ...(step.data as object) }).error).toBeUndefined();
    }
    for (const course of courses) expect(registrationEvents.CourseOffered.data.safeParse(course).error).toBeUndefined();
    for (const step of steps(plan, 'wishes'))
      expect(registrationEvents.WishListRecorded.data.safeParse(dataOf(step)).error).toBeUndefined();
  });
});
