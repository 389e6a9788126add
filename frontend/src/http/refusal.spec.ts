import { describe, expect, it } from 'vitest';
import { ApiFailure, ApiRefusal, refusalOf } from './refusal.ts';

const refused = (code: string) => new ApiRefusal(409, { code, message: 'No.' });

describe('a refusal', () => {
  it('is treated by its code where the call is known that names it', () => {
    const refusal = refusalOf('PUT /offerings/{uid}/', refused('offerings.students_changed'));
    expect(refusal?.code === 'offerings.students_changed').toBe(true);
    expect(refusal?.code === 'platform.not_found').toBe(false);
    // @ts-expect-error the call is never refused with this code
    expect(refusal?.code === 'registration.basket_off').toBe(false);
  });

  it('is not what a failure is', () => {
    expect(refusalOf('PUT /offerings/{uid}/', new ApiFailure('timeout'))).toBeUndefined();
  });
});
