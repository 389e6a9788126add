import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aField } from '@portal/event-schemas/forms/testing/properties.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { loadLanguage } from '../../app/language.ts';
import { closePages, loadCode, openPages, slow, someUid } from '../../testing/portal.tsx';

beforeAll(() => Promise.all([loadLanguage('en'), loadCode('coo-form')]), slow);
afterEach(closePages);

describe('a new application', () => {
  it(
    'begins with what the portal knows, numbers too',
    async () => {
      const { asked } = openPages(`coo/form/${someUid}`, {
        roles: ['student'],
        otherwise: 'silence',
        answers: {
          'GET /studapps/app-types/{uid}/': {
            uid: someUid,
            version: 1,
            names: sameInAll('Reinstatement'),
            description: null,
            agreement: null,
            properties: [
              aField('int', {
                prop_code: 'course',
                name: sameInAll('Year of study'),
                min: 1,
                max: 6,
                initial: { source: 'profile.course' },
              }),
            ],
          },
          'POST /applications/autofill_form_fields/': { values: { course: 3 }, error: null },
        },
      });
      expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Year of study/ })).value).toBe('3');
      expect(asked.find(one => one.call === 'POST /applications/autofill_form_fields/')!.body).toMatchObject({
        form_values: {},
      });
    },
    slow,
  );
});
