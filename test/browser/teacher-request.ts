import { expect, it } from 'vitest';
import { registrationSettingsUid } from '@portal/event-schemas/registration/records.ts';
import type { CourseInfo, SidebarCourse } from '@portal/event-schemas/registration/views.ts';
import { client } from '../support/client.ts';
import { faultsOfScreen } from './support/faults.ts';
import { openPortal } from './support/opening.ts';
import { pickSections } from './support/registering.ts';
import { openScreen, settled } from './support/settled.ts';

/** A full course, asked for and allowed, with the pages of student and teacher open side by side: nobody reloads. */
let full: SidebarCourse;
const here = openPortal(async () => {
  full = await fillCourse();
});

/** Takes the free seats out of a course that the account `teacher` gives from now on. */
async function fillCourse(): Promise<SidebarCourse> {
  const [student, teacher, office] = await Promise.all(
    ['student', 'teacher', 'office'].map(login => client(here.portal.url, 'en').login(login)),
  );
  const lecturer = (await teacher!.get('/user/my_roles/')).body.profile.uid;
  const courses: SidebarCourse[] = (await student!.get('/organizations/side_bar_list/')).body.groups.flatMap(
    (group: { courses: SidebarCourse[] }) => group.courses,
  );
  const chosen = courses.find(one => one.locked.length === 0 && one.status === null && one.seats.taken > 0)!;
  const { fluxes }: CourseInfo = (await student!.get('/organizations/info_table/', { course: chosen.uid })).body;
  for (const lesson of fluxes.flatMap(flux => flux.lessons)) {
    const path = `/registration/offerings/${chosen.uid}/lessons/${lesson.uid}`;
    expect((await office!.put(`${path}/capacity/`, { capacity: lesson.seats.taken })).status).toBe(200);
    expect((await office!.put(`${path}/teacher/`, { teacher: lecturer })).status).toBe(200);
  }
  expect(
    (
      await office!.put(`/organizations/request_to_teacher_setting/${registrationSettingsUid}/`, {
        request_to_teacher: true,
        request_waives_capacity: true,
      })
    ).status,
  ).toBe(200);
  await here.portal.host.waitForReadModels(await here.portal.host.log.head(), 10_000);
  return chosen;
}

it('a student asks for a seat in a full course, the teacher allows it, the student registers and stands in the teacher’s list', async () => {
  const student = await here.visitors.page('student');
  await openScreen(student.page, `/en/online-registration-for-courses?course=${full.uid}`);
  const request = student.page.getByRole('region', { name: 'Request to the teacher' });
  await request.getByRole('button', { name: 'Ask the teacher' }).click();
  await request.getByText('Choose your lessons first').waitFor();
  await pickSections(student.page, () => true);
  await request.getByLabel('Why you should be let in').fill('I need it for my diploma');
  expect(await faultsOfScreen(student, 'en')).toEqual([]);
  await request.getByRole('button', { name: 'Send the request' }).click();
  await request.getByText('The teacher has not answered yet').waitFor();

  const teacher = await here.visitors.page('teacher');
  await openScreen(teacher.page, '/en/teacher-requests');
  await teacher.page.getByRole('searchbox').fill('diploma');
  await teacher.page.getByRole('button', { name: 'Кузнецова Дарья' }).click();
  await teacher.page.getByText('I need it for my diploma').waitFor();
  await settled(teacher.page);
  expect(await faultsOfScreen(teacher, 'en')).toEqual([]);
  await teacher.page.getByRole('button', { name: 'Refuse', exact: true }).click();
  await teacher.page.getByText('Say why you refuse').waitFor();
  await teacher.page.getByLabel('Answer to the student').fill('There is room for one more');
  await teacher.page.getByRole('button', { name: 'Allow', exact: true }).click();
  await teacher.page.getByText('Nothing matches these conditions').waitFor();

  // The answer comes to the student's open page by itself.
  await request.getByText('There is room for one more').waitFor({ timeout: 15_000 });
  await request.getByRole('button', { name: 'Register with the permission' }).click();
  await student.page.getByText(/You are registered/).waitFor();
  await openScreen(student.page, '/en/my-teacher-requests');
  await student.page.getByText('you are registered').waitFor();

  await openScreen(teacher.page, `/en/list-registered-students/list?course=${full.uid}`);
  await teacher.page.getByRole('searchbox').fill('2024SE01');
  await teacher.page.getByText('by permission').waitFor();
  // What the browser says of the refusal that was meant to happen.
  expect(teacher.complaints.filter(text => !text.includes('422'))).toEqual([]);
  expect(student.complaints).toEqual([]);
});

it('the printed list of a course holds everybody, and fits a phone', async () => {
  const { page, complaints } = await here.visitors.page('teacher', { viewport: { width: 360, height: 800 } });
  await openScreen(page, `/en/list-registered-students/list?course=${full.uid}`);
  await page.getByRole('link', { name: 'Print' }).click();
  await page.getByRole('columnheader', { name: 'Signature' }).waitFor();
  const { count } = (await page.evaluate(
    async course => (await fetch(`/api/v1/registration/registered_students/?course=${course}&page_size=1`)).json(),
    full.uid,
  )) as { count: number };
  expect(await page.getByRole('row').count()).toBe(count + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await faultsOfScreen({ page, complaints }, 'en')).toEqual([]);
});
