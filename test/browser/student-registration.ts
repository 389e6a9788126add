import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { client } from '../support/client.ts';
import { faultsOfScreen } from './support/faults.ts';
import { tabTo } from './support/keyboard.ts';
import { openPortal } from './support/opening.ts';
import { courseInList, isFree, lessonList, openListed, pickSections } from './support/registering.ts';
import { openScreen, settled } from './support/settled.ts';

/** The registration screen without a mouse, and whole in every state that a student meets. */
const here = openPortal();

const screen = 'online-registration-for-courses';
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press(key);
}
const card = (page: Page, name: string) =>
  page.getByRole('region', { name: 'My card' }).locator('li').filter({ hasText: name });

it('a student finds, registers and drops a course, and waits for a full one, by keyboard alone', async () => {
  const { page, complaints } = await here.visitors.page('student');
  await openScreen(page, `/en/${screen}`);

  await openListed(page, 'Computer Networks', { keyboard: true });
  // The focus is at the course already: behind its ways its first tab is a few keys away, not forty.
  expect(await tabTo(page, page.getByRole('tab', { name: 'Week' }))).toBeLessThanOrEqual(5);
  await pickSections(page, isFree, { keyboard: true });
  await press(page, page.getByRole('button', { name: 'Register', exact: true }));
  await page.getByText('You are registered: Computer Networks').waitFor();

  await press(page, card(page, 'Computer Networks').getByRole('button', { name: 'Drop' }));
  await page.getByRole('dialog').waitFor();
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Drop' }));
  await page.getByText('Course dropped: Computer Networks').waitFor();

  // A full course: the wish for a free seat, then a place in line, then out of it again.
  await openListed(page, 'Ecology and Life Safety', { keyboard: true });
  await press(page, page.getByRole('button', { name: 'Notify me of a seat' }));
  await page.getByText('We will notify you when there is a seat').waitFor();
  await page.getByRole('button', { name: 'Don’t notify me' }).waitFor();
  await pickSections(page, section => /no seats/.test(section), { keyboard: true, rather: true });
  await press(page, page.getByRole('button', { name: 'Join the waiting list' }));
  await card(page, 'Ecology and Life Safety')
    .getByText(/^place \d+ of \d+$/)
    .waitFor();
  await press(page, card(page, 'Ecology and Life Safety').getByRole('button', { name: 'Leave the list' }));
  await page.getByText(/^You will lose place \d+ in line/).waitFor();
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Leave the list' }));
  await page.getByText('You left the waiting list').waitFor();
  expect(complaints).toEqual([]);
}, 120_000);

it('says before the click that lessons overlap, and why a course is closed', async () => {
  const student = await client(here.portal.url, 'en').login('student');
  const uid: string = (await student.get('/organizations/year_semester/')).body.status_info.uid;
  const courses: any[] = (await student.get('/organizations/side_bar_list/')).body.groups
    .flatMap((group: any) => group.courses)
    .filter((one: any) => one.locked.length === 0 && one.seats.left > 0);
  const infos: any[] = [];
  for (const one of courses) infos.push((await student.get('/organizations/info_table/', { course: one.uid })).body);
  const when = (lesson: any): string =>
    lesson.meetings.map((meeting: any) => `${meeting.days} ${meeting.start}`).join();
  const firsts = (info: any): any[] => [
    ...new Map(info.fluxes[0].lessons.toReversed().map((lesson: any) => [lesson.load_type, lesson])).values(),
  ];
  const [mine, rival] = infos
    .flatMap(one =>
      infos
        .filter(other => other !== one && firsts(one).some(lesson => when(lesson) === when(firsts(other)[0])))
        .map(other => [one, other]),
    )
    .find(([one]) => new Set(firsts(one).map(when)).size === firsts(one).length)!;
  expect(
    (
      await student.call('POST', '/organizations/card_save/', {
        query: { course: mine.uid, uid },
        body: { lessons: firsts(mine).map(lesson => lesson.uid) },
      })
    ).status,
  ).toBe(200);

  const { page } = await here.visitors.page('student');
  await openScreen(page, `/en/${screen}?course=${rival.uid}`);
  const stream = await lessonList(page);
  await stream.getByText(`Overlaps with: ${mine.name.en}`).first().waitFor();
  for (const kind of new Set(firsts(rival).map(lesson => lesson.load_type)))
    await stream.locator(`input[name="${rival.uid}.${kind}"]`).nth(0).check();
  await page.getByText('The time is taken').waitFor();
  expect(await page.getByRole('button', { name: 'Register', exact: true }).isDisabled()).toBe(true);
  await page.getByRole('tab', { name: 'Week' }).click();
  // The section, and the lesson that it hits.
  expect(await page.getByRole('button', { name: /, clash: / }).count()).toBeGreaterThan(1);
  expect(
    (await student.call('POST', '/organizations/delete_card/', { query: { course: mine.uid, uid }, body: {} })).status,
  ).toBe(200);
  await openScreen(page, `/en/${screen}`);
  await openListed(page, 'Information Security');
  await page.getByText('Can’t be chosen').waitFor();
  expect(await page.getByText(/must be completed first/).count()).toBe(1);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('checkbox', { name: 'Only those I can choose' }).check();
  expect(await courseInList(page, 'Information Security').count()).toBe(0);
});

it('is whole in Russian and Kazakh with a basket, a place in line, a study plan to choose and a closed door', async () => {
  const [student, office] = await Promise.all(
    ['student', 'office'].map(login => client(here.portal.url, 'en').login(login)),
  );
  const year = (await student!.get('/organizations/year_semester/')).body;
  const uid: string = year.status_info.uid;
  const groups = (await student!.get('/organizations/side_bar_list/')).body.groups;
  const all = groups.flatMap((group: any) => group.courses).filter((one: any) => one.locked.length === 0);
  const act = async (path: string, one: any, more: object = {}) => {
    const { fluxes } = (await student!.get('/organizations/info_table/', { course: one.uid })).body;
    const lessons = [
      ...new Map(fluxes[0].lessons.toReversed().map((lesson: any) => [lesson.load_type, lesson.uid])).values(),
    ];
    return (await student!.call('POST', path, { query: { course: one.uid, uid }, body: { lessons, ...more } })).status;
  };
  let held = 0;
  for (const one of all.filter((each: any) => each.seats.left > 0))
    if (held < 2 && (await act('/organizations/add_basket/card_save/', one)) === 200) held++;
  expect(held).toBe(2);
  for (const one of all.filter((each: any) => each.seats.left === 0).slice(0, 1))
    expect(await act('/organizations/card_save/', one, { queue: true })).toBe(200);
  const plans = (await office!.get('/curriculum/study_plans/', { page_size: 100 })).body.results;
  await office!.put(`/registration/students/${year.student.uid}/study_plans/`, {
    study_plans: [plans.find((plan: any) => plan.uid !== year.study_plan.uid).uid],
  });
  await office!.post('/registration/fields_of_sciences/', {
    code: 'DS',
    name: { ru: 'Наука о данных', kk: 'Деректер ғылымы', en: 'Data science', ky: 'Маалымат илими' },
    credit: 20,
    disciplines: all.slice(0, 3).map((one: any) => one.discipline),
    is_active: true,
  });
  await office!.post(`/advising/students/${year.student.uid}/debts/`, {
    kind: 'fine',
    note: 'Library hall',
    amount: 5000,
  });

  for (const [locale, tabs] of [
    ['ru', ['Дополнительная программа', 'Сообщить о месте', 'Как это работает']],
    ['kk', ['Қосымша бағдарлама', 'Орын туралы хабарлау', 'Бұл қалай жұмыс істейді']],
  ] as const) {
    for (const tab of [null, ...tabs]) {
      const visit = await here.visitors.page('student');
      await openScreen(visit.page, `/${locale}/${screen}?course=${all[0].uid}`);
      if (tab) await visit.page.getByRole('tab', { name: tab }).click();
      await settled(visit.page);
      expect(await faultsOfScreen(visit, locale), `${locale} ${tab ?? ''}`).toEqual([]);
      await visit.page.close();
    }
  }
}, 180_000);
