import {
  factorsMax,
  recoveryCodeCount,
  resetHours,
  type FactorKind,
} from '@portal/event-schemas/identity/second-factor.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import type { Origin } from '@portal/platform/sessions/origin.ts';
import { hoursFrom } from '../facts.ts';
import { account, happened } from './account.ts';

interface OfAccount {
  account: string;
}
const notFound = () => reject('identity.account_not_found');

/** Something more to show; with the first of all come codes for the day when it is not at hand. It was checked before, outside of the decision. */
export const addFactor = defineCommand({
  type: 'AddSecondFactor',
  aggregates: [account],
  ids: (data: OfAccount & { factor: string; kind: FactorKind; name: string }) => [data.account],
  decide({ account: _of, ...factor }, [state], _facts, { now }) {
    if (state.status === 'none') return notFound();
    if (state.factors.some(known => known.factor === factor.factor)) return [[]];
    if (state.factors.length >= factorsMax) return reject('identity.too_many_factors', { max: factorsMax });
    const added = happened({ type: 'SecondFactorAdded', data: { ...factor, at: now } });
    if (state.factors.length > 0) return [added];
    return [[...added, ...happened({ type: 'RecoveryCodesMade', data: { codes: recoveryCodeCount } })]];
  },
});

/** `required`: a role of the person needs one, so the last one stays. */
export const removeFactor = defineCommand({
  type: 'RemoveSecondFactor',
  aggregates: [account],
  ids: (data: OfAccount & { factor: string; required: boolean }) => [data.account],
  decide({ factor, required }, [state]) {
    if (state.status === 'none') return notFound();
    if (!state.factors.some(known => known.factor === factor)) return reject('identity.factor_not_found');
    if (required && state.factors.length === 1) return reject('identity.factor_needed');
    return [happened({ type: 'SecondFactorRemoved', data: { factor } })];
  },
});

export const makeCodes = defineCommand({
  type: 'MakeRecoveryCodes',
  aggregates: [account],
  ids: (data: OfAccount) => [data.account],
  decide(_data, [state]) {
    if (state.status === 'none') return notFound();
    if (state.factors.length === 0) return reject('identity.no_second_factor');
    return [happened({ type: 'RecoveryCodesMade', data: { codes: recoveryCodeCount } })];
  },
});

/** That a code was used; it was struck out before, so that nobody uses it twice. */
export const useCode = defineCommand({
  type: 'UseRecoveryCode',
  aggregates: [account],
  ids: (data: OfAccount & { from: Origin }) => [data.account],
  decide({ from }, [state]) {
    if (state.status === 'none') return notFound();
    const codes_left = Math.max(0, state.codes_left - 1);
    return [happened({ type: 'RecoveryCodeUsed', data: { codes_left, from } })];
  },
});

/** Somebody has lost all that they could show. One administrator alone could get into any account this way, so another one has to agree. */
export const askReset = defineCommand({
  type: 'AskSecondFactorReset',
  aggregates: [account],
  ids: (data: OfAccount & { reason: string }) => [data.account],
  decide({ account: of, reason }, [state], _facts, { now, actor }) {
    if (state.status === 'none') return notFound();
    if (actor.id === of) return reject('identity.own_account');
    if (state.factors.length === 0) return reject('identity.no_second_factor');
    if (state.reset?.by === actor.id && now < state.reset.until) return [[]];
    return [
      happened({ type: 'SecondFactorResetAsked', data: { by: actor.id, reason, until: hoursFrom(now, resetHours) } }),
    ];
  },
});

export const agreeToReset = defineCommand({
  type: 'AgreeToSecondFactorReset',
  aggregates: [account],
  ids: (data: OfAccount) => [data.account],
  decide({ account: of }, [state], _facts, { now, actor }) {
    if (state.status === 'none') return notFound();
    if (actor.id === of) return reject('identity.own_account');
    if (!state.reset || state.reset.until <= now) return reject('identity.reset_not_asked');
    if (state.reset.by === actor.id) return reject('identity.second_administrator');
    return [happened({ type: 'SecondFactorReset', data: { reset_asked_by: state.reset.by, by: actor.id } })];
  },
});
