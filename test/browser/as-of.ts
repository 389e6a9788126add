import { expect, it } from 'vitest';
import { openPortal } from './support/opening.ts';
import { chooseCourse } from './support/registering.ts';
import { openScreen, settled } from './support/settled.ts';

const here = openPortal();

it('the auditor looks at the portal as of a moment: a student’s screen, the next event, the one before it, and back', async () => {
  const student = await here.visitors.page('student');
  await openScreen(student.page, '/en/online-registration-for-courses');
  const before = await here.portal.host.log.head();
  await chooseCourse(student.page, 'Computer Networks');
  await student.page
    .locator('.page-header')
    .getByText('Choosing courses', { exact: true })
    .waitFor({ timeout: 15_000 });

  const { page, complaints } = await here.visitors.page('auditor');
  await openScreen(page, `/en/audit/as-of?position=${before}`);
  await page.getByRole('heading', { name: 'Screens of the office' }).waitFor({ timeout: 30_000 });
  await page.getByRole('searchbox', { name: 'Student’s name or code' }).fill('Кузнецова Дарья');
  await page.getByRole('button', { name: /Кузнецова Дарья/ }).click();
  await page.getByRole('button', { name: 'Course registration' }).click();

  // As the student saw it then: nothing was chosen yet.
  await page.locator('.page-header').getByText('Not started', { exact: true }).waitFor({ timeout: 15_000 });
  const banner = page.getByRole('region', { name: /^As of/ });
  await banner.getByText('Screens of the student Кузнецова Дарья', { exact: false }).waitFor();

  // Event by event to the course that was chosen.
  const chosen = page.locator('.page-header').getByText('Choosing courses', { exact: true });
  for (let step = 0; step < 10 && !(await chosen.isVisible()); step++) {
    const at = await banner.getByText(/^event #/).innerText();
    await banner.getByRole('button', { name: 'Next event' }).click();
    await expect.poll(() => banner.getByText(/^event #/).innerText()).not.toBe(at);
    await settled(page);
  }
  expect(await chosen.isVisible()).toBe(true);

  // And back by an event, as quickly; what the student could do then is not offered.
  await banner.getByRole('button', { name: 'Previous event' }).click();
  await page.locator('.page-header').getByText('Not started', { exact: true }).waitFor({ timeout: 15_000 });
  await settled(page);
  expect(await page.getByRole('button', { name: 'Send to advisor' }).count()).toBe(0);

  await banner.getByRole('button', { name: 'Back to the present' }).click();
  await page.getByRole('heading', { name: 'As of a moment' }).waitFor({ timeout: 15_000 });
  await settled(page);
  expect(await page.getByRole('region', { name: /^As of/ }).count()).toBe(0);
  expect([...student.complaints, ...complaints]).toEqual([]);
}, 120_000);

it('the menu stays in the moment that was chosen, on every page it leads to and when one is loaded anew, until it is left', async () => {
  const { page, complaints } = await here.visitors.page('auditor');
  await openScreen(page, `/en/audit/as-of?position=${(await here.portal.host.log.head()) - 1}`);
  const banner = page.getByRole('region', { name: /^As of/ });
  await banner.waitFor({ timeout: 30_000 });
  await settled(page);
  const moment = () => banner.getByText(/^event #/).innerText();
  const chosen = await moment();
  /** What is asked from now on, and of which moment. */
  const asked: [path: string, asOf: string | undefined][] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push([pathname, request.headers()['x-as-of']]);
  });
  const go = async (path: string, title: string) => {
    await page.getByRole('navigation', { name: 'Menu' }).locator(`a[href="/en/${path}"]`).click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await settled(page);
  };
  for (const [path, title] of [
    ['people/students', 'Students'],
    ['curriculum/faculties', 'Faculties'],
    ['students-list', 'Students'],
  ] as const) {
    await go(path, title);
    expect(await moment()).toBe(chosen);
  }
  await page.reload();
  await banner.waitFor({ timeout: 30_000 });
  await settled(page);
  expect(await moment()).toBe(chosen);
  expect(asked.map(([path]) => path)).toEqual(expect.arrayContaining(['/api/v1/curriculum/students/']));
  expect(asked.filter(([, asOf]) => asOf === undefined)).toEqual([]);

  await banner.getByRole('button', { name: 'Back to the present' }).click();
  await page.getByRole('heading', { name: 'As of a moment' }).waitFor({ timeout: 15_000 });
  await settled(page);
  expect(await banner.count()).toBe(0);
  asked.length = 0;
  await go('people/students', 'Students');
  expect(asked.filter(([, asOf]) => asOf !== undefined)).toEqual([]);
  expect(complaints).toEqual([]);
}, 120_000);
