import { eduProgram, student, teacher } from '@portal/event-schemas/curriculum/records.ts';
import type { Property } from '@portal/event-schemas/forms/property.ts';
import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { Reader } from '@portal/event-schemas/portfolio/acts.ts';
import { module } from '@portal/event-schemas/portfolio/module.ts';
import type { Actor } from '@portal/platform/event-log/types.ts';
import {
  defineCommand,
  type DecisionContext,
  type ReadState,
  type StreamRead,
} from '@portal/platform/dispatcher/types.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import type { StoredFile } from '@portal/platform/files/types.ts';
import { recordAggregate } from '@portal/platform/records/aggregate.ts';
import { recordFact } from '@portal/platform/records/fact.ts';
import { deadLinks } from '../forms/links.ts';
import { achievement, achievementForm, portfolio, type Written } from './achievement.ts';
import * as deciding from './deciding.ts';
import { fileFact, givenIn } from './facts.ts';

/**
 * `properties`: of the type's form, as the call found it; `files`: what the answers name; `kept`: what the achievement
 * holds. `time_zone`: the university's.
 */
interface Answered extends deciding.Filled {
  properties: readonly Property[];
  kept: Written['values'];
  files: Readonly<Record<string, StoredFile | null>>;
  time_zone: string;
}
const typeRecord = recordAggregate(module.records[0]!);

const readerOf = ({ on_behalf_of, id, roles }: Actor, get: GetFact): Reader => {
  const account = on_behalf_of ?? id;
  return { account, roles, department: get(recordFact(teacher), account)?.cathedra ?? null };
};
function ownerOf(uid: string, get: GetFact): deciding.Known['owner'] {
  const found = get(recordFact(student), uid);
  if (!found) return null;
  const program = get(recordFact(eduProgram), found.edu_program);
  const studies = found.student_status === 'studying' || found.student_status === 'academic_leave';
  return { student: uid, advisor: found.advisor, department: program?.cathedra ?? null, studies };
}
/** A type and its newest form, as they stand at the moment of the decision. */
const typeReads = (type: string): StreamRead[] => [
  { aggregate: typeRecord, id: type },
  { aggregate: achievementForm, id: type },
];
function typeOf(uid: string, read: ReadState): deciding.KnownType | null {
  const record = read(typeRecord, uid);
  if (record.status !== 'present') return null;
  const { version, properties } = read(achievementForm, uid);
  return { ...(record.fields as Omit<deciding.KnownType, 'uid' | 'version' | 'properties'>), uid, version, properties };
}
const nothing: deciding.Known['around'] = { dead_links: [], files: {}, given: {} };
const factsFor = (of: string, actor: Actor, get: GetFact): deciding.Known => ({
  reader: readerOf(actor, get),
  owner: ownerOf(of, get),
  type: null,
  around: nothing,
  takenBy: {},
});
function filledKnown(data: Answered, get: GetFact, { actor }: DecisionContext): deciding.Known {
  const { properties } = data;
  const places = Object.keys(data.files).map(file => [file, get(fileFact, file)] as const);
  return {
    ...factsFor(data.student, actor, get),
    around: {
      dead_links: deadLinks(properties, data.fields, data.kept, data.student, get),
      files: data.files,
      given: givenIn(properties),
    },
    takenBy: Object.fromEntries(places.filter((entry): entry is readonly [string, string] => entry[1] !== null)),
  };
}

export const CreateAchievement = defineCommand({
  type: 'CreateAchievement',
  aggregates: [achievement, portfolio],
  ids: (data: Answered & { year: number }) => [data.uid, data.student],
  facts: filledKnown,
  reads: data => typeReads(data.type),
  decide: (data: Answered & { year: number }, states, known: deciding.Known, { now }, read) =>
    deciding.create(data, states, { ...known, type: typeOf(data.type, read!) }, { now, time_zone: data.time_zone }),
});
export const ChangeAchievement = defineCommand({
  type: 'ChangeAchievement',
  aggregates: [achievement],
  ids: (data: Answered & { next: string }) => [data.uid],
  facts: filledKnown,
  reads: data => typeReads(data.type),
  decide: (data: Answered & { next: string }, [state], known: deciding.Known, { now }, read) => {
    const type = typeOf(data.type, read!);
    const decided = deciding.change(data, state, { ...known, type }, { now, time_zone: data.time_zone });
    return isRejection(decided) ? decided : ([decided] as const);
  },
});

type ActOn = Parameters<typeof deciding.act>[0] & { student: string };
/** The same act on one or more achievements: all or none. */
export const actOnAchievements = (many: number) =>
  defineCommand({
    type: 'ActOnAchievements',
    aggregates: Array.from({ length: many }, () => achievement),
    ids: (data: { acts: readonly ActOn[] }) => data.acts.map(({ uid }) => uid),
    facts: ({ acts }: { acts: readonly ActOn[] }, get, { actor }) => acts.map(one => factsFor(one.student, actor, get)),
    decide: ({ acts }: { acts: readonly ActOn[] }, states, known: readonly deciding.Known[]) => {
      const decided = acts.map((one, index) => deciding.act(one, states[index]!, known[index]!));
      return decided.find(isRejection) ?? (decided as Exclude<(typeof decided)[number], { rejected: true }>[]);
    },
  });
export const DeleteAchievement = defineCommand({
  type: 'DeleteAchievement',
  aggregates: [achievement, portfolio],
  ids: (data: ActOn) => [data.uid, data.student],
  facts: (data: ActOn, get, { actor }) => factsFor(data.student, actor, get),
  decide: (data: ActOn, [state], known: deciding.Known) => {
    const decided = deciding.act(data, state, known);
    if (isRejection(decided)) return decided;
    return [decided, [{ type: 'PortfolioReduced', data: { student: data.student, achievement: data.uid } }]] as const;
  },
});

export const ArrangePortfolio = defineCommand({
  type: 'ArrangePortfolio',
  aggregates: [portfolio],
  ids: (data: { student: string; shown: readonly string[] }) => [data.student],
  facts: (_data, get, { actor }) => readerOf(actor, get),
  reads: ({ shown }) => shown.map(id => ({ aggregate: achievement, id })),
  decide: ({ student: of, shown }, [state], reader: Reader, _context, read) => {
    const decided = deciding.arrange(of, shown, state, reader, uid => read!(achievement, uid));
    return isRejection(decided) ? decided : ([decided] as const);
  },
});

interface Publish {
  type: string;
  version: number;
  properties: readonly Property[];
}
export const PublishAchievementForm = defineCommand({
  type: 'PublishAchievementForm',
  aggregates: [achievementForm],
  ids: (data: Publish) => [data.type],
  reads: ({ type }) => [{ aggregate: typeRecord, id: type }],
  decide: (data: Publish, [state], _facts, _context, read) => {
    const decided = deciding.publish(data, state, read!(typeRecord, data.type).status === 'present');
    return isRejection(decided) ? decided : ([decided] as const);
  },
});
