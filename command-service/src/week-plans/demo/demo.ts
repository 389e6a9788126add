import { student } from '@portal/event-schemas/curriculum/records.ts';
import type { Role } from '@portal/event-schemas/kernel/role-list.ts';
import type { CardKey } from '@portal/event-schemas/registration/commands.ts';
import type { Verdict } from '@portal/event-schemas/week-plans/codes.ts';
import type { PlannedCourse } from '@portal/event-schemas/week-plans/values.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { idFrom, newId } from '@portal/platform/ids/ids.ts';
import { readRecord } from '@portal/platform/records/write.ts';
import type { Host } from '@portal/platform/service.ts';
import { cardId, studyCard } from '../../registration/study-card/study-card.ts';
import { AnswerWeekPlan, MakeWeekPlan, ShareWeekPlan } from '../commands.ts';
import { weekPlans } from '../week-plans.ts';

const id = (name: string): string => idFrom('demo university', name);

interface Scene {
  /** Of the third year's group of software engineers. */
  seat: number;
  name: string;
  word: string;
  answer?: readonly [Verdict, string];
}
const scenes: readonly Scene[] = [
  { seat: 2, name: 'Без пятницы', word: 'В пятницу я работаю. Хватит ли мне кредитов?' },
  { seat: 3, name: 'Негізгі нұсқа', word: '', answer: ['accept', 'Жақсы жоспар, осылай жазылыңыз.'] },
  { seat: 5, name: 'План на семестр', word: 'Хочу освободить вечера.', answer: ['suggest_change', 'Возьмите другую практику: между занятиями три часа.'] },
];

/** Plans of the week that students have shared with their advisor: some wait, some have an answer. */
export async function demo(host: Host, progress: (text: string) => void): Promise<void> {
  let made = 0;
  for (const scene of scenes) if (await play(host, scene)) made++;
  progress(`${made} plans of a week`);
}

/** What the student's card holds as the plan; a term in which it holds nothing is passed over. One that has begun goes on. */
async function play(host: Host, { seat, name, word, answer }: Scene): Promise<boolean> {
  const who = id(`student/SE-3-${seat}`);
  const advisor = (await readRecord(host, student, who))?.['advisor'] as string | undefined;
  const found = await cardOf(host, who);
  if (!found || !advisor) return false;
  const { courses, ...card } = found;
  const plan = id(`week_plan/${seat}`);
  const state = async () => (await host.dispatcher.state(weekPlans, cardId(card))).state.plans[plan]?.state;
  /** On what was written before. */
  const sendAs = async (account: string, role: Role) =>
    senderFor(host, {
      actor: { id: account, roles: [role] },
      locale: 'ru',
      correlation_id: newId(),
      after: await host.log.head(),
    });
  const asStudent = await sendAs(who, 'student');
  if ((await state()) === undefined) await asStudent(MakeWeekPlan, { ...card, plan, name, courses });
  if ((await state()) === 'draft') await asStudent(ShareWeekPlan, { ...card, plan, comment: word });
  if (!answer || (await state()) !== 'shared') return true;
  const [verdict, comment] = answer;
  await (
    await sendAs(advisor, 'supervisor')
  )(AnswerWeekPlan, { ...card, plan, verdict, comment });
  return true;
}

async function cardOf(host: Host, who: string): Promise<(CardKey & { courses: PlannedCourse[] }) | null> {
  const year = host.clock.now().getUTCFullYear();
  for (const code of [`${year}-autumn`, `${year - 1}-spring`, `${year}-spring`, `${year - 1}-autumn`]) {
    const card = { student: who, study_period: id(`study_period/${code}`) };
    const { state } = await host.dispatcher.state(studyCard, cardId(card));
    const courses = Object.values(state.courses).map(({ offering, lessons, audit }) => ({
      course: offering,
      lessons: lessons.map(({ uid }) => uid),
      audit,
    }));
    if (courses.length > 0) return { ...card, courses };
  }
  return null;
}
