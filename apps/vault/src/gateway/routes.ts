/** The card processor's part of the internal API. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { CURRENCIES } from '@sojourn/domain/money.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CardEffects } from '../cards/save-card.ts';
import type { Lab } from './decide.ts';
import { authorize, capture, giveBack, listPayments, lookUp, refund } from './gateway.ts';
import { endPermission, permit } from './permissions.ts';
import { CUT, createScenarioPlayer } from './play-scenario.ts';
import type { Refused } from './problems.ts';

const reference = z.string().regex(/^[\w:-]{4,120}$/);
const params = z.object({ reference });
const amountMinor = z.int().min(1).max(100_000_000);
const instant = z.iso.datetime().transform((text) => text as Instant);
const charge = {
  reference,
  subject: z.string().min(1).max(200),
  paymentId: z.string().min(1).max(64),
  amountMinor,
  currency: z.enum(CURRENCIES),
  check: z
    .strictObject({ until: instant, locale: z.enum(['en', 'fr']), payee: z.string().min(1).max(80) })
    .nullable()
    .default(null),
};
const authorizeBody = z.strictObject({ ...charge, permission: reference.nullable().default(null) });
const permitBody = z.strictObject({ ...charge, until: instant, purpose: z.string().min(1).max(60) });
const listQuery = z.strictObject({
  from: instant,
  until: instant,
  after: z.string().max(120).nullable().default(null),
});
const captureBody = z.strictObject({ amountMinor });
const refundBody = z.strictObject({ refundReference: reference, amountMinor });

function answer(reply: FastifyReply, outcome: object | Refused | null | typeof CUT): FastifyReply {
  if (outcome === CUT) return reply;
  if (outcome && 'refused' in outcome)
    return reply.code(outcome.refused === 'NotPossible' ? 409 : 402).send({ reason: outcome.refused });
  return reply.send(outcome ?? {});
}

export function addGatewayRoutes(app: FastifyInstance, effects: CardEffects, isLabOpen: boolean): void {
  const play = createScenarioPlayer(isLabOpen);
  const labOf = (request: FastifyRequest): Lab => {
    const scenario = request.headers['x-scenario'];
    return { isOpen: isLabOpen, scenario: isLabOpen && typeof scenario === 'string' ? scenario : null };
  };

  app.post('/authorizations', async (request, reply) => {
    const given = authorizeBody.parse(request.body);
    const work = () => authorize(effects, given, labOf(request));
    return answer(reply, await play('authorize', given.reference, { request, reply }, work));
  });
  app.post('/authorizations/:reference/capture', async (request, reply) => {
    const given = { ...params.parse(request.params), ...captureBody.parse(request.body) };
    const work = () => capture(effects, given.reference, given.amountMinor);
    return answer(reply, await play('capture', given.reference, { request, reply }, work));
  });
  app.post('/authorizations/:reference/void', async (request, reply) => {
    const given = params.parse(request.params);
    const work = () => giveBack(effects, given.reference);
    return answer(reply, await play('void', given.reference, { request, reply }, work));
  });
  app.post('/authorizations/:reference/refunds', async (request, reply) => {
    const given = { ...params.parse(request.params), ...refundBody.parse(request.body) };
    const work = () => refund(effects, given);
    return answer(reply, await play('refund', given.reference, { request, reply }, work));
  });
  app.post('/permissions', async (request, reply) =>
    answer(reply, await permit(effects, permitBody.parse(request.body), labOf(request))),
  );
  app.post('/permissions/:reference/end', async (request, reply) => {
    const ended = await endPermission(effects, params.parse(request.params).reference);
    return answer(reply, ended);
  });
  app.get('/authorizations', async (request, reply) =>
    reply.send(await listPayments(effects, listQuery.parse(request.query))),
  );
  app.get('/authorizations/:reference', async (request, reply) => {
    const given = params.parse(request.params);
    const work = async () => ({ record: await lookUp(effects, given.reference) });
    return answer(reply, await play('lookUp', given.reference, { request, reply }, work));
  });
}
