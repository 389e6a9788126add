import { isStorable } from '@portal/event-schemas/kernel/storable.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { FastifyInstance } from 'fastify';
import { Refused } from './types.ts';

/** Largest JSON body in bytes; files come as multipart and have their own limit (files/). */
export const bodyLimit = 1_048_576;

/**
 * JSON is the only body besides multipart (that of SCIM has a type of its own); an empty one counts as none. Text that PostgreSQL cannot hold (NUL, half
 * surrogate pairs) is refused here, so that no call has to think of it.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser(
    ['application/json', 'application/scim+json'],
    { parseAs: 'string', bodyLimit },
    (request, text, done) => {
      if (text === '') return done(null, undefined);
      void parse(request, text as string, (error, value) => {
        if (error) return done(error);
        const suspicious = (text as string).includes('\\u') && !isStorable(value);
        return suspicious ? done(new Refused(reject('platform.malformed'))) : done(null, value);
      });
    },
  );
}
