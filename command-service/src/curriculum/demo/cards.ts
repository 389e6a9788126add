import type { Flux, Lesson } from '@portal/event-schemas/registration/values.ts';
import type { DemoDiscipline } from './disciplines.ts';
import type { DemoOffering } from './offerings.ts';
import type { DemoStudent } from './people.ts';
import type { Random } from './random.ts';

export type DemoStatus = 'none' | 'choosing' | 'sent' | 'approved' | 'rejected';
export interface DemoChoice {
  offering: DemoOffering;
  lessons: string[];
}
export interface DemoCard {
  student: DemoStudent;
  status: DemoStatus;
  registered: DemoChoice[];
  waiting: DemoChoice[];
}

/** Credits of a term by year of study; students who write their diploma need fewer courses. */
export const creditLimits: Readonly<Record<number, { min: number; max: number }>> = {
  1: { min: 20, max: 30 },
  2: { min: 20, max: 30 },
  3: { min: 20, max: 30 },
  4: { min: 10, max: 30 },
};
const limitsOf = (student: DemoStudent) => creditLimits[student.group.course]!;
const longestWaitingList = 4;
/** Every second student has begun; those whom the account `advisor` looks after show all there is to review. */
const usual: readonly DemoStatus[] = ['none', 'sent', 'none', 'approved', 'choosing', 'none', 'sent', 'none', 'approved', 'none', 'sent', 'none', 'rejected', 'none'];
const ofAdvisor: readonly DemoStatus[] = ['none', 'sent', 'rejected', 'sent', 'approved', 'choosing', 'none', 'sent'];

/** What students know and may: completed disciplines by code, a medical certificate. */
export interface Knowledge {
  completed: ReadonlySet<string>;
  results: ReadonlySet<string>;
  certificate: boolean;
}

/** Which students chose what, and who waits for a course that is full. The rules of registration are kept here as there: prerequisites, clashes, seats, credits. */
export function makeCards(random: Random, students: readonly DemoStudent[], offerings: readonly DemoOffering[], semester: (student: DemoStudent) => number, knows: (student: DemoStudent) => Knowledge, advisor: string): DemoCard[] {
  const left = new Map(
    offerings
      .flatMap(one => one.data.fluxes)
      .flatMap(flux => flux.lessons)
      .map(lesson => [lesson.uid, lesson.capacity]),
  );
  const waiting = new Map<DemoOffering, number>();
  let seen = 0;
  let seenOfAdvisor = 0;
  const statusOf = (student: DemoStudent): DemoStatus => {
    if (student.login === 'student') return 'none';
    return student.group.advisor === advisor ? ofAdvisor[seenOfAdvisor++ % ofAdvisor.length]! : usual[seen++ % usual.length]!;
  };
  const open = (student: DemoStudent, { discipline }: DemoOffering): boolean => {
    const { completed, results, certificate } = knows(student);
    return !results.has(discipline.code) && (discipline.flag !== 'sport' || certificate) && (discipline.after.length === 0 || discipline.after.some(all => all.every(code => completed.has(code))));
  };

  return students.map(student => {
    const card: DemoCard = { student, status: statusOf(student), registered: [], waiting: [] };
    if (card.status === 'none') return card;
    const own = offerings.filter(one => one.discipline.programs.includes(student.group.program) && one.discipline.semester === semester(student));
    const electives = random.shuffled(offerings.filter(one => one.discipline.component === 'kv' && !own.includes(one))).sort((a, b) => Number(b.discipline.flag === 'sport') - Number(a.discipline.flag === 'sport'));
    for (const offering of [...own, ...electives.filter(one => suits(one.discipline, semester(student))).slice(0, 5)]) {
      const { discipline } = offering;
      if (credits(card) + discipline.credits > limitsOf(student).max || (discipline.flag && card.registered.some(one => one.offering.discipline.flag === discipline.flag)) || !open(student, offering)) continue;
      const flux = offering.data.fluxes.find(one => one.lessons[0]!.language === student.group.language) ?? offering.data.fluxes[0]!;
      const taken = [...card.registered, ...card.waiting].flatMap(chosenLessons);
      const room = (lessons: readonly Lesson[]): number => Math.min(...lessons.map(lesson => left.get(lesson.uid)!));
      const choice = choices(flux)
        .filter(lessons => room(lessons) > 0 && fits(lessons, taken))
        .toSorted((a, b) => room(b) - room(a))[0];
      if (choice) {
        for (const lesson of choice) left.set(lesson.uid, left.get(lesson.uid)! - 1);
        card.registered.push({ offering, lessons: choice.map(lesson => lesson.uid) });
      } else if (card.status === 'choosing' && card.registered.length > 0 && (waiting.get(offering) ?? 0) < longestWaitingList) {
        const full = choices(flux).find(lessons => fits(lessons, taken));
        if (!full) continue;
        waiting.set(offering, (waiting.get(offering) ?? 0) + 1);
        card.waiting.push({ offering, lessons: full.map(lesson => lesson.uid) });
      }
    }
    if (card.registered.length === 0) return { ...card, status: 'none' };
    return credits(card) < limitsOf(student).min ? { ...card, status: 'choosing' } : card;
  });
}

const credits = (card: DemoCard): number => [...card.registered, ...card.waiting].reduce((sum, one) => sum + one.offering.discipline.credits, 0);
const chosenLessons = ({ offering, lessons }: DemoChoice): Lesson[] => offering.data.fluxes.flatMap(flux => flux.lessons).filter(lesson => lessons.includes(lesson.uid));

/** Electives from the student's own year on, and introductions for beginners. */
const suits = (discipline: DemoDiscipline, semester: number): boolean => (discipline.flag === 'introductory' ? semester <= 2 : discipline.flag === 'sport' ? semester <= 4 : discipline.semester <= semester + 1);

/** All ways to take one lesson of each load type. */
function choices(flux: Flux): Lesson[][] {
  const types = [...new Set(flux.lessons.map(lesson => lesson.load_type))];
  return types.reduce<Lesson[][]>((ways, type) => ways.flatMap(way => flux.lessons.filter(lesson => lesson.load_type === type).map(lesson => [...way, lesson])), [[]]);
}

/** Demo lessons meet once a week in a fixed pair of hours. */
const when = (lesson: Lesson): string => lesson.meetings.map(meeting => `${meeting.days}/${meeting.start}`).join();
function fits(lessons: readonly Lesson[], taken: readonly Lesson[]): boolean {
  const times = [...lessons, ...taken].map(when);
  return new Set(times).size === times.length;
}
