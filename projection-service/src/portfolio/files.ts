import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { sendFile } from '@portal/platform/files/send-file.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import { sightOf, type Input, type Sight } from './rights.ts';
import { contracts } from '@portal/event-schemas/portfolio/calls.ts';

/** As the upload says it (command-service/src/portfolio). */
export const purpose = 'achievement';
interface Standing {
  sent: boolean;
  shown: boolean;
}
const sees: Record<Sight, (file: Standing) => boolean> = {
  own: () => true,
  sent: ({ sent }) => sent,
  shown: ({ shown }) => shown,
};

/** To its owner; to reviewers and auditors once it was sent; to everybody where its owner shows what was accepted with it. */
async function maySee(input: Input, file: string, owner: string): Promise<boolean> {
  if (owner === input.actor.id) return true;
  const { rows } = await input.db.query<Standing>(
    `SELECT a.sent_at IS NOT NULL AS sent, a.uid = ANY(w.shown) AND a.accepted -> 'files' ? $1 AS shown
      FROM portfolio.achievement_writings o
      JOIN portfolio.achievements a ON a.uid = o.achievement
      LEFT JOIN portfolio.portfolio_arrangements w ON w.student = a.student
      WHERE o.files @> ARRAY[$1] AND a.student = $2 AND a.status <> 'DELETED'`,
    [file, owner],
  );
  if (rows.length === 0) return false;
  const { sight } = await sightOf(input, owner);
  return rows.some(sees[sight]);
}

export const achievementFile = query(contracts['GET /portfolio/files/{uid}/'], {
  summary: 'A proof of an achievement, for those who see the achievement',
  asOf: 'never',
  run: async input => {
    const file = await input.host.files.find(input.params.uid);
    if (!file || file.purpose !== purpose || !(await maySee(input, file.uid, file.owner)))
      throw new Refused(reject('portfolio.file_not_found'));
    return sendFile(input, input.host.files.pathOf(file.uid), file.type, file.name);
  },
});
