import { expect, it } from 'vitest';
import { client } from '../support/client.ts';
import { faultsOfScreen } from './support/faults.ts';
import { tabTo } from './support/keyboard.ts';
import { openPortal } from './support/opening.ts';
import { openListed } from './support/registering.ts';
import { openScreen, settled } from './support/settled.ts';

/** Whole weeks and plans: from wishes through a draft that the advisor answers to seats that are held in one act. */
const here = openPortal();
const screen = 'online-registration-for-courses';

it('a way to take a course without a clash is picked by keyboard, all lessons at once', async () => {
  const { page, complaints } = await here.visitors.page('student');
  await openScreen(page, `/en/${screen}`);
  await openListed(page, 'Fundamentals of Law and Anti-Corruption Culture', { keyboard: true });
  const ways = page.getByRole('region', { name: 'Ways to take the course' }).locator('button[aria-pressed]');
  await tabTo(page, ways.first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => ways.nth(1).getAttribute('aria-pressed')).toBe('true');
  const picked = page.locator('li button[data-rove][aria-pressed="true"]:visible');
  await expect.poll(() => picked.count()).toBeGreaterThan(1);
  expect(await page.getByRole('button', { name: 'Register', exact: true }).isEnabled()).toBe(true);
  expect(complaints).toEqual([]);
}, 60_000);

it('a student builds a week, shows it to the advisor, who answers on the same week, and takes it over as a whole', async () => {
  const visit = await here.visitors.page('student');
  const { page } = visit;
  await openScreen(page, `/en/${screen}`);
  await page.getByRole('link', { name: 'Build my week' }).click();
  const build = page.getByRole('button', { name: 'Build', exact: true });
  await build.waitFor();
  // Three courses of those that can be chosen, whatever was ticked.
  const boxes = page.getByRole('group', { name: /^(Planned for this term|Can be chosen)$/ }).getByRole('checkbox');
  for (const box of await boxes.all()) await box.setChecked(false);
  for (const name of ['Computer Networks', 'Machine Learning', 'Project Management'])
    await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
  await page.getByRole('checkbox', { name: 'Few gaps' }).check();
  await build.click();
  await page.getByText(/^Week 1 of \d+$/).waitFor();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText(/^Week 2 of \d+$/).waitFor();
  await settled(page);
  expect(await faultsOfScreen(visit, 'en')).toEqual([]);
  await page.setViewportSize({ width: 1360, height: 900 });
  await page.getByRole('button', { name: 'Save as a plan' }).click();
  await page.getByText('The plan is saved').waitFor();

  await page.getByRole('link', { name: 'Back to the courses' }).click();
  await page.getByRole('link', { name: 'Plans', exact: true }).click();
  const plan = page.getByRole('region', { name: 'Plan 1' });
  await plan.getByText('3 courses').waitFor();
  await plan.getByRole('button', { name: 'Show to advisor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show to advisor' }).click();
  await page.getByText('Your advisor has the plan').waitFor();

  const advisor = await here.visitors.page('advisor');
  await openScreen(advisor.page, '/en/week-plans');
  await advisor.page.getByRole('button', { name: 'Кузнецова Дарья' }).first().click();
  await advisor.page.getByRole('group', { name: /^Week timetable/ }).waitFor();
  expect(await faultsOfScreen(advisor, 'en')).toEqual([]);
  await advisor.page.setViewportSize({ width: 1360, height: 900 });
  await advisor.page.getByRole('button', { name: 'Approve', exact: true }).click();
  await plan.getByText('Approved').waitFor({ timeout: 15_000 });

  await plan.getByRole('button', { name: 'Take this plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take this plan' }).click();
  await page.getByText('You are registered for all courses of the week').waitFor();
  const mine = page.getByRole('region', { name: 'My card' });
  for (const name of ['Computer Networks', 'Machine Learning', 'Project Management'])
    await mine.getByRole('button', { name, exact: true }).waitFor();
  expect([visit, advisor].flatMap(({ complaints }) => complaints)).toEqual([]);
}, 180_000);

it('is whole in Russian and Kazakh with built weeks and two plans side by side', async () => {
  const student = await client(here.portal.url, 'en').login('student');
  const uid: string = (await student.get('/organizations/year_semester/')).body.status_info.uid;
  const basket = (await student.get('/organizations/basket_modal/')).body.results;
  const courses = basket.map(({ uid: course, lessons }: any) => ({
    course,
    lessons: lessons.map((lesson: any) => lesson.uid),
  }));
  expect((await student.post(`/week_plans/${uid}/plans/`, { name: 'Another', courses })).status).toBe(200);
  for (const [locale, build] of [
    ['ru', 'Собрать'],
    ['kk', 'Құрастыру'],
  ] as const) {
    const visit = await here.visitors.page('student');
    await openScreen(visit.page, `/${locale}/${screen}?view=build`);
    await visit.page.getByRole('button', { name: build, exact: true }).click();
    await settled(visit.page);
    expect(await faultsOfScreen(visit, locale), `${locale} build`).toEqual([]);
    await visit.page.close();
    const plans = await here.visitors.page('student');
    await openScreen(plans.page, `/${locale}/${screen}?view=plans`);
    await settled(plans.page);
    expect(await faultsOfScreen(plans, locale), `${locale} plans`).toEqual([]);
    await plans.page.close();
  }
}, 120_000);
