import type { DemoDiscipline } from './disciplines.ts';
import type { DemoCard } from './cards.ts';
import type { DemoResult } from './history.ts';
import type { DemoOffering } from './offerings.ts';
import type { DemoTeacher } from './people.ts';

/** A student asks a teacher to let them into a course without its prerequisite. `answer` null: the request waits. */
export interface DemoRequest {
  student: string;
  offering: DemoOffering;
  teacher: string;
  text: string;
  answer: { status: 'approved' | 'rejected'; comment: string } | null;
}

const texts = [
  'Прошёл онлайн-курс по этой теме и сдал экзамен, сертификат могу показать.',
  'Пәнді алмасу бағдарламасы бойынша басқа университетте оқыдым, транскрипті қосып жіберемін.',
  'Работаю по этой теме второй год, курс нужен для дипломной работы.',
  'I studied the prerequisite at my previous university; the transcript is with the registrar’s office.',
];
const answers: readonly DemoRequest['answer'][] = [null, null, { status: 'approved', comment: 'Хорошо, приходите на первую лекцию.' }, null, { status: 'rejected', comment: 'Сначала пройдите предыдущий курс: без него будет трудно.' }];
const most = { ofTeacher: 5, ofOthers: 4 };

/** Requests for courses of the term that are closed to these students: some to the account `teacher`, some to others. */
export function makeRequests(cards: readonly DemoCard[], offerings: readonly DemoOffering[], history: readonly DemoResult[], teachers: readonly DemoTeacher[]): DemoRequest[] {
  const completed = new Map(cards.map(card => [card.student.uid, new Set<string>()]));
  for (const result of history) if (result.completed) completed.get(result.student)?.add(result.code);
  const demoTeacher = teachers.find(teacher => teacher.login === 'teacher')!.uid;
  const waits = ({ discipline }: DemoOffering, { student }: DemoCard): boolean => isClosed(discipline, completed.get(student.uid)!) && discipline.programs.includes(student.group.program) && student.login !== 'student';
  const asking = (taught: (lessonTeacher: string | null) => boolean, many: number): DemoRequest[] => {
    const found = offerings.flatMap(offering => {
      const teacher = offering.data.fluxes.flatMap(flux => flux.lessons).find(lesson => taught(lesson.teacher))?.teacher;
      return teacher
        ? cards
            .filter(card => card.status === 'choosing' && waits(offering, card))
            .slice(0, 2)
            .map(card => ({ student: card.student.uid, offering, teacher }))
        : [];
    });
    return found.slice(0, many).map((one, index) => ({ ...one, text: texts[index % texts.length]!, answer: answers[index % answers.length]! }));
  };
  return [...asking(teacher => teacher === demoTeacher, most.ofTeacher), ...asking(teacher => teacher !== null && teacher !== demoTeacher, most.ofOthers)].filter((request, index, all) => all.findIndex(other => other.student === request.student && other.offering === request.offering) === index);
}

/** Rows of `after` are alternatives. */
const isClosed = ({ code, after }: DemoDiscipline, known: ReadonlySet<string>): boolean => after.length > 0 && !known.has(code) && !after.some(all => all.every(one => known.has(one)));
