import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { id, lecture } from '../../command-service/src/registration/testing/world.ts';
import { mailedUniversity, type MailedUniversity } from '../support/mailed-university.ts';

/** Aibek sits in course 1 and Madina waits for it; John sits in course 2 and Aizada waits for it. */
let there: MailedUniversity;
beforeAll(async () => {
  there = await mailedUniversity('2026-09-10T08:00:00.000Z');
  await there.register('aibek');
  await there.register('madina', 1, { queue: true });
  await there.register('john', 2);
  await there.register('aizada', 2, { queue: true });
});
afterAll(() => there?.stop());

const set = async (course: number, level: 'course' | 'lesson', status: 'cancelled' | null, reason: string) => {
  const target = level === 'course' ? id('0', course) : lecture(course);
  const answer = await there.pages['office']!.put('/registration/access/', {
    targets: [{ offering: id('0', course), level, target }],
    status,
    reason,
  });
  expect(answer.body).toMatchObject({ done: 1, refused: 0 });
};

describe('who sat in a lesson that is cancelled, or waited for it, is told by mail in their language', () => {
  it('that it is cancelled, and why', async () => {
    await set(1, 'lesson', 'cancelled', 'Приказ 7');
    await set(2, 'course', 'cancelled', 'Order 8');
    const [seated, waited] = [await there.mail('aibek', 1), await there.mail('madina', 1)];
    expect(seated.subject).toBe('Отменены занятия курса «Course 1»');
    expect(seated.text).toContain('Приказ 7');
    expect(waited.text).toContain('сабақ өткізілмейді');
    expect((await there.mail('john', 1)).subject).toBe('Lessons of “Course 2” are cancelled');
    expect((await there.mail('aizada', 1)).text).toContain('сабак жокко чыгарылды');
  });

  it('that it takes place after all: who kept the seat, who dropped the course and who waited, each once', async () => {
    there.clock.advance(60_000);
    await there.drop('john', 2);
    await set(1, 'lesson', null, 'Приказ 9');
    await set(2, 'course', null, 'Order 10');
    const told = {
      aibek: ['ru', 'Занятия курса «Course 1» всё-таки состоятся', 'ваше место сохранилось', 'Приказ 9'],
      madina: ['kk', '«Course 1» курсының сабақтары өтетін болды', 'қайта жазылыңыз', 'Приказ 9'],
      john: ['en', 'Lessons of “Course 2” take place after all', 'register again', 'Order 10'],
      aizada: ['ky', '«Course 2» курсунун сабактары өтө турган болду', 'кайра жазылыңыз', 'Order 10'],
    } as const;
    for (const [login, [language, subject, sentence, reason]] of Object.entries(told)) {
      const mail = await there.mail(login, 2);
      expect(mail.subject).toBe(subject);
      expect(mail.html).toContain(`<html lang="${language}">`);
      for (const content of [mail.text, mail.html]) {
        expect(content).toContain(sentence);
        expect(content).toContain(reason);
        expect(content).toContain(`https://portal.example/${language}/online-registration-for-courses`);
      }
      expect((await there.pages[login]!.get('/new_notifications/my/')).body.results[0]).toMatchObject({
        type: 'important',
        title: { [language]: subject },
      });
    }
  });

  it('and nobody who has taken it since is told of the old cancellation again', async () => {
    await there.register('john', 2);
    await set(2, 'course', 'cancelled', 'Order 11');
    await there.mail('john', 3);
    await set(2, 'course', null, 'Order 12');
    expect((await there.mail('john', 4)).text).toContain('Order 12');
    expect(await there.subjects('aizada')).toHaveLength(2);
  });
});
