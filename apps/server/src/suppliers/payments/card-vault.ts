/** The port for adding and removing cards, over the vault's internal API. */

import { neverRejected } from '../call-issuer.ts';
import type { CallContext } from '../outcome.ts';
import { callVault, createVaultClient, type VaultSettings } from './call-vault.ts';
import type { CardVault } from './cards-port.ts';
import { cardAnswer, cardRejectionAnswer, ticketAnswer, tokenAnswer } from './map.ts';

export function createCardVault(settings: VaultSettings): CardVault {
  const client = createVaultClient(settings);
  const post = <V>(path: string, body: object, read: (body: unknown) => V, context: CallContext) =>
    callVault(client, { method: 'POST', path, body }, { read, refusal: cardRejectionAnswer }, context);
  return {
    fieldsUrl: new URL('/card-fields', settings.url).href,
    startEntry: async (subject, context) =>
      neverRejected(await post('/v1/card-entries', { subject }, ticketAnswer, context), 'a card entry'),
    readToken: (of, context) => post('/v1/card-tokens/read', of, tokenAnswer, context),
    saveCard: (of, context) => post('/v1/cards', of, cardAnswer, context),
    removeCard: (of, context) => post('/v1/cards/remove', of, () => null, context),
  };
}
