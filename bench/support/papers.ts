import { stateSystem, markRanges, markOf } from '@portal/event-schemas/grades/calculation/grading-system.ts';
import { locales, sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { printPaper } from '@portal/platform/pdf/print.ts';
import { paperOf, type Printed } from '@portal/projection-service/grades/statements/paper.ts';

const students = 25;
const marks = markRanges(stateSystem).map(({ code }) => markOf(stateSystem, code)!);
const letters = [...'АӘБВГҒДЕЖЗИКҚЛМНҢОӨПРСТУҰҮХҺІ'];
const name = (number: number): string => {
  const letter = (place: number): string => letters[(number * (place + 3) + place * place) % letters.length]!;
  const word = (length: number, from: number): string =>
    letter(from) + Array.from({ length }, (_, place) => letter(from + place + 1).toLowerCase()).join('');
  return `${word(7, number % 5)} ${word(5, number % 7)} ${word(8, number % 11)}`;
};
const statement = (number: number): Printed => ({
  ...{
    kind: 'final',
    number: `${number}/2026`,
    code: `MAT${number}`,
    name: sameInAll(`Discipline ${number}`),
    stream: 1,
  },
  ...{ study_period_name: sameInAll('2026/2027, 1'), credits: 5, reason: '', correction_of: null, superseded_by: null },
  ...{ registered_at: '2026-12-20T08:00:00.000Z', check_code: `7K3QDM9T4XV2B8N${String(number).padStart(5, '0')}` },
  ...{ signed_teacher_name: name(number), signed_teacher_at: '2026-12-19T08:00:00.000Z', signed_office_name: name(1) },
  rows: Array.from({ length: students }, (_, place) => ({
    ...{ student: String(place), student_name: name(number * students + place), group: `IT-${number % 40}` },
    ...{ rating: 6000 + ((number * 37 + place * 113) % 4000), exam: 5000 + ((number * 53 + place * 71) % 5000) },
    ...{ percent: 50 + ((number + place) % 50), mark: marks[(number + place) % marks.length]! },
  })),
});
const place = { university: sameInAll('University'), portal: 'https://portal.example', zone: 'Asia/Bishkek' };

/** Prints so many final statements of a group, in four languages, each as a reader asks for it; how many pages they are, in how many seconds. */
export async function printStatements(count: number): Promise<{ pages: number; seconds: number }> {
  let pages = 0;
  const print = async (number: number): Promise<void> => {
    const pdf = await printPaper(paperOf(statement(number), { language: locales[number % locales.length]!, ...place }));
    pages += pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)!.length;
  };
  // The first paper waits for its thread.
  await print(0);
  pages = 0;
  const began = performance.now();
  for (let number = 1; number <= count; number++) await print(number);
  return { pages, seconds: (performance.now() - began) / 1000 };
}
