import { club } from '@portal/event-schemas/clubs/entities.ts';
import { query } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { contracts, ownClub } from '@portal/event-schemas/clubs/calls.ts';

/** The caller's clubs: those that they keep, are in, or have asked to be in. */
export const myClubs = query(contracts['GET /student_clubs/mine/'], {
  summary: 'Clubs that the caller keeps, is in or has asked to be in',
  run: async ({ db, actor }) => {
    const { rows } = await db.query<z.infer<typeof ownClub>>(
      `select c.uid as club,
              case when c.founder = $1 then 'founder'
                   when c.moderators @> to_jsonb($1::text) then 'moderator' end as keeps,
              m.state as member
         from ${club.module}.clubs_public c
         left join ${club.module}.club_members_public m on m.uid = c.uid || '.' || $1
        where c.founder = $1 or m.uid is not null or c.moderators @> to_jsonb($1::text)
        order by c.uid`,
      [actor.id],
    );
    return rows;
  },
});
