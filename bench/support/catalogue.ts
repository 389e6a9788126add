import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { RunningHost } from '@portal/platform/host/running-host.ts';
import { idFrom, newId } from '@portal/platform/ids/ids.ts';
import { inParallel } from './history.ts';

/** The id of the n-th thing of a kind: the same in every run. */
export const uid = (kind: string, number: number): string => idFrom(`bench.${kind}`, String(number));
export const period = uid('period', 1);
export const many = (count: number, record: (number: number) => object): object[] =>
  Array.from({ length: count }, (_, number) => record(number));

const context = { actor: { id: 'system', roles: ['system'] }, locale: 'ru' as const, correlation_id: newId() };
/** Sends a command for each of these; throws on the first that is refused. */
export async function make(host: RunningHost, type: string, data: readonly object[]): Promise<void> {
  const command = host.commands.get(type)!;
  await inParallel(data, async one => {
    const outcome = await host.dispatcher.dispatch(command, one, context);
    if (!outcome.ok) throw new Error(`${type}: ${outcome.rejection.code} ${JSON.stringify(outcome.rejection.params)}`);
  });
}

/** A term, a faculty with 20 departments and programmes, teachers, and disciplines of a component. */
export async function makeCatalogue(
  host: RunningHost,
  { teachers, disciplines, component }: { teachers: number; disciplines: number; component: 'ok' | 'kv' },
): Promise<void> {
  await make(host, 'CreateStudyPeriod', [
    {
      uid: period,
      code: 'T',
      study_year: 2026,
      semester: 'autumn',
      name: sameInAll('Term'),
      start_date: '2026-09-01',
      end_date: '2027-01-20',
      weeks: 15,
    },
  ]);
  await make(host, 'CreateFaculty', [{ uid: uid('faculty', 1), code: 'F', name: sameInAll('Faculty') }]);
  await make(
    host,
    'CreateCathedra',
    many(20, number => ({
      uid: uid('cathedra', number),
      code: `K-${number}`,
      name: sameInAll(`Cathedra ${number}`),
      faculty: uid('faculty', 1),
      head: null,
    })),
  );
  await make(
    host,
    'CreateEduProgram',
    many(20, number => ({
      uid: uid('program', number),
      code: `P-${number}`,
      name: sameInAll(`Programme ${number}`),
      cathedra: uid('cathedra', number),
      edu_program_group: null,
      preparation_level: 'bachelor',
      study_years: 4,
    })),
  );
  await make(
    host,
    'CreateTeacher',
    many(teachers, number => ({
      uid: uid('teacher', number),
      code: `T-${number}`,
      last_name: `Teacher ${number}`,
      first_name: 'A',
      middle_name: '',
      cathedra: uid('cathedra', number % 20),
      position: null,
      is_advisor: false,
    })),
  );
  await make(
    host,
    'CreateDiscipline',
    many(disciplines, number => ({
      uid: uid('discipline', number),
      code: `D${1000 + number}`,
      name: sameInAll(`Дисциплина ${number}`),
      description: null,
      credits: 5,
      cathedra: uid('cathedra', number % 20),
      cycle: 'bd',
      component,
      prerequisites: [],
      corequisites: [],
      recommended_for: [],
      edu_programs: [],
      preparation_levels: [],
      is_sport: false,
      is_introductory: false,
      needs_medical_certificate: false,
    })),
  );
}
