import { isDeepStrictEqual } from 'node:util';

interface Otherwise {
  fields: readonly { name: string; kept: unknown; said: unknown }[];
  take: { command: string; data: unknown } | null;
}

/** Fields of what is kept that the source says otherwise. */
const differing = (
  kept: Readonly<Record<string, unknown>>,
  said: Readonly<Record<string, unknown>>,
): Otherwise['fields'] =>
  Object.keys(said)
    .filter(name => !isDeepStrictEqual(kept[name], JSON.parse(JSON.stringify(said[name]))))
    .map(name => ({ name, kept: kept[name], said: said[name] }));

/**
 * What is no record, by the command that makes it: where the state of its stream is otherwise than the command's data says, and what takes the source's
 * over. Null: people change such a thing in the portal.
 */
export const otherwise: Readonly<Record<string, (state: any, data: any) => Otherwise>> = {
  /** What the office changed of single lessons is no difference; where the source changes something else, the lessons become what it says. */
  OfferCourse: (state, data) => {
    const { code, name, credits, fluxes } = data;
    return { fields: differing(state.source, { code, name, credits, fluxes }), take: { command: 'OfferCourse', data } };
  },
  RecordWishList: (state, data) => ({
    fields: differing(state, { offerings: data.offerings }),
    take: { command: 'RecordWishList', data },
  }),
  /** A source without an address says nothing of it. Roles that people have besides are theirs. */
  OpenAccount: (state, { account, login, last_name, first_name, middle_name, email, roles }) => {
    const names = { last_name, first_name, middle_name };
    const profile = differing(state, email === '' ? names : { ...names, email });
    const lacks = roles.some((role: string) => !state.roles.includes(role));
    const take = {
      command: 'ChangeProfile',
      data: { account, ...names, email: email || state.email, phone: state.phone, email_before: state.email },
    };
    return {
      fields: [
        ...profile,
        ...differing(state, { login }),
        ...(lacks ? [{ name: 'roles', kept: state.roles, said: roles }] : []),
      ],
      take: profile.length > 0 ? take : null,
    };
  },
};
