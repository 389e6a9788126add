import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Impact, PlannedCourseView, TouchedStudent } from '@portal/event-schemas/offerings/views.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, loadCode, openPages, refusal, slow, someUid, type Answers } from '../../testing/portal.tsx';
import { lecture, lesson, on, planned, practice, second, serverWith } from '../testing/planned.ts';

beforeAll(() => Promise.all([loadCode('planned-course'), import('./impact-dialog.tsx')]), slow);
afterEach(closePages);

const student = (uid: string, change: Partial<TouchedStudent>): TouchedStudent => ({
  uid,
  display_name: uid,
  code: uid,
  student_group: null,
  effects: ['changed'],
  lessons: [lecture, practice],
  clashes: [],
  alternatives: [],
  ...change,
});
const impactOn = (...students: TouchedStudent[]): Impact => ({
  touched: students.length,
  clash: 0,
  lose_seat: 1,
  exceed_room: 0,
  over: [],
  rooms: [],
  free: [{ lesson: second, seats: 5 }],
  students,
});
const opened = (): PlannedCourseView => {
  const course = planned({ state: 'open' });
  course.fluxes[0]!.lessons.push(lesson(second, { load_type: 'practice', section: '2', meetings: [on(3, 600)] }));
  return course;
};
const open = (course: PlannedCourseView, answers: Answers = {}) =>
  openPages(`offerings/${someUid}`, { roles: ['office'], answers: serverWith(course, answers) });
// Roles and names of the whole page take their time: what has its words is found by them.
const press = async (words: string): Promise<void> => void fireEvent.click(await screen.findByText(words));
const write = async (label: RegExp | string, value: string): Promise<void> =>
  void fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const sent = ({ asked }: ReturnType<typeof open>) => asked.filter(({ call }) => call.startsWith('PUT'));
async function saveCredits(to: string): Promise<void> {
  await write('Credits', to);
  await press('Save');
}

describe('a change that touches students', () => {
  const keeps = student('Anna', {});
  const moves = student('Boris', {
    effects: ['lesson_removed'],
    alternatives: [[lecture, second]],
  });
  const stuck = student('Clara', { effects: ['lesson_removed'] });
  const choices = async (who: string): Promise<HTMLElement[]> => {
    fireEvent.mouseDown(await screen.findByLabelText(`Decision: ${who}`));
    return [...(await screen.findByRole('listbox')).children] as HTMLElement[];
  };
  const release = async (who: string): Promise<void> => {
    fireEvent.click((await choices(who)).find(({ textContent }) => textContent === 'remove and notify')!);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  };

  it(
    'is saved once each of them is decided on and a reason is given',
    async () => {
      const page = open(opened(), { 'POST /offerings/{uid}/impact/': impactOn(keeps, moves, stuck) });
      await saveCredits('6');
      await screen.findByText('The change affects 3 students');
      const save = await screen.findByText<HTMLButtonElement>('Save and notify');
      screen.getByText(/Undecided: 1/);
      await write(/^Reason/, 'No lecturer');
      expect(save.disabled).toBe(true);
      // Who has lost their lesson cannot stay in it.
      expect((await choices('Clara')).map(({ textContent }) => textContent)).toEqual(['remove and notify']);
      fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' });
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await release('Clara');
      expect(save.disabled).toBe(false);
      expect(sent(page)).toEqual([]);
      fireEvent.click(save);
      await waitFor(() => expect(sent(page)).toHaveLength(1));
      expect(sent(page)[0]!.body).toMatchObject({
        credits: 6,
        reason: 'No lecturer',
        seen: { credits: 5 },
        students: [
          { student: 'Anna', choice: 'keep' },
          { student: 'Boris', choice: 'move', lessons: [lecture, second] },
          { student: 'Clara', choice: 'release' },
        ],
      });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    slow,
  );

  it(
    'asks again where students have come meanwhile, and keeps what was decided',
    async () => {
      let tries = 0;
      const page = open(opened(), {
        'POST /offerings/{uid}/impact/': () => (tries === 0 ? impactOn(keeps) : impactOn(keeps, stuck)),
        'PUT /offerings/{uid}/': () =>
          tries++ === 0
            ? refusal(409, 'offerings.students_changed', 'Students have joined')
            : { uid: someUid, uids: {} },
      });
      await saveCredits('6');
      await release('Anna');
      await write(/^Reason/, 'Repairs');
      await press('Save and notify');
      await screen.findByText('Students have joined');
      await screen.findByLabelText('Decision: Clara');
      await release('Clara');
      await press('Save and notify');
      await waitFor(() => expect(sent(page)).toHaveLength(2));
      expect(sent(page)[1]!.body).toMatchObject({
        reason: 'Repairs',
        students: [
          { student: 'Anna', choice: 'release' },
          { student: 'Clara', choice: 'release' },
        ],
      });
    },
    slow,
  );
});

describe('a plan that somebody else has saved meanwhile', () => {
  it(
    'is not written over: what was typed stays until its author decides',
    async () => {
      const theirs = { ...planned({ credits: 9 }), changed_at: '2026-08-20T11:00:00.000Z' };
      let saved = planned();
      const page = open(saved, {
        'GET /offerings/{uid}/': () => saved,
        'PUT /offerings/{uid}/': ({ body }: { body: any }) => {
          if (body.seen.credits === 9) return { uid: someUid, uids: {} };
          saved = theirs;
          return refusal(409, 'platform.changed_meanwhile', 'Changed', { credits: 'changed' });
        },
      });
      await saveCredits('6');
      await screen.findByText(/somebody else changed the course/);
      expect((await screen.findByLabelText<HTMLInputElement>('Credits')).value).toBe('6');
      await press('Keep mine and save over it');
      await press('Save');
      await waitFor(() => expect(sent(page)).toHaveLength(2));
      expect(sent(page)[1]!.body).toMatchObject({ credits: 6, seen: { credits: 9 } });
    },
    slow,
  );
});

it(
  'what is typed while it is saved is not lost, and goes with the ids that new lessons have got',
  async () => {
    let answer = (): void => undefined;
    const page = open(planned({ fluxes: [] }), {
      'PUT /offerings/{uid}/': async ({ body }: { body: any }) => {
        await new Promise<void>(done => (answer = done));
        return new Response(JSON.stringify({ uid: someUid, uids: { [body.fluxes[0].lessons[0].uid]: lecture } }));
      },
    });
    await press('Add a stream');
    await press('Save');
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    await write('Credits', '7');
    answer();
    await screen.findByText('Saved');
    await press('Save');
    await waitFor(() => expect(sent(page)).toHaveLength(2));
    expect(sent(page)[1]!.body).toMatchObject({ credits: 7, fluxes: [{ lessons: [{ uid: lecture }] }] });
  },
  slow,
);

it(
  'seats below those taken are refused at their lesson, which is opened',
  async () => {
    open(opened(), {
      'POST /offerings/{uid}/impact/': { ...impactOn(), lose_seat: 0 },
      'PUT /offerings/{uid}/': refusal(422, 'platform.invalid', 'Check the fields', {
        'fluxes.0.lessons.1.capacity': 'Too few seats',
      }),
    });
    await saveCredits('6');
    const field = await screen.findByText('Too few seats');
    expect(field.closest('li')!.id).toBe(`lesson-${practice}`);
  },
  slow,
);
