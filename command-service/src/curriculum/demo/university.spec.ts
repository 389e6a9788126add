import { curriculumRecords } from '@portal/event-schemas/curriculum/records.ts';
import { registrationEvents } from '@portal/event-schemas/registration/events.ts';
import type { Lesson } from '@portal/event-schemas/registration/values.ts';
import { describe, expect, it } from 'vitest';
import { creditLimits } from './cards.ts';
import { catalogueSteps } from './catalogue-steps.ts';
import { disciplines } from './disciplines.ts';
import { rooms, roomUid } from './structure.ts';
import { demoUniversity } from './university.ts';

const moments = ['2026-11-21T09:00:00.000Z', '2027-02-10T09:00:00.000Z', '2027-05-25T09:00:00.000Z', '2028-08-01T09:00:00.000Z', '2029-01-02T09:00:00.000Z'];

describe.each(moments)('the demo university on %s', moment => {
  const university = demoUniversity(moment);
  const lessons = new Map(
    university.offerings
      .flatMap(one => one.data.fluxes)
      .flatMap(flux => flux.lessons)
      .map(lesson => [lesson.uid, lesson]),
  );
  const time = (lesson: Lesson) => `${lesson.meetings[0]!.days} ${lesson.meetings[0]!.start}`;

  it('has 300 students, 40 teachers and 60 disciplines', () => {
    expect([university.students.length, university.teachers.length, disciplines.length]).toEqual([300, 40, 60]);
    expect(new Set(university.students.map(one => one.uid)).size).toBe(300);
    expect(new Set([...university.students, ...university.teachers].map(one => one.login)).size).toBe(340);
  });

  it('is the same every time', () => expect(JSON.stringify(demoUniversity(moment))).toBe(JSON.stringify(university)));

  it.each([['room'], ['teacher']] as const)('has no %s in two places at once', kind => {
    const places = [...lessons.values()].map(lesson => `${lesson[kind]} ${time(lesson)}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('seats nobody in a room that is too small', () => {
    const capacity = new Map(rooms.map(room => [roomUid(room.code), room.capacity]));
    expect([...lessons.values()].filter(lesson => lesson.capacity > capacity.get(lesson.room!)!)).toEqual([]);
  });

  it('gives no seat twice, and lets students wait only where a lesson is full', () => {
    const taken = new Map<string, number>();
    for (const uid of university.cards.flatMap(card => card.registered).flatMap(choice => choice.lessons)) taken.set(uid, (taken.get(uid) ?? 0) + 1);
    expect([...lessons.values()].filter(lesson => (taken.get(lesson.uid) ?? 0) > lesson.capacity)).toEqual([]);
    const waits = university.cards.flatMap(card => card.waiting);
    expect(waits.length).toBeGreaterThan(0);
    expect(waits.filter(choice => !choice.lessons.some(uid => taken.get(uid) === lessons.get(uid)!.capacity))).toEqual([]);
  });

  it('has cards without clashes, within the limits of credits, in every stage', () => {
    for (const card of university.cards) {
      const { min, max } = creditLimits[card.student.group.course]!;
      const credits = card.registered.reduce((sum, one) => sum + one.offering.discipline.credits, 0);
      expect(credits).toBeLessThanOrEqual(max);
      if (['sent', 'approved', 'rejected'].includes(card.status)) expect(credits).toBeGreaterThanOrEqual(min);
      const times = [...card.registered, ...card.waiting].flatMap(choice => choice.lessons).map(uid => time(lessons.get(uid)!));
      expect(new Set(times).size).toBe(times.length);
    }
    expect(new Set(university.cards.map(card => card.status))).toEqual(new Set(['none', 'choosing', 'sent', 'approved', 'rejected']));
  });

  it('has a student of the third year who may begin, with the advisor of 25 students, and a teacher who teaches', () => {
    const [student, teacher, advisor] = ['student', 'teacher', 'advisor'].map(login => [...university.students, ...university.teachers].find(one => one.login === login)!) as any[];
    expect(student.group).toMatchObject({ course: 3, advisor: advisor.uid });
    expect(university.cards.find(card => card.student.uid === student.uid)!.status).toBe('none');
    expect(university.students.filter(one => one.group.advisor === advisor.uid)).toHaveLength(25);
    expect([...lessons.values()].filter(lesson => lesson.teacher === teacher.uid).length).toBeGreaterThan(1);
  });

  it('registers for a term that is not over, in a period that is open', () => {
    const { current, calendar } = university;
    expect(current.end_date > moment).toBe(true);
    expect(calendar.main.start_date < moment && moment < calendar.main.end_date).toBe(true);
    const inTwoWeeks = new Date(Date.parse(moment) + 14 * 86_400_000).toISOString();
    expect(calendar.periods.slice(0, -1).every(period => period.end_date < inTwoWeeks)).toBe(true);
  });

  it('asks only for what the records and events of the portal allow', () => {
    for (const step of catalogueSteps(university).flatMap(phase => phase.steps)) {
      const record = curriculumRecords.find(one => step.command === `Create${one.name}`);
      if (record) expect(record.fields.safeParse({ ...record.defaults, ...(step.data as object) }).error).toBeUndefined();
      if (step.command === 'OfferCourse') expect(registrationEvents.CourseOffered.data.safeParse(step.data).error).toBeUndefined();
    }
  });
});

it('prerequisites name disciplines of earlier semesters', () => {
  const semester = new Map(disciplines.map(one => [one.code, one.semester]));
  for (const one of disciplines) for (const code of one.after.flat()) expect(semester.get(code), `${one.code} after ${code}`).toBeLessThan(one.semester);
});
