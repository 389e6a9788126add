import type { Page } from 'playwright-core';
import { courseInList, isFree, pickSections } from '../../test/browser/support/registering.ts';
import { openScreen, settled } from '../../test/browser/support/settled.ts';
import { client } from '../../test/support/client.ts';
import type { Hand } from './hand.ts';

export interface Task {
  name: string;
  login: string;
  on: 'laptop' | 'phone';
  /** What stands before the task begins. */
  before?: (origin: string) => Promise<void>;
  /** Where the person is when the task begins. */
  open: (page: Page) => Promise<void>;
  run: (hand: Hand) => Promise<void>;
}

/** With lectures, practices and laboratories; five for whom nothing stands in the way but each other. */
const five = [
  'Computer Networks',
  'Fundamentals of Law and Anti-Corruption Culture',
  'Machine Learning',
  'Intercultural Communication',
  'Project Management',
] as const;
const [networks] = five;
const locked = 'Information Security';
const full = 'Ecology and Life Safety';
const me = 'Кузнецова Дарья';
const remark = 'Take another course, please.';
/** So many wait for the advisor: nine of the demo university, and the one above. */
const cards = 10;

const registration = '/en/online-registration-for-courses';
const at = (address: string) => (page: Page) => openScreen(page, address);

async function emptyCard(origin: string): Promise<void> {
  const student = await client(origin, 'en').login('student');
  const uid: string = (await student.get('/organizations/year_semester/')).body.status_info.uid;
  for (const { uid: course, status } of (await student.get('/organizations/basket_modal/')).body.results)
    if (status === 'registered')
      await student.call('POST', '/organizations/delete_card/', { query: { course, uid }, body: {} });
}

/** The card that came back goes to the advisor again, with a course less. */
async function sendAgain(origin: string): Promise<void> {
  const student = await client(origin, 'en').login('student');
  const status = async () => (await student.get('/organizations/year_semester/')).body.status_info;
  // A decision is held for some seconds.
  for (let tries = 0; !(await status()).editable && tries < 30; tries++)
    await new Promise(resolve => {
      setTimeout(resolve, 500);
    });
  const { uid } = await status();
  const [first] = (await student.get('/organizations/basket_modal/')).body.results;
  await student.call('POST', '/organizations/delete_card/', { query: { course: first.uid, uid }, body: {} });
  const sent = await student.call('POST', '/organizations/send_advaizer/', { query: { uid }, body: {} });
  if (sent.status !== 200) throw new Error(`The card was not sent: ${JSON.stringify(sent.body)}`);
}

/** The advisor's queue with all that waits in it: a list remembers what was searched for in it last. */
async function wholeQueue(page: Page): Promise<void> {
  await openScreen(page, '/en/adviser/online-registration-for-courses');
  await page.getByRole('searchbox').fill('');
  await page
    .locator('tbody tr')
    .nth(cards - 1)
    .waitFor();
  await settled(page);
}

/** On a phone a course is a page of its own: one that was registered leads back to the list, from another the first link does. */
async function openCourse(hand: Hand, name: string): Promise<void> {
  const back = hand.page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Courses' });
  const course = courseInList(hand.page, name);
  if (!(await course.isVisible()) && (await back.isVisible())) await hand.click(back);
  await hand.click(course);
  await hand.page
    .getByRole('heading', { name: new RegExp(`^${name}`) })
    .first()
    .waitFor();
  await settled(hand.page);
}
/** The first way without a clash, where there is more than one. */
async function chooseWay(hand: Hand): Promise<void> {
  const way = hand.page.getByRole('region', { name: 'Ways to take the course' }).getByRole('button').first();
  const ready = hand.page.getByRole('button', { name: 'Register', exact: true, disabled: false });
  await way.or(ready).first().waitFor();
  if (await way.isVisible()) await hand.click(way);
}
async function register(hand: Hand, name: string): Promise<void> {
  await openCourse(hand, name);
  await chooseWay(hand);
  await hand.click(hand.page.getByRole('button', { name: 'Register', exact: true }));
  await hand.page.getByText(`You are registered: ${name}`).first().waitFor();
  await courseInList(hand.page, name).waitFor();
}

const asStudent: Omit<Task, 'on'>[] = [
  {
    name: 'register five given courses, one by one',
    login: 'student',
    before: emptyCard,
    open: at(registration),
    run: async hand => {
      for (const name of five) await register(hand, name);
    },
  },
  {
    name: 'register the same five as one week',
    login: 'student',
    before: emptyCard,
    open: at(registration),
    run: async hand => {
      const { page } = hand;
      await hand.click(page.getByRole('link', { name: 'Build my week' }));
      const build = page.getByRole('button', { name: 'Build', exact: true });
      await build.waitFor();
      await settled(page);
      const boxes = page.getByRole('group', { name: /^(Planned for this term|Can be chosen)$/ }).getByRole('checkbox');
      for (const box of await boxes.all()) {
        const words = (await box.locator('xpath=..').innerText()).trim();
        if ((await box.isChecked()) !== five.some(name => words.startsWith(name))) await hand.click(box);
      }
      await hand.click(build);
      await page.getByText(/^Week 1 of \d+$/).waitFor();
      await hand.click(page.getByRole('button', { name: 'Register for the whole week' }));
      await page.getByText('You are registered for all courses of the week').waitFor();
    },
  },
  {
    name: 'swap a lesson',
    login: 'student',
    open: at(registration),
    run: async hand => {
      await openCourse(hand, networks);
      const other = hand.page.locator('li button[data-rove][aria-pressed="false"]:visible');
      const words = await other.locator('.visually-hidden').allTextContents();
      const free = words.findIndex(isFree);
      if (free < 0) throw new Error(`No other lesson is free: ${words.join(' | ')}`);
      await hand.click(other.nth(free));
      await hand.click(hand.page.getByRole('button', { name: 'Change lessons' }));
      await hand.page.getByText(`Lessons changed: ${networks}`).first().waitFor();
    },
  },
  {
    name: 'find why a course is locked',
    login: 'student',
    open: at(registration),
    run: async hand => {
      await openCourse(hand, locked);
      await hand.page
        .getByText(/must be completed first/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'join a line and leave it',
    login: 'student',
    open: at(registration),
    run: async hand => {
      await openCourse(hand, full);
      await pickSections(hand.page, section => !/clash:/.test(section), {
        rather: true,
        click: target => hand.click(target),
      });
      await hand.click(hand.page.getByRole('button', { name: 'Join the waiting list' }));
      await hand.click(hand.page.getByRole('button', { name: 'Leave the list' }).first());
      await hand.click(hand.page.getByRole('dialog').getByRole('button', { name: 'Leave the list' }));
      await hand.page.getByText('You left the waiting list').first().waitFor();
    },
  },
];

const decision = (page: Page) => page.getByRole('region', { name: 'Decision on the card' });
const onLaptop: Omit<Task, 'on'>[] = [
  {
    name: 'open the next deadline',
    login: 'student',
    open: at('/en/desktop'),
    run: async hand => {
      await hand.click(hand.page.getByRole('link', { name: /: .*registration/i }).first());
      await hand.page.getByRole('region', { name: /^Courses/ }).waitFor();
    },
  },
  {
    name: 'send the card',
    login: 'student',
    open: at(registration),
    run: async hand => {
      await hand.click(hand.page.getByRole('button', { name: 'Send to advisor' }));
      await hand.click(hand.page.getByRole('dialog').getByRole('button', { name: 'Send to advisor' }));
      await hand.page.getByText('The card was sent to your advisor').waitFor();
    },
  },
  {
    name: 'return a card',
    login: 'advisor',
    open: at('/en/adviser/online-registration-for-courses'),
    run: async hand => {
      const { page } = hand;
      await hand.type(page.getByRole('searchbox'), me);
      await hand.click(page.getByRole('link', { name: me }));
      await hand.click(decision(page).getByRole('button', { name: /^Return/ }));
      const dialog = page.getByRole('dialog');
      await hand.type(dialog.getByLabel('Comment'), remark);
      await hand.click(dialog.getByRole('button', { name: /^Return/ }));
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    name: 'approve ten cards',
    login: 'advisor',
    before: sendAgain,
    open: wholeQueue,
    run: async hand => {
      const { page } = hand;
      const title = page.getByRole('heading', { level: 1 });
      await hand.click(page.locator('tbody').getByRole('link').first());
      for (let count = 0; count < cards; count++) {
        const approve = decision(page)
          .getByRole('button', { name: /^Approve/ })
          .and(page.locator(':enabled'));
        await approve.waitFor();
        const name = await title.innerText();
        await hand.click(approve);
        const dialog = page.getByRole('dialog');
        const decided = page.getByText(`Approving the card of ${name}`);
        await dialog.or(decided).first().waitFor();
        // Below the least credits there has to be a reason.
        if (await dialog.isVisible()) {
          await hand.type(dialog.getByRole('textbox'), 'Writes the diploma');
          await hand.click(dialog.getByRole('button', { name: /^Approve/ }));
          await decided.waitFor();
        }
      }
    },
  },
  {
    name: 'find an old state of a card',
    login: 'auditor',
    open: at('/en/audit/history'),
    run: async hand => {
      const { page } = hand;
      await hand.type(page.getByRole('combobox', { name: /^Person, course/ }), me);
      await hand.click(page.getByRole('option', { name: new RegExp(me) }).first());
      await hand.click(
        page
          .getByRole('main')
          .getByRole('link', { name: /^Registration card/ })
          .first(),
      );
      await page.getByRole('heading', { name: 'Then and now' }).waitFor();
      await settled(page);
      await page.getByRole('slider', { name: 'Moment in time' }).focus();
      await hand.press('ArrowLeft');
      await hand.press('ArrowLeft');
      await page.getByText(/^event \d+ of \d+$/).waitFor();
    },
  },
];

export const tasks: readonly Task[] = [
  ...asStudent.map((task): Task => ({ ...task, on: 'phone' })),
  ...asStudent.map((task): Task => ({ ...task, on: 'laptop' })),
  ...onLaptop.map((task): Task => ({ ...task, on: 'laptop' })),
];
