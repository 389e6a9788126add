import { defaultSystemSettings } from '@portal/event-schemas/system/values.ts';
import { describe, expect, it } from 'vitest';
import { given } from '@portal/platform/testing/given.ts';
import { changeMailServer, changeSystemSettings, setTechBlock, systemSettings } from './settings.ts';

const ahead = '2026-09-01T12:00:00.000Z';
const blocked = { type: 'TechBlockSet', data: { tech_block: true, tech_block_date_end: ahead } };

describe('system settings', () => {
  it('record only what changes', () => {
    expect(given().when(changeSystemSettings, { require_phone_number: true, use_active_directory: true })).toEqual([
      [{ type: 'SystemSettingsChanged', data: { require_phone_number: true } }],
    ]);
    expect(
      given().when(changeSystemSettings, {
        require_phone_number: defaultSystemSettings.require_phone_number,
        finances_pay: undefined,
      }),
    ).toEqual([[]]);
  });
  it('keep what was changed before', () => {
    expect(
      given([{ type: 'SystemSettingsChanged', data: { require_phone_number: true } }]).when(changeSystemSettings, {
        require_phone_number: true,
      }),
    ).toEqual([[]]);
  });
});

describe('the mail server', () => {
  const server = {
    host: 'smtp.example.edu',
    port: 587,
    security: 'starttls' as const,
    user: 'portal',
    sender_address: 'portal@example.edu',
    sender_name: 'Portal',
  };
  it('records what is set, and its being taken away', () => {
    expect(given().when(changeMailServer, { server })).toEqual([[{ type: 'MailServerChanged', data: { server } }]]);
    expect(given([{ type: 'MailServerChanged', data: { server } }]).when(changeMailServer, { server: null })).toEqual([
      [{ type: 'MailServerChanged', data: { server: null } }],
    ]);
  });
  it('changes nothing when it is as wanted already', () => {
    expect(given().when(changeMailServer, { server: null })).toEqual([[]]);
  });
});

describe('maintenance', () => {
  it('begins with an announced return and ends without one', () => {
    expect(given().when(setTechBlock, { tech_block: true, tech_block_date_end: ahead })).toEqual([[blocked]]);
    expect(given([blocked]).when(setTechBlock, { tech_block: false, tech_block_date_end: ahead })).toEqual([
      [{ type: 'TechBlockSet', data: { tech_block: false, tech_block_date_end: null } }],
    ]);
  });
  it('may leave the return open', () => {
    expect(given().when(setTechBlock, { tech_block: true, tech_block_date_end: null })).toEqual([
      [{ type: 'TechBlockSet', data: { tech_block: true, tech_block_date_end: null } }],
    ]);
  });
  it('changes nothing when it is as wanted already', () => {
    expect(given([blocked]).when(setTechBlock, { tech_block: true, tech_block_date_end: ahead })).toEqual([[]]);
    expect(given().when(setTechBlock, { tech_block: false, tech_block_date_end: null })).toEqual([[]]);
  });
  it('cannot announce a return in the past', () => {
    expect(given().when(setTechBlock, { tech_block: true, tech_block_date_end: '2026-09-01T07:00:00.000Z' })).toEqual({
      rejected: true,
      code: 'system.return_date_passed',
      params: {},
      fields: { tech_block_date_end: 'system.return_date_passed' },
    });
  });
});

it('an event that the settings do not know leaves them as they are', () => {
  const state = systemSettings.initialState();
  expect(systemSettings.evolve(state, { type: 'FromTomorrow', data: {} } as never)).toBe(state);
});
