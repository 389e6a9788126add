import { expect, it } from 'vitest';
import { client } from '../support/client.ts';
import { faultsOfScreen } from './support/faults.ts';
import { openPortal } from './support/opening.ts';
import { isFree, pickSections } from './support/registering.ts';
import { openScreen, settled } from './support/settled.ts';

/** A course that is closed by its prerequisite, opened by hand, with the pages of office and student open side by side: nobody reloads. */
const here = openPortal();

it('the office lets a student past a prerequisite on the student’s card, the student registers, and the permission goes again', async () => {
  const reader = await client(here.portal.url, 'en').login('student');
  const { status_info } = (await reader.get('/organizations/year_semester/')).body;
  const courses: any[] = (await reader.get('/organizations/side_bar_list/')).body.groups.flatMap(
    (group: any) => group.courses,
  );
  const locked = courses.find(
    one => one.locked.length === 1 && one.locked[0].code === 'registration.prerequisite_missing' && one.seats.left > 0,
  );

  const student = await here.visitors.page('student');
  await openScreen(student.page, `/en/online-registration-for-courses?course=${locked.uid}`);
  await student.page.getByText('Can’t be chosen').waitFor();

  const office = await here.visitors.page('office');
  await openScreen(office.page, `/en/students-list/view/${status_info.uid}?tab=permits`);
  await office.page.getByRole('button', { name: 'Give a permission' }).click();
  const dialog = office.page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Course' }).fill(locked.code);
  await office.page.getByRole('option', { name: locked.code }).click();
  await dialog.getByRole('checkbox', { name: 'Prerequisites' }).check();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Studied abroad');
  await dialog.getByRole('button', { name: 'Permit', exact: true }).click();
  await office.page
    .getByRole('list', { name: 'Permissions for the course' })
    .getByRole('listitem')
    .filter({ hasText: 'Studied abroad' })
    .waitFor();
  await settled(office.page);
  expect(await faultsOfScreen(office, 'en')).toEqual([]);

  // The student's open page has it by itself.
  await student.page.getByRole('button', { name: 'Register', exact: true }).waitFor({ timeout: 15_000 });
  await pickSections(student.page, isFree);
  await student.page.getByRole('button', { name: 'Register', exact: true }).click();
  await student.page.getByText(/You are registered/).waitFor();

  await openScreen(office.page, `/en/courses/${locked.uid}`);
  await office.page.getByRole('button', { name: 'Withdraw: Кузнецова Дарья', exact: false }).click();
  await office.page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('A mistake');
  await office.page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await office.page.getByText('No permission was given for this course.').waitFor();
  await openScreen(office.page, `/en/students-list/view/${status_info.uid}?tab=permits`);
  await office.page.getByText(/withdraws the permission/).waitFor();
  expect([...student.complaints, ...office.complaints]).toEqual([]);
}, 180_000);
