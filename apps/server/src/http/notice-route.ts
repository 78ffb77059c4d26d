/**
 * Where card processors send their notices. The signature is over the body's own bytes, so it's read as text.
 * A notice is answered once it's stored: the sender repeats what isn't answered, and needs no more.
 */
import type { FastifyInstance } from 'fastify';
import type { ReceiveNotice } from '../modules/money/notices/receive-notice.ts';

const BODY_BYTES = 512 * 1024;

export async function addNoticeRoute(
  app: FastifyInstance,
  receive: ReceiveNotice | undefined,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/notices/:sender', { bodyLimit: BODY_BYTES }, async (request, reply) => {
      const { sender } = request.params as { readonly sender: string };
      const signature = request.headers[`${sender}-signature`];
      const stored = await receive?.(
        sender,
        typeof request.body === 'string' ? request.body : '',
        typeof signature === 'string' ? signature : undefined,
      );
      const status = stored === 'stored' ? 200 : stored === 'refused' ? 400 : 404;
      return reply.code(status).header('cache-control', 'no-store').type('text/plain').send('');
    });
  });
}
