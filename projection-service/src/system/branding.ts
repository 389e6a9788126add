import { logoKeptDays, type BrandPicture } from '@portal/event-schemas/system/branding.ts';
import { contracts } from '@portal/event-schemas/system/calls.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { query, Refused, replyStarted, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readBranding } from './branding-projection.ts';
import { readSettings } from './projection.ts';

/** What pages put behind the logo's address, so that browsers may keep it: its file, or a hash of one that is none. */
export const logoVersion = (logo: BrandPicture | null, older: string | null): string | null =>
  logo?.file ?? (older && createHash('sha256').update(older).digest('hex').slice(0, 16));
const logoAddress = (version: string): string => `/api/v1/common/logo/?v=${version}`;

interface Kept {
  file: string;
  name: string;
  width: number;
  height: number;
  bytes: number;
  unused_since: Date | null;
}
const pictures = async (db: Sql, file?: string | null): Promise<Kept[]> =>
  (
    await db.query<Kept>(
      `select file, name, width, height, bytes::float8 as bytes, unused_since from system.branding_pictures
       ${file === undefined ? '' : 'where file = $1'} order by added_at desc, file`,
      file === undefined ? [] : [file],
    )
  ).rows;
const shown = ({ file, width, height }: Kept) => ({
  uid: file,
  url: `/api/v1/common/images/${file}/file/`,
  width,
  height,
});

/** Answers a picture; `forever`: its address names this very one. */
async function sendPicture(
  { raw: { reply } }: Pick<CallContext, 'raw'>,
  content: Buffer,
  type: string,
  forever: boolean,
): Promise<never> {
  reply
    .header('content-type', type)
    .header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    .header('x-content-type-options', 'nosniff')
    .send(content);
  return replyStarted as never;
}
const nothing = (): Refused => new Refused(reject('platform.not_found'));
const contentOf = ({ host }: Pick<CallContext, 'host'>, file: string): Promise<Buffer> =>
  readFile(host.files.pathOf(file)).catch(() => {
    throw nothing();
  });

const logo = query(contracts['GET /common/logo/'], {
  summary: 'The logo of the university, or with `v` the former one while it is kept',
  asOf: 'never',
  async run(input) {
    const { v } = input.query;
    const { logo: own, former } = await readBranding(input.db);
    const wanted = v !== undefined && former?.file === v ? former : own;
    if (wanted) return sendPicture(input, await contentOf(input, wanted.file), 'image/png', v === wanted.file);
    const [, type, bytes] = /^data:([^;]+);base64,(.*)$/.exec((await readSettings(input.db)).logo ?? '') ?? [];
    if (!type || !bytes) throw nothing();
    return sendPicture(input, Buffer.from(bytes, 'base64'), type, v !== undefined);
  },
});

const logoStanding = query(contracts['GET /common/background/delete_logo/'], {
  summary: 'Whether there is a logo to delete, and one to put back; it changes nothing',
  asOf: 'refused',
  async run({ db, host }) {
    const { logo: own, former, former_at } = await readBranding(db);
    const { logo: older } = await readSettings(db);
    const version = logoVersion(own, older);
    const until = former_at && new Date(former_at.getTime() + logoKeptDays * 86_400_000);
    return {
      logo: version && logoAddress(version),
      is_default: version === null,
      can_delete: version !== null,
      former:
        former && until && until > host.clock.now()
          ? { url: logoAddress(former.file), until: until.toISOString() }
          : null,
    };
  },
});

export const logoQueries = [logo, logoStanding];

const images = query(contracts['GET /common/images/'], {
  summary: 'Pictures of the university to choose from',
  asOf: 'refused',
  async run({ db }) {
    const all = await pictures(db);
    const { background: current } = await readBranding(db);
    return all.map(one => ({
      ...shown(one),
      name: one.name,
      size: one.bytes,
      is_current: one.file === current,
      unused_since: one.unused_since?.toISOString() ?? null,
    }));
  },
});

/** Whoever opens the log-in sees the picture behind it; the others are for those who choose. */
const image = query(contracts['GET /common/images/{uid}/file/'], {
  summary: 'A picture of the university',
  asOf: 'never',
  async run(input) {
    const { uid } = input.params;
    const [found] = await pictures(input.db, uid);
    const { background: current } = await readBranding(input.db);
    if (!found || (uid !== current && !input.roles.includes('org_admin'))) throw nothing();
    return sendPicture(input, await contentOf(input, uid), 'image/webp', uid === current);
  },
});

const background = query(contracts['GET /common/background/image/'], {
  summary: 'The picture behind the log-in; it changes nothing',
  asOf: 'never',
  async run({ db }) {
    const { background: file } = await readBranding(db);
    const [found] = await pictures(db, file);
    return { background: found ? shown(found) : null };
  },
});

export const brandingPictures = [images, image, background];
