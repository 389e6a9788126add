import { uid, type AnswerValue } from '@portal/event-schemas/forms/property.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { actOfStatus, type Act } from '@portal/event-schemas/portfolio/acts.ts';
import { statusNames } from '@portal/event-schemas/portfolio/names.ts';
import * as views from '@portal/event-schemas/portfolio/views.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import type { StoredFile } from '@portal/platform/files/types.ts';
import { command, Refused, type CallContext, type Send } from '@portal/platform/http/types.ts';
import { invalidInput } from '@portal/platform/http/validation.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import { z } from 'zod';
import { uploadCalls } from '../forms/upload-calls.ts';
import { achievement, achievementForm, type KnownAchievement } from './achievement.ts';
import * as commands from './commands.ts';
import { purpose } from './deciding.ts';
import { contracts } from '@portal/event-schemas/portfolio/calls.ts';

type Hosted = Pick<CallContext, 'host'>;

/** Of a portfolio_order the achievement, which never changes; what was written a moment ago is waited for. */
async function achievementOf({ host }: Hosted, order: string): Promise<string | null> {
  const find = async () =>
    (
      await host.pool.query<{ achievement: string }>(
        'SELECT achievement FROM portfolio.portfolio_orders_public WHERE uid = $1',
        [order],
      )
    ).rows[0]?.achievement ?? null;
  const found = await find();
  if (found) return found;
  await host.waitForReadModels(await host.log.head(), 5000);
  return find();
}
/** The achievement that has, or once had, this portfolio_order. Throws `portfolio.not_found`. */
async function ordered({ host }: Hosted, order: string): Promise<KnownAchievement> {
  const one = await achievementOf({ host }, order);
  const { state } = one ? await host.dispatcher.state(achievement, one) : { state: null };
  if (!state || state.status === 'none') throw new Refused(reject('portfolio.not_found', { portfolio_order: order }));
  return state;
}
async function answered({ host }: Hosted, one: string): Promise<z.infer<typeof views.portfolioOrder>> {
  const { state } = await host.dispatcher.state(achievement, one);
  return state.status === 'none' ? { uid: one, status: 'DELETED' } : { uid: state.order, status: state.status };
}
async function filesNamed({ files }: Host, fields: readonly AnswerValue[]): Promise<Record<string, StoredFile | null>> {
  const named = new Set(fields.flatMap(({ value_file }) => (Array.isArray(value_file) ? value_file : [])));
  const found = [...named]
    .filter(one => uid.safeParse(one).success)
    .map(async one => [one, await files.find(one)] as const);
  return Object.fromEntries(await Promise.all(found));
}
const formOf = async ({ host }: Hosted, type: string) =>
  (await host.dispatcher.state(achievementForm, type)).state.properties;
/** Nobody writes in the portfolio of another (decisions/0041). */
function isOwn({ actor }: Pick<CallContext, 'actor'>, profile: string): void {
  if (profile !== actor.id) throw new Refused(reject('portfolio.another_profile', { profile }));
}

const create = command(contracts['POST /portfolio/portfolios/'], {
  summary: 'Add an achievement to one’s own portfolio',
  run: async input => {
    const { host, actor, send, body } = input;
    isOwn(input, input.query.profile);
    const { events } = await send(commands.CreateAchievement, {
      uid: newId(),
      student: actor.id,
      type: body.achievement_type,
      fields: body.fields,
      order: newId(),
      year: Number(dateIn(host.config.timeZone, host.clock.now()).slice(0, 4)),
      properties: await formOf(input, body.achievement_type),
      kept: {},
      files: await filesNamed(host, body.fields),
      time_zone: host.config.timeZone,
    });
    return answered(input, (events[0]!.data as { uid: string }).uid);
  },
});
const update = command(contracts['POST /portfolio/portfolios/update_portfolio/'], {
  summary: 'Change an achievement of one’s own; what is not sent stays',
  run: async input => {
    const { host, send, body } = input;
    isOwn(input, input.query.profile);
    const one = await ordered(input, body.portfolio_order);
    await send(commands.ChangeAchievement, {
      ...one,
      fields: body.fields,
      order: body.portfolio_order,
      next: newId(),
      properties: await formOf(input, one.type),
      kept: one.values,
      files: await filesNamed(host, body.fields),
      time_zone: host.config.timeZone,
    });
    return answered(input, one.uid);
  },
});

type Plain = Exclude<Act, 'change'>;
/** The same act on some achievements, all or none, each by the order that the caller saw. */
async function acted(input: Hosted & { send: Send }, orders: readonly string[], act: Plain, comment = '') {
  const seen = [...new Set(orders)];
  const found = await Promise.all(seen.map(order => ordered(input, order)));
  const acts = found.map(({ uid: one, student }, index) => ({
    uid: one,
    student,
    order: seen[index]!,
    next: newId(),
    act,
    comment,
  }));
  if (act === 'remove') await input.send(commands.DeleteAchievement, acts[0]!);
  else await input.send(commands.actOnAchievements(acts.length), { acts });
  return Promise.all(found.map(({ uid: one }) => answered(input, one)));
}

const setStatus = command(contracts['POST /portfolio/portfolios/achievement_status/'], {
  summary: 'Send, take back, accept or reject an achievement, by the status that it is to have',
  run: async input => {
    const { portfolio_order, status, comment } = { ...input.query, ...input.body };
    if (!portfolio_order) throw invalidInput({ portfolio_order: 'required' });
    if (!status) throw invalidInput({ status: 'required' });
    const now = await ordered(input, portfolio_order);
    // Of an order that is no longer the present one the caller saw what was on review: the decision says that it is stale.
    const act = actOfStatus(status, now.order === portfolio_order ? now.status : 'REVIEW');
    if (!act || act === 'change')
      throw new Refused(reject('portfolio.status_not_set', { status: statusNames[status] }, { status: 'not_allowed' }));
    return (await acted(input, [portfolio_order], act, comment))[0]!;
  },
});
const send = command(contracts['POST /portfolio/portfolios/send_for_review/'], {
  summary: 'Send achievements for review: all of them or none',
  run: async input => ({ results: await acted(input, input.body.portfolio_orders, 'send') }),
});
const accept = command(contracts['POST /portfolio/portfolios/accept/'], {
  summary: 'Accept achievements: all of them or none',
  run: async input => ({
    results: await acted(input, input.body.portfolio_orders, 'accept', input.body.comment),
  }),
});
const remove = command(contracts['DELETE /portfolio/portfolios/{portfolio_order}/'], {
  summary: 'Delete an achievement of one’s own',
  run: async input => {
    if (input.query.profile) isOwn(input, input.query.profile);
    await acted(input, [input.params.portfolio_order], 'remove');
    return undefined;
  },
});
const arrange = command(contracts['PUT /portfolio/portfolios/visibility/'], {
  summary: 'Choose which accepted achievements others see, and in which order',
  run: async ({ actor, send: sent, body }) => {
    await sent(commands.ArrangePortfolio, { student: actor.id, shown: [...new Set(body.shown)] });
    return body;
  },
});
const publish = command(contracts['PUT /portfolio/achievement_types/{uid}/fields/'], {
  summary: 'The next version of the form of an achievement type; `version`: the one that was seen, 0 = none',
  run: async ({ host, send: sent, params, body: { version, fields } }) => {
    await sent(commands.PublishAchievementForm, { type: params.uid, version, properties: fields });
    return { uid: params.uid, version: (await host.dispatcher.state(achievementForm, params.uid)).state.version };
  },
});

export const calls = [
  create,
  update,
  setStatus,
  send,
  accept,
  remove,
  arrange,
  publish,
  ...uploadCalls(
    { module: 'portfolio', purpose },
    {
      files: contracts['POST /portfolio/files/'],
      begin: contracts['POST /portfolio/uploads/'],
      piece: contracts['PUT /portfolio/uploads/{uid}/'],
      drop: contracts['DELETE /portfolio/uploads/{uid}/'],
    },
  ),
];
