import type { RegistrationStandingEvent } from '@portal/event-schemas/registration/events.ts';
import { fold, given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import {
  asAdvisor,
  asOffice,
  asStudent,
  everythingIsThere,
  id,
  period,
  start,
  studentRecord,
} from '../testing/world.ts';
import {
  ClearDebt,
  RecordDebt,
  RecordFinalResult,
  RecordMedicalCertificate,
  SetOnlineAccess,
  SetSuperRegistration,
} from './commands.ts';
import { noStanding, registrationStanding } from './registration-standing.ts';

const student = id('a', 1);
const facts = studentRecord(1);
const office = { now: start, actor: asOffice, facts };
const advisor = { now: start, actor: asAdvisor, facts };
const there = { ...office, read: everythingIsThere };
const officeOnly = { rejected: true, code: 'advising.office_only', params: {} };
const notYours = { rejected: true, code: 'advising.not_your_student', params: { student } };

const closed = {
  type: 'OnlineRegistrationAccessSet',
  data: { student, access: 'closed' as const, comment: 'By order 12' },
};
const debt = { type: 'DebtRecorded', data: { student, kind: 'library' as const, amount: null, note: 'Two books' } };
const paid = { type: 'DebtCleared', data: { student, kind: 'library' as const } };
const certificate = { type: 'MedicalCertificateRecorded', data: { student, valid_until: '2026-12-31' } };
const failed = {
  type: 'FinalResultRecorded',
  data: { student, discipline: id('d', 1), study_period: period, letter: 'F', points: 20, completed: false },
};
const passed = { ...failed, data: { ...failed.data, letter: 'C', points: 65, completed: true } };

describe('online registration of one student', () => {
  test('is closed with a reason, once', () => {
    expect(given().when(SetOnlineAccess, closed.data, advisor)).toEqual([[closed]]);
    expect(given([closed]).when(SetOnlineAccess, closed.data, office)).toEqual([[]]);
    expect(given([closed]).when(SetOnlineAccess, { ...closed.data, access: 'open' }, office)).toEqual([
      [{ ...closed, data: { ...closed.data, access: 'open' } }],
    ]);
  });
  test('is not the student’s to open', () => {
    expect(
      given([closed]).when(
        SetOnlineAccess,
        { ...closed.data, access: 'open' },
        { now: start, actor: asStudent(1), facts },
      ),
    ).toEqual(notYours);
  });
});

test('nothing is noted of somebody who is no student', () => {
  const nobody = { ...office, facts: null };
  for (const [command, data] of [
    [RecordDebt, debt.data],
    [SetOnlineAccess, closed.data],
    [RecordMedicalCertificate, certificate.data],
    [RecordFinalResult, failed.data],
  ] as const) {
    expect(given().when(command as typeof RecordDebt, data as typeof debt.data, nobody)).toEqual({
      rejected: true,
      code: 'registration.student_not_found',
      params: { student },
    });
  }
});

describe('a debt', () => {
  const finance = { now: start, actor: { id: id('fe'), roles: ['fin_office'] }, facts };
  test.each(['financial', 'library', 'fine'] as const)(
    '%s is neither recorded nor cleared by the advisor, nor by the student who works in the finance office',
    kind => {
      const owed = { ...debt, data: { ...debt.data, kind } };
      for (const by of [advisor, { ...finance, actor: { id: student, roles: ['student', 'fin_office'] } }]) {
        expect(given([owed]).when(ClearDebt, { student, kind }, by)).toMatchObject({
          rejected: true,
          code: 'registration.debt_keepers_only',
        });
        expect(given().when(RecordDebt, owed.data, by)).toMatchObject({
          rejected: true,
          code: 'registration.debt_keepers_only',
        });
      }
      expect(
        given([owed]).when(
          ClearDebt,
          { student, kind },
          { ...office, actor: { id: asAdvisor.id, roles: ['supervisor', 'office'] } },
        ),
      ).toMatchObject([[{ type: 'DebtCleared' }]]);
    },
  );
  test('is recorded, and again only when something about it changes', () => {
    expect(given().when(RecordDebt, debt.data, finance)).toEqual([[debt]]);
    expect(given([debt]).when(RecordDebt, debt.data, office)).toEqual([[]]);
    expect(given([debt]).when(RecordDebt, { ...debt.data, note: 'One book' }, office)).toEqual([
      [{ ...debt, data: { ...debt.data, note: 'One book' } }],
    ]);
  });
  test('is cleared once; another kind stays', () => {
    const fine = { type: 'DebtRecorded', data: { student, kind: 'fine' as const, amount: 10, note: '' } };
    expect(given([debt, fine]).when(ClearDebt, paid.data, finance)).toEqual([[paid]]);
    expect(given([debt, fine, paid]).when(ClearDebt, paid.data, office)).toEqual({
      rejected: true,
      code: 'registration.debt_not_found',
      params: { kind: 'library' },
    });
    expect(fold(registrationStanding, [debt, fine, paid])).toEqual({
      ...noStanding,
      debts: { fine: { amount: 10, note: '' } },
    });
  });
});

describe('super registration', () => {
  const on = {
    type: 'SuperRegistrationSet',
    data: { student, study_period: period, until: '2026-11-01T00:00:00.000Z', reason: 'Exchange semester' },
  };
  const off = { ...on, data: { ...on.data, until: null, reason: 'Done' } };
  test('is opened by the advisor or the office until a moment ahead, once', () => {
    expect(given().when(SetSuperRegistration, on.data, { ...there, actor: asAdvisor })).toEqual([[on]]);
    expect(given([on]).when(SetSuperRegistration, on.data, there)).toEqual([[]]);
    expect(given([on]).when(SetSuperRegistration, off.data, there)).toEqual([[off]]);
    expect(given().when(SetSuperRegistration, off.data, there)).toEqual([[]]);
  });
  test('has an end that lies ahead, and a reason', () => {
    const passed = { until: start };
    expect(given().when(SetSuperRegistration, { ...on.data, until: start }, there)).toMatchObject({
      code: 'registration.super_until_passed',
      params: passed,
      fields: { until: 'registration.super_until_passed' },
    });
    expect(given().when(SetSuperRegistration, { ...on.data, reason: ' ' }, there)).toMatchObject({
      code: 'advising.reason_required',
    });
  });
  test('is for a study period that there is', () => {
    expect(
      given().when(SetSuperRegistration, on.data, { ...office, read: () => ({ status: 'removed' }) as never }),
    ).toMatchObject({
      code: 'platform.record_unknown',
      params: { entity: 'study_period', uid: period },
      fields: { study_period: 'platform.record_unknown' },
    });
  });
  test('is not the student’s own to open, nor another advisor’s', () => {
    expect(given().when(SetSuperRegistration, on.data, { now: start, actor: asStudent(1), facts })).toEqual(notYours);
    expect(
      given().when(SetSuperRegistration, on.data, {
        now: start,
        actor: { id: id('bad'), roles: ['supervisor'] },
        facts,
      }),
    ).toEqual(notYours);
  });
  test('stands for its study period until it is ended', () => {
    expect(fold(registrationStanding, [on])).toEqual({ ...noStanding, super_until: { [period]: on.data.until } });
    expect(fold(registrationStanding, [on, off])).toEqual(noStanding);
  });
});

describe('a medical certificate', () => {
  test('is recorded by the office alone', () => {
    expect(given().when(RecordMedicalCertificate, certificate.data, office)).toEqual([[certificate]]);
    expect(given([certificate]).when(RecordMedicalCertificate, certificate.data, office)).toEqual([[]]);
    expect(given().when(RecordMedicalCertificate, certificate.data, advisor)).toEqual(officeOnly);
  });
});

describe('a final result', () => {
  test('is recorded by the office, and corrected by a later one', () => {
    expect(given().when(RecordFinalResult, failed.data, office)).toEqual([[failed]]);
    expect(given([failed]).when(RecordFinalResult, failed.data, office)).toEqual([[]]);
    expect(given([failed]).when(RecordFinalResult, passed.data, office)).toEqual([[passed]]);
    expect(given().when(RecordFinalResult, failed.data, advisor)).toEqual(officeOnly);
  });
  test('of the same discipline and period stands once', () => {
    const { student: _student, ...result } = passed.data;
    expect(fold(registrationStanding, [failed, passed])).toEqual({ ...noStanding, results: [result] });
  });
});

test('an event that the standing does not know leaves it as it is', () => {
  expect(
    registrationStanding.evolve(noStanding, { type: 'FromTomorrow', data: {} } as unknown as RegistrationStandingEvent),
  ).toBe(noStanding);
});
