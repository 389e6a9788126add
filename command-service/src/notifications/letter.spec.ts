import { describe, expect, it } from 'vitest';
import { fold, given } from '@portal/platform/testing/given.ts';
import { letter, sendLetter } from './letter.ts';

const [uid, advisor, mine, other] = ['f1', '0c', '0a', '0b'].map(end => `01990000-0000-7000-8000-0000000000${end}`) as [
  string,
  string,
  string,
  string,
];
const content = { letter: uid, subject: 'Встреча', text: 'Завтра в 14:00.' };
const facts = new Map<string, string | null | undefined>([
  [mine, advisor],
  [other, null],
]);
const as = (...roles: string[]) => ({ actor: { id: advisor, roles }, facts });
const sent = (...to: string[]) => ({ type: 'LetterSent', data: { ...content, from: advisor, to } });

describe('a letter to students', () => {
  it('goes from an advisor to their own students, once to each', () => {
    expect(given().when(sendLetter, { ...content, students: [mine, mine] }, as('supervisor'))).toEqual([[sent(mine)]]);
  });
  it('goes from the office to any students', () => {
    expect(given().when(sendLetter, { ...content, students: [mine, other] }, as('office'))).toEqual([
      [sent(mine, other)],
    ]);
  });
  it('names the administrator’s account as the sender when they act as somebody', () => {
    const actor = { id: other, roles: ['supervisor'], on_behalf_of: advisor };
    expect(given().when(sendLetter, { ...content, students: [mine] }, { actor, facts })).toEqual([[sent(mine)]]);
  });
  it('is refused when one of them is another advisor’s student', () => {
    expect(given().when(sendLetter, { ...content, students: [mine, other] }, as('supervisor'))).toMatchObject({
      code: 'notifications.not_your_students',
      params: { count: 1, students: [other] },
    });
  });
  it('is refused when one of them is no student', () => {
    expect(given().when(sendLetter, { ...content, students: [mine, uid] }, as('office'))).toMatchObject({
      code: 'notifications.student_not_found',
      params: { count: 1 },
    });
  });
  it('is not sent twice', () => {
    expect(given([sent(mine)]).when(sendLetter, { ...content, students: [mine] }, as('supervisor'))).toEqual([[]]);
    expect(fold(letter, [{ type: 'FromTomorrow', data: {} }])).toEqual({ isSent: false });
  });
});
