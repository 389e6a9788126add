import { expect } from 'vitest';
import { client, type Client } from './client.ts';
import { bringFirstFiles, firstAdministrator } from './new-university.ts';
import type { TestPortal } from './portal.ts';

export const inAll = (text: string) => ({ ru: text, kk: text, en: text, ky: text });
/** A time on one day of the week (0 = Monday), in every week of a term of 15. */
export const meeting = (day: number, start: number, length = 100) => ({
  days: [...'0000000'].map((none, place) => (place === day ? '1' : none)).join(''),
  weeks: '1'.repeat(15),
  start,
  length,
});
/** The caller's names of what is new in a plan. */
export const newUid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const chosen = { new_password: 'Meadow-3307-elk', confirmation: 'Meadow-3307-elk' };

/** The portal of docs/first-hour.md with its files, and what an office does there by calls. */
export async function handMadeUniversity(portal: TestPortal) {
  const office = await firstAdministrator(portal);
  await bringFirstFiles(office);
  const settled = async (): Promise<void> =>
    void (await portal.host.waitForReadModels(await portal.host.log.head(), 10_000));
  /** The body of an answer that is no refusal, when everything shows it. */
  async function done({ status, body }: { status: number; body: any }): Promise<any> {
    expect({ ok: status < 300, error: body?.error }).toEqual({ ok: true, error: undefined });
    await settled();
    return body;
  }
  const uidOf = async (kind: string, code: string): Promise<string> =>
    (await office.get(`/curriculum/${kind}/`, { page_size: 50 })).body.results.find(
      (one: { code: string }) => one.code === code,
    ).uid;
  /** Somebody with the password that the office handed out, and then one of their own. */
  async function person(of: 'student' | 'teacher', code: string): Promise<Client> {
    const people = [await uidOf(`${of}s`, code)];
    const { issued } = await done(
      await office.post('/identity/issued_accounts/', { of, whom: 'without', people, login: 'code', by_mail: false }),
    );
    const one = await client(portal.url).login(code.toLowerCase(), issued[0].temporary_password);
    await done(await one.post('/user/create_new_password/', chosen));
    return one;
  }
  /** A main period of registration. */
  const openRegistration = (study_period: string, start_date: string, end_date: string) =>
    office
      .post('/organizations/online_registration/registration_periods/', {
        name: { ru: 'Основная', kk: 'Негізгі', en: 'Main', ky: 'Негизги' },
        ...{ kind: 'main', study_period, rules: [], start_date, end_date },
      })
      .then(done);
  return { office, settled, done, uidOf, person, openRegistration };
}
