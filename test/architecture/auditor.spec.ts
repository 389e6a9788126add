import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AccessTable } from '@portal/event-schemas/kernel/access.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { describe, expect, it } from 'vitest';
import { readSources, root } from './sources.ts';

const files = readSources().map(({ file }) => file);
const load = async (file: string): Promise<Record<string, unknown>> =>
  (await import(/* @vite-ignore */ pathToFileURL(path.join(root, file)).href)) as Record<string, unknown>;

const tables = await Promise.all(
  files
    .filter(file => /^event-schemas\/src\/[\w-]+\/access\.ts$/.test(file) && !file.includes('/kernel/'))
    .map(async file => (await load(file))['access'] as AccessTable),
);
const isRecord = (value: unknown): value is RecordDefinition =>
  typeof value === 'object' && value !== null && 'entity' in value && 'writers' in value;
const records = (
  await Promise.all(
    files
      .filter(file => /^event-schemas\/src\/[\w-]+\/.*records\.ts$/.test(file) && !file.includes('/kernel/'))
      .map(load),
  )
)
  .flatMap(Object.values)
  .filter(isRecord);

/**
 * What everybody with an account does with what is their own: signing out, language, phone, password, notices read,
 * mails wanted or ended by the link in one's own mail.
 */
const own = [
  /^POST \/user\/(logout|login_as\/end|create_new_password|change_password|phone|language)\/$/,
  /^(POST|PUT|DELETE) \/user\/(avatar|profile(\/email)?|login\/[\w/]+|second_factor\/[\w/{}]+)\/$/,
  /^(POST \/user\/sessions\/end_others|DELETE \/user\/sessions\/\{id\})\/$/,
  /^POST \/(new_notifications\/[\w-]+|notifications\/unsubscribe\/\{token\})\/$/,
  /^PUT \/notifications\/my_(mails|sound)\/$/,
  /^POST \/user\/linked_ways\/\{uid\}\/((begin|remove)\/)?$/,
];
/** What other systems ask, each with a proof of its own: an assertion or a token that it signed, a token that it was given. */
const systems = [/^POST \/user\/ways_in\/\{uid\}\/(acs|backchannel_logout)\/$/, /^\w+ \/scim\/v2\//];

describe('an auditor', () => {
  it('stands in the access tables', () => {
    expect(tables.length).toBeGreaterThan(5);
    expect(
      tables.some(({ queries }) =>
        Object.values(queries).some(audience => Array.isArray(audience) && audience.includes('auditor')),
      ),
    ).toBe(true);
  });

  it('is named by no command of any module', () => {
    const named = tables.flatMap(({ commands }) =>
      Object.entries(commands)
        .filter(([, audience]) => Array.isArray(audience) && audience.includes('auditor'))
        .map(([call]) => call),
    );
    expect(named).toEqual([]);
  });

  it('is let in by commands for everybody only where they are about oneself', () => {
    const open = tables.flatMap(({ commands }) =>
      Object.entries(commands)
        .filter(([, audience]) => audience === 'all' || audience === 'any')
        .map(([call]) => call),
    );
    expect(open.filter(call => ![...own, ...systems].some(pattern => pattern.test(call)))).toEqual([]);
  });

  it('and every other person keep what is theirs while an administrator sits in their seat: leaving and trying are all that is open', () => {
    const seat = tables.flatMap(table => table.seat ?? []);
    expect(seat.filter(call => !tables.some(({ commands }) => call in commands))).toEqual([]);
    expect(seat.toSorted()).toEqual([
      'POST /advising/cards/{uid}/changes/',
      'POST /registration/status_switches/preview/',
      'POST /user/login_as/end/',
      'POST /user/logout/',
    ]);
  });

  it('writes no record', () => {
    expect(records.length).toBeGreaterThan(10);
    expect(
      records
        .filter(
          ({ writers }) =>
            writers === 'all' || writers === 'any' || (Array.isArray(writers) && writers.includes('auditor')),
        )
        .map(({ entity }) => entity),
    ).toEqual([]);
  });
});
