/**
 * Says the server's time with every answer of the API: holds, sessions and deadlines end by it, and a
 * device's own clock may be minutes off.
 */
import type { Clock } from '@sojourn/domain/effects.ts';
import type { FastifyInstance } from 'fastify';
import { isApi } from './answer-error.ts';

export function addServerTime(app: FastifyInstance, clock: Clock): void {
  app.addHook('onSend', async (request, reply) => {
    if (isApi(request)) reply.header('x-server-time', clock.now());
  });
}
