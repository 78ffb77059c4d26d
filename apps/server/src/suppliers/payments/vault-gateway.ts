/** The payment port over the vault's internal API: card data stays in the vault, here are only tokens. */
import { neverRejected } from '../call-issuer.ts';
import { callVault, createVaultClient, type VaultSettings } from './call-vault.ts';
import {
  authorizationAnswer,
  authorizeRejection,
  cardsAnswer,
  recordAnswer,
  refundAnswer,
  rejectionAnswer,
} from './map.ts';
import type { PaymentGateway } from './port.ts';

const UNAUTHORIZED = 401;

export function createVaultGateway(settings: VaultSettings): PaymentGateway {
  const client = createVaultClient(settings);
  const refusal = rejectionAnswer;
  const at = (reference: string, verb = '') => `/v1/authorizations/${encodeURIComponent(reference)}${verb}`;
  return {
    listCards: async (subject, context) => {
      const path = `/v1/cards?subject=${encodeURIComponent(subject)}`;
      const reads = { read: cardsAnswer, refusal };
      return neverRejected(
        await callVault(client, { method: 'GET', path }, reads, context),
        'the list of cards',
      );
    },
    authorize: (body, context) => {
      const ask = { method: 'POST', path: '/v1/authorizations', body } as const;
      const reads = { read: authorizationAnswer, refusal: authorizeRejection };
      return callVault(client, ask, reads, context, [UNAUTHORIZED]);
    },
    capture: ({ reference, amountMinor }, context) => {
      const ask = { method: 'POST', path: at(reference, '/capture'), body: { amountMinor } } as const;
      return callVault(client, ask, { read: authorizationAnswer, refusal }, context);
    },
    void: ({ reference }, context) => {
      const ask = { method: 'POST', path: at(reference, '/void'), body: {} } as const;
      return callVault(client, ask, { read: () => null, refusal }, context);
    },
    refund: ({ reference, ...body }, context) => {
      const ask = { method: 'POST', path: at(reference, '/refunds'), body } as const;
      return callVault(client, ask, { read: refundAnswer, refusal }, context);
    },
    lookUp: async ({ reference }, context) => {
      const ask = { method: 'GET', path: at(reference) } as const;
      return neverRejected(
        await callVault(client, ask, { read: recordAnswer, refusal }, context),
        'a look-up',
      );
    },
  };
}
