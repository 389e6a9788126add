import { entities } from '@portal/event-schemas/applications/entities.ts';
import { changeProfile, changeRoles, openAccount } from '@portal/event-schemas/identity/commands.ts';
import { formSchema } from '@portal/event-schemas/kernel/entity/schemas.ts';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { unbounded } from '../../../test/support/schema-bounds.ts';
import * as notifications from '../notifications/schemas.ts';
import * as registration from '../registration/parts/office/schemas.ts';
import * as system from '../system/parts/schemas.ts';

it('whatever is typed into a form with a schema of its own has an end, so that it is said at the field and not by the server', () => {
  const status = formSchema(entities.application_status.fields);
  const forms: [string, z.ZodType][] = Object.entries({
    ...registration,
    ...system,
    openAccount,
    changeProfile,
    changeRoles,
    ...notifications,
    status,
  });
  expect(forms.length).toBeGreaterThan(12);
  expect(forms.flatMap(([name, schema]) => unbounded(schema).map(fault => `${name}${fault}`))).toEqual([]);
});
it('a form takes no date beyond what the server takes', () => {
  const dated = { ru: 'a', kk: 'a', en: 'a', ky: 'a' };
  expect(
    registration.superForm.safeParse({ study_period: 'x', until: '2150-01-01T00:00:00.000Z', reason: 'why' }).error
      ?.issues[0],
  ).toMatchObject({ path: ['until'], params: { code: 'too_late', limit: '2100-12-31' } });
  expect(registration.certificateForm.safeParse({ valid_until: '2150-01-01' }).error?.issues[0]).toMatchObject({
    path: ['valid_until'],
  });
  expect(system.worksForm.safeParse({ tech_block: false, tech_block_date_end: '' }).success).toBe(true);
  expect(system.roleNameForm.safeParse({ ...dated, ru: ' ' }).success).toBe(false);
});
