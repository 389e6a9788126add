import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { EventLog } from '@portal/platform/event-log/types.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import { eventHash } from '@portal/platform/ledger/canonical.ts';
import { codeOf, lineAt, proofUnderSeal, receiptFormat, recordedHash } from '@portal/platform/ledger/receipts.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { describeEvents } from '../describe-events.ts';
import { newestSeal, nextSealBy, sealOver } from './seals.ts';
import { contracts } from '@portal/event-schemas/audit/calls.ts';

/** What a person has receipts for: everything on their own cards; of their own applications (stream → number) what was sent and what was decided. */
interface Own {
  cards: string[];
  applications: Map<string, string>;
}
const ofApplications = ['ApplicationSent', 'ApplicationStageReached', 'ApplicationWithdrawn'];

async function ownStreams(db: Sql, person: string): Promise<Own> {
  const [cards, applications] = await Promise.all([
    db.query<{ study_period: string }>('SELECT study_period FROM registration.cards_public WHERE student = $1', [
      person,
    ]),
    db.query<{ uid: string; number: string }>(
      'SELECT uid, number FROM applications.applications_public WHERE applicant = $1',
      [person],
    ),
  ]);
  return {
    cards: cards.rows.map(({ study_period }) => `study_card-${person}.${study_period}`),
    applications: new Map(applications.rows.map(({ uid, number }) => [`student_application-${uid}`, number])),
  };
}
const isOwn = ({ cards, applications }: Own, { stream, type }: { stream: string; type: string }): boolean =>
  cards.includes(stream) || (applications.has(stream) && ofApplications.includes(type));

/** Is it about this course? */
function concerns({ data }: { data: unknown }, offering: string): boolean {
  const { offering: named, course } = data as { offering?: unknown; course?: { offering?: unknown } | null };
  return named === offering || course?.offering === offering;
}

export const receiptCalls = [
  query(contracts['GET /audit/receipts/'], {
    reads: 'unhurried',
    summary: 'What happened on my own cards and applications, newest first: each has a receipt',
    async run(input) {
      const {
        db,
        actor,
        host,
        query: { page, page_size, offering },
      } = input;
      const { cards, applications } = await ownStreams(db, actor.id);
      const own = [...(await host.log.readStreams([...cards, ...applications.keys()])).values()]
        .flat()
        .filter(event => isOwn({ cards, applications }, event) && (offering === undefined || concerns(event, offering)))
        .sort((a, b) => b.position - a.position);
      const logged = own.slice(page * page_size, (page + 1) * page_size);
      const sealed_to = (await newestSeal(db))?.last_position ?? 0;
      const streamAt = new Map(logged.map(event => [event.position, event.stream]));
      const events = await describeEvents(input, logged);
      const hashes = await hashesAt(
        host.log,
        logged.map(event => event.position),
      );
      const count = own.length;
      const more = new URLSearchParams({
        page: String(page + 1),
        page_size: String(page_size),
        ...(offering ? { offering } : {}),
      });
      return {
        results: events.map(({ position, at, type, sentence }) => ({
          position,
          at,
          type,
          sentence,
          application: applications.get(streamAt.get(position)!) ?? null,
          sealed: position <= sealed_to,
          code: hashes.has(position) ? codeOf({ position, hash: hashes.get(position)! }) : null,
        })),
        count,
        next: (page + 1) * page_size < count ? `/api/v1/audit/receipts/?${more}` : null,
        next_seal_by: nextSealBy(host),
      };
    },
  }),
  query(contracts['GET /audit/receipts/{position}/'], {
    summary: 'The receipt for an event of my own: hash, way to the seal, seal',
    async run({ db, actor, host, params: { position } }) {
      const event = await lineAt(host.log, position);
      const owns =
        event !== null && isOwn(await ownStreams(db, actor.id), JSON.parse(event) as { stream: string; type: string });
      if (!owns) throw new Refused(reject('audit.event_not_found', { position }));
      const recorded = await recordedHash(db, position);
      const hash = (recorded ?? eventHash(event)).toString('hex');
      const seal = recorded ? await sealOver(db, position) : null;
      const path = seal && (await proofUnderSeal(db, seal, position));
      const receipt = { format: receiptFormat, position, hash, event, path, seal: path ? seal : null } as const;
      return {
        receipt,
        code: codeOf(receipt),
        provisional: receipt.seal === null,
        sealed_by: receipt.seal ? null : nextSealBy(host),
      };
    },
  }),
];

/** Hashes (hex) of events as they stand; of one page at most. */
async function hashesAt(log: EventLog, positions: readonly number[]): Promise<Map<number, string>> {
  const lines = await Promise.all(positions.map(async position => [position, await lineAt(log, position)] as const));
  return new Map(
    lines.flatMap(([position, line]) => (line === null ? [] : [[position, eventHash(line).toString('hex')] as const])),
  );
}
