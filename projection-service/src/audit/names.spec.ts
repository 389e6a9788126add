import { sentenceOf } from '@portal/event-schemas/kernel/sentences.ts';
import { expect, it } from 'vitest';
import { createSentenceValueFormatter } from './names.ts';
import { allSentences } from './sentences.ts';
import { codesInWords } from './describe-events.ts';

const spell = createSentenceValueFormatter(
  new Map([
    ['l', 'практика 1'],
    ['s', 'Асанов А.'],
  ]),
  codesInWords,
  () => '',
  value => (typeof value === 'string' ? value : (value as { ru: string }).ru),
);
const told = (status: 'blocked' | 'cancelled' | null, reason: string) =>
  sentenceOf(
    allSentences,
    { type: 'CourseAccessSet', data: { level: 'lesson', target: 'l', status, reason } },
    'Иванова А.',
    'ru',
    spell,
  );

it('access is told by what was done, as its own history tells it', () => {
  expect([told(null, ''), told('blocked', 'Ремонт'), told('cancelled', 'Приказ 7')]).toEqual([
    'Иванова А. открывает запись: практика 1',
    'Иванова А. закрывает запись: практика 1; причина: Ремонт',
    'Иванова А. отменяет: практика 1; причина: Приказ 7',
  ]);
});

it.each([
  ['declined', null, 'студент отказался'],
  ['checks_failed', 'registration.time_clash', 'проверка не пройдена (Накладка по времени)'],
])('an offer that is passed on says why: %s %s', (reason, code, words) => {
  expect(
    sentenceOf(
      allSentences,
      { type: 'OfferPassed', data: { student: 's', lessons: [], reason, code, params: {} } },
      'Портал',
      'ru',
      spell,
    ),
  ).toBe(`Предложенное студенту Асанов А. место перешло дальше: ${words}`);
});
