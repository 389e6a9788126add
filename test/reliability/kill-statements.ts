import { afterEach, expect } from 'vitest';
import { sheetId } from '@portal/event-schemas/grades/ids.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { added, approved, marked, sent } from '../../command-service/src/grades/testing.ts';
import { appender } from '../../projection-service/src/applications/reading/testing/append.ts';
import { id, period } from '../../command-service/src/registration/testing/world.ts';
import { chaosTest, rounds, whole } from './support/chaos.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { readLog } from './support/log.ts';
import { portalProcess, type PortalProcess } from './support/processes.ts';
import { startRush, type Request } from './support/rush.ts';
import { createUniversity, toolHost, type University } from './support/university.ts';

let installation: Installation;
let portal: PortalProcess | undefined;
afterEach(async () => {
  await portal?.kill();
  portal = undefined;
  await installation.clear();
});

const [many, clerks, kinds] = [60, 6, ['final', 'rating'] as const];
const teacher = id('7b');

/** Statements of two kinds that the teacher has signed: they wait for the signature that registers them. */
async function signedByTeacher(): Promise<string[]> {
  const host = await toolHost(installation);
  try {
    const append = appender(host.log);
    const by = { actor: teacher, at: new Date().toISOString() };
    const statements: string[] = [];
    for (let number = 1; number <= many; number++) {
      const [uid, offering, flux] = [id('7c', number), id('0', number), id('fa', number)];
      const sheet = sheetId(offering, flux);
      const kind = kinds[number % kinds.length]!;
      const opened = { offering, flux, number: 1, discipline: id('d', number), study_period: period };
      const about = { code: `C${number}`, name: sameInAll(`Course ${number}`), credits: 5, system: null };
      const [row, mark] = [added(1), marked(1, 'B', teacher)];
      await append(
        `final_grades-${sheet}`,
        [
          { type: 'GradeSheetOpened', data: { ...opened, ...about } },
          { type: 'MainTeacherNamed', data: { from: null, to: teacher, by_office: false } },
          ...[row, mark, sent(1), approved(1)],
        ],
        by,
      );
      const { student } = row.data as { student: string };
      const { mark: given } = mark.data as { mark: object };
      const rows = [{ student, rating: 8000, exam: 8000, percent: 80, mark: given }];
      const chain = { original: uid, corrects: null, reason: '', filled_by: teacher };
      await append(
        `statement-${uid}`,
        [
          { type: 'StatementDrafted', data: { uid, kind, sheet, ...chain, rows } },
          { type: 'StatementSent', data: { uid } },
          { type: 'StatementApproved', data: { uid, sheet, teacher } },
          { type: 'StatementSigned', data: { uid, as: 'teacher', by: teacher } },
        ],
        by,
      );
      statements.push(uid);
    }
    return statements;
  } finally {
    await host.stop();
  }
}
/** Clerks who sign at the same time. */
async function office(university: University): Promise<University> {
  const host = await toolHost(installation);
  try {
    const headers = new Map(university.headers);
    for (let number = 1; number <= clerks; number++) {
      const account = id('7d', number);
      const { token, csrf } = await host.sessions.create({ account, roles: ['office'] });
      const cookie = `portal_session=${token}; csrftoken=${csrf}`;
      headers.set(account, { cookie, 'x-csrftoken': csrf, 'content-type': 'application/json' });
    }
    return { ...university, headers };
  } finally {
    await host.stop();
  }
}

chaosTest(
  'the portal is killed while statements are registered: what was answered stands, every number is given once, and none is left out',
  async random => {
    installation = await sharedInstallation();
    const university = await office(
      await createUniversity(installation, { students: 1, courses: 1, seats: [1, 1, 1] }),
    );
    const statements = await signedByTeacher();
    portal = await portalProcess(installation);
    const plans = new Map<string, Request[]>();
    for (const [place, uid] of statements.entries()) {
      const actor = id('7d', (place % clerks) + 1);
      const path = `/api/v1/journals/statements/${uid}/sign/`;
      plans.set(actor, [...(plans.get(actor) ?? []), { actor, method: 'PUT', path, body: {}, key: `sign-${place}` }]);
    }
    const rush = startRush(university, plans, [portal.url]);
    for (let fault = 0; fault < rounds(3); fault++) {
      await rush.reached(whole(random, 1, many - 1));
      await portal.kill();
      await portal.start();
    }
    await rush.done;
    const log = await readLog(installation);
    const registered = log.filter(({ type }) => type === 'StatementRegistered');
    expect(rush.answers.map(({ status }) => status)).toEqual(statements.map(() => 200));
    expect(new Set(registered.map(({ data }) => data.uid))).toEqual(new Set(statements));
    expect(registered).toHaveLength(many);
    for (const kind of kinds) {
      const given = log.filter(({ type, data }) => type === 'StatementNumbered' && data.kind === kind);
      expect(given.map(({ data }) => data.number)).toEqual(given.map((_, place) => place + 1));
      expect(given).toHaveLength(many / kinds.length);
      for (const { data } of given)
        expect(registered.find(one => one.data.uid === data.statement)!.data).toMatchObject({
          number: data.number,
          year: data.year,
        });
    }
  },
);
