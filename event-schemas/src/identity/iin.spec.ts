import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigitOf, isIin, isPin } from './iin.ts';

describe('an individual identification number', () => {
  it.each(['791028302728', '061211600012', '980540000397', '010740000978'])('%s is one', number =>
    expect(isIin(number)).toBe(true),
  );
  it('with another last digit is none', () => {
    expect(isIin('123456789012')).toBe(false);
    expect(checkDigitOf('123456789012')).toBe(3);
  });
  it('has its digit from the second pass where the first says ten', () => {
    expect(checkDigitOf('03010150161')).toBe(2);
    expect(isIin('030101501612')).toBe(true);
  });
  it('is never issued where both passes say ten', () => {
    expect(checkDigitOf('03010150084')).toBeNull();
    for (let digit = 0; digit < 10; digit++) expect(isIin(`03010150084${digit}`)).toBe(false);
  });
  it.each(['', '79102830272', '7910283027280', '79102830272x', '７９１０２８３０２７２８', ' 791028302728'])(
    '«%s» is none',
    text => expect(isIin(text)).toBe(false),
  );
  it('is not one any more when one of the first ten digits is mistyped', () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{11}$/).filter(start => checkDigitOf(start) !== null),
        // The weight of the eleventh is eleven: in the first pass it does not count.
        fc.nat(9),
        fc.integer({ min: 1, max: 9 }),
        (start, place, by) => {
          const number = `${start}${checkDigitOf(start)}`;
          const wrong = [...number];
          wrong[place] = String((Number(wrong[place]) + by) % 10);
          // The second pass can hide a slip that the first would show.
          return (
            checkDigitOf(wrong.join('')) !== Number(number[11]) || !isFirstPass(number) || !isFirstPass(wrong.join(''))
          );
        },
      ),
    ));
});
const isFirstPass = (number: string): boolean =>
  [...number.slice(0, 11)].reduce((sum, digit, index) => sum + Number(digit) * (index + 1), 0) % 11 !== 10;

it('a personal number of Kyrgyzstan has fourteen digits', () => {
  expect(isPin('12345678901234')).toBe(true);
  expect(isPin('1234567890123')).toBe(false);
});
