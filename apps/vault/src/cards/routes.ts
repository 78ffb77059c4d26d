/** Saved cards and the adding of them, for the portal's server: tokens, never numbers. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { beginEntry } from '../entry/begin-entry.ts';
import { readToken, saveToken, type TokenEnded } from '../entry/save-token.ts';
import { listCards } from './list-cards.ts';
import type { CardEffects } from './save-card.ts';
import { removeCard } from './store.ts';

const subject = z.string().min(1).max(200);
const token = z.string().min(1).max(100);
const cardsQuery = z.object({ subject });
const entryBody = z.strictObject({ subject });
const tokenBody = z.strictObject({ subject, token });
const saveBody = z.strictObject({
  subject,
  token,
  label: z.string().min(1).max(60),
  isVirtual: z.boolean(),
  /** The card whose number is replaced by this one. */
  replaces: z.string().min(1).max(64).optional(),
});
const readSave = (body: unknown) => {
  const { replaces = null, ...given } = saveBody.parse(body);
  return { ...given, replaces };
};
const removeBody = z.strictObject({ subject, paymentId: z.string().min(1).max(64) });

const answer = (reply: FastifyReply, outcome: object | TokenEnded): FastifyReply =>
  'refused' in outcome ? reply.code(409).send({ reason: outcome.refused }) : reply.send(outcome);

export function addCardRoutes(app: FastifyInstance, effects: CardEffects): void {
  app.get('/cards', async (request) => ({
    cards: await listCards(effects, cardsQuery.parse(request.query).subject),
  }));
  app.post('/cards', async (request, reply) =>
    answer(reply, await saveToken(effects, readSave(request.body))),
  );
  app.post('/cards/remove', async (request, reply) => {
    const given = removeBody.parse(request.body);
    const removed = await removeCard(effects.db, given.subject, given.paymentId, effects.clock.now());
    return removed ? reply.send({}) : reply.code(409).send({ reason: 'NotFound' });
  });
  app.post('/card-entries', async (request) => beginEntry(effects, entryBody.parse(request.body).subject));
  app.post('/card-tokens/read', async (request, reply) =>
    answer(reply, await readToken(effects, tokenBody.parse(request.body))),
  );
}
