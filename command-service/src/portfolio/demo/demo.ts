import { toAnswers } from '@portal/event-schemas/forms/form-answers.ts';
import type { FormValues } from '@portal/event-schemas/forms/property.ts';
import { module } from '@portal/event-schemas/portfolio/module.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { idFrom, newId } from '@portal/platform/ids/ids.ts';
import { demoPerson } from '@portal/platform/records/demo.ts';
import type { Host } from '@portal/platform/service.ts';
import { paper } from '../../forms/demo/paper.ts';
import { achievement, achievementForm } from '../achievement.ts';
import { actOnAchievements, ArrangePortfolio, ChangeAchievement, CreateAchievement, PublishAchievementForm } from '../commands.ts';
import { purpose } from '../deciding.ts';
import { demoTypes, demoUid, formOf, typeUid, type DemoTypeName } from './types.ts';

const office = { id: idFrom('demo.account', 'office'), role: 'office' } as const;
const advisor = { id: demoUid('teacher/T002'), role: 'teacher' } as const;
/** Of the third year's group of software engineers; the first one is the demo student. */
const studentOf = (seat: number) => ({ id: demoUid(`student/SE-3-${seat}`), role: 'student' as const });

interface Scene {
  seat: number;
  type: DemoTypeName;
  /** Days ago: when it happened, and when it was added. */
  days: number;
  values: FormValues;
  proof?: string;
  acts: readonly ('send' | 'accept' | readonly ['reject' | 'change', string])[];
}
const accepted = ['send', 'accept'] as const;
const scenes: readonly Scene[] = [
  { seat: 1, type: 'olympiad', days: 190, values: { title: 'ACM ICPC, четвертьфинал Центральной Азии', level: 'international', place: '2' }, proof: 'diploma-icpc', acts: accepted },
  { seat: 1, type: 'article', days: 120, values: { title: 'Распознавание дорожных знаков на слабых устройствах', journal: 'Вестник молодых учёных, № 3', link: 'https://doi.org/10.1000/182' }, acts: accepted },
  { seat: 1, type: 'volunteering', days: 60, values: { title: 'Таза жер: уборка берега Сайрана', hours: 16, about: 'Координировал группу первокурсников.' }, acts: [...accepted, ['change', 'Таза жер: уборка берега Сайрана и парка']] },
  { seat: 1, type: 'sport', days: 30, values: { title: 'Кубок университета по шахматам', level: 'university', place: 1 }, proof: 'chess-cup', acts: ['send'] },
  { seat: 1, type: 'olympiad', days: 20, values: { title: 'Хакатон Digital Almaty', level: 'city', place: 'part' }, proof: 'hackathon', acts: ['send', ['reject', 'На дипломе не видно фамилии. Приложите, пожалуйста, скан целиком.']] },
  { seat: 1, type: 'volunteering', days: 5, values: { title: 'День открытых дверей', hours: 6 }, acts: [] },
  { seat: 2, type: 'olympiad', days: 45, values: { title: 'Робофест, регулярная категория', level: 'national', place: '1' }, proof: 'robofest', acts: ['send'] },
  { seat: 2, type: 'article', days: 15, values: { title: 'Қазақ тіліндегі мәтіндерді жіктеу', journal: 'Ғылым таңы, II том' }, acts: ['send'] },
  { seat: 2, type: 'volunteering', days: 80, values: { title: 'Жасыл кампус', hours: 24 }, acts: accepted },
  { seat: 3, type: 'sport', days: 70, values: { title: 'Универсиада РК, плавание 100 м', level: 'national', place: 3 }, proof: 'universiade', acts: accepted },
  { seat: 3, type: 'sport', days: 12, values: { title: 'Кубок города по плаванию', level: 'city', place: 2 }, proof: 'city-cup', acts: ['send'] },
  { seat: 5, type: 'volunteering', days: 9, values: { title: 'Помощь на приёме документов', hours: 40, about: 'Помогал абитуриентам заполнять заявления.' }, acts: ['send'] },
  { seat: 6, type: 'olympiad', days: 8, values: { title: 'Технический перевод, городской тур', level: 'city', place: '3' }, proof: 'translation', acts: ['send'] },
];

/** Types with their forms; students with achievements in every status, proofs, and a part that others see. */
export async function demo(host: Host, progress: (text: string) => void): Promise<void> {
  const types = Object.entries(demoTypes) as [DemoTypeName, (typeof demoTypes)[DemoTypeName]][];
  const definer = demoPerson(host, office.id, office.role);
  for (const [index, [type, { form: _form, ...fields }]] of types.entries()) {
    await definer.add(module.records[0]!, typeUid(type), { ...fields, priority: (index + 1) * 10, is_active: true });
    const { state } = await host.dispatcher.state(achievementForm, typeUid(type));
    const send = await sender(host, office);
    if (state.version === 0) await send(PublishAchievementForm, { type: typeUid(type), version: 0, properties: formOf(type) });
  }
  for (const [index, scene] of scenes.entries()) await play(host, scene, demoUid(`achievement/${index}`));
  const arrange = await sender(host, studentOf(1));
  await arrange(ArrangePortfolio, {
    student: studentOf(1).id,
    shown: [0, 1, 2].map(index => demoUid(`achievement/${index}`)),
  });
  progress(`${scenes.length} achievements`);
}

/** Sends as somebody, on what was written before. */
const sender = async (host: Host, { id, role }: { id: string; role: Role }, now?: string) =>
  senderFor(host, {
    actor: { id, roles: [role] },
    locale: 'ru',
    correlation_id: newId(),
    now,
    after: await host.log.head(),
  });

/** Plays a scene on its days; one that has begun stays as it is. */
async function play(host: Host, { seat, type, days, values, proof, acts }: Scene, uid: string): Promise<void> {
  if ((await host.dispatcher.state(achievement, uid)).state.status !== 'none') return;
  const student = studentOf(seat);
  const at = (after: number): string => new Date(host.clock.now().getTime() - (days - after) * 86_400_000).toISOString();
  const time_zone = host.config.timeZone;
  const kept = proof ? await proofOf(host, proof, student.id) : null;
  const files = kept ? { [kept.uid]: kept } : {};
  const properties = formOf(type);
  const all = { ...values, day: dateIn(time_zone, new Date(at(-3))), ...(kept ? { proof: [kept.uid] } : {}) };
  const about = { uid, type: typeUid(type), student: student.id, properties, kept: {}, files, time_zone };
  const order = demoUid(`order/${uid}/0`);
  const year = Number(at(0).slice(0, 4));
  const create = await sender(host, student, at(0));
  await create(CreateAchievement, { ...about, fields: toAnswers(properties, all), order, year });
  for (const [index, one] of acts.entries()) {
    const [act, text] = typeof one === 'string' ? [one, ''] : one;
    const now = { order: demoUid(`order/${uid}/${index}`), next: demoUid(`order/${uid}/${index + 1}`) };
    const send = await sender(host, act === 'send' || act === 'change' ? student : advisor, at(index + 1));
    if (act === 'change') await send(ChangeAchievement, { ...about, ...now, fields: toAnswers(properties, { ...all, title: text }) });
    else await send(actOnAchievements(1), { acts: [{ ...now, uid, student: student.id, act, comment: text }] });
  }
}
const proofOf = (host: Host, name: string, owner: string) => host.files.keep({ uid: demoUid(`paper/${owner}/${name}`), owner, purpose, name: `${name}.pdf`, type: 'application/pdf' }, paper(name));
