/** The payment port over the vault's internal API: card data stays in the vault, here are only tokens. */
import { neverRejected } from '../call-issuer.ts';
import { callVault, createVaultClient, type VaultSettings } from './call-vault.ts';
import {
  authorizationAnswer,
  authorizeRejection,
  cardsAnswer,
  listAnswer,
  permissionAnswer,
  recordAnswer,
  refundAnswer,
  rejectionAnswer,
} from './map.ts';
import type { AuthorizeRequest, PaymentGateway } from './port.ts';

const UNAUTHORIZED = 401;

const checkPart = (check: AuthorizeRequest['check']) =>
  check ? { check: { until: check.until, locale: check.locale, payee: check.payee } } : {};

export function createVaultGateway(settings: VaultSettings): PaymentGateway {
  const client = createVaultClient(settings);
  const refusal = rejectionAnswer;
  const readAuthorization = authorizationAnswer(settings.url);
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
    authorize: ({ check, absence, ...request }, context) => {
      const permission = absence?.permission;
      // Left out where there's none: a vault of the version before doesn't have them
      const body = { ...request, ...checkPart(check), ...(permission && { permission }) };
      const ask = { method: 'POST', path: '/v1/authorizations', body } as const;
      const reads = { read: readAuthorization, refusal: authorizeRejection };
      return callVault(client, ask, reads, context, [UNAUTHORIZED]);
    },
    permit: ({ check, ...request }, context) => {
      const body = { ...request, ...checkPart(check) };
      const ask = { method: 'POST', path: '/v1/permissions', body } as const;
      const reads = { read: permissionAnswer(settings.url), refusal: authorizeRejection };
      return callVault(client, ask, reads, context, [UNAUTHORIZED]);
    },
    endPermission: ({ reference }, context) => {
      const path = `/v1/permissions/${encodeURIComponent(reference)}/end`;
      return callVault(client, { method: 'POST', path, body: {} }, { read: () => null, refusal }, context);
    },
    capture: ({ reference, amountMinor }, context) => {
      const ask = { method: 'POST', path: at(reference, '/capture'), body: { amountMinor } } as const;
      return callVault(client, ask, { read: readAuthorization, refusal }, context);
    },
    void: ({ reference }, context) => {
      const ask = { method: 'POST', path: at(reference, '/void'), body: {} } as const;
      return callVault(client, ask, { read: () => null, refusal }, context);
    },
    refund: ({ reference, ...body }, context) => {
      const ask = { method: 'POST', path: at(reference, '/refunds'), body } as const;
      return callVault(client, ask, { read: refundAnswer, refusal }, context);
    },
    listPayments: async ({ from, until, after }, context) => {
      const query = new URLSearchParams({ from, until, ...(after !== null && { after }) });
      const ask = { method: 'GET', path: `/v1/authorizations?${query}` } as const;
      return neverRejected(await callVault(client, ask, { read: listAnswer, refusal }, context), 'a list');
    },
    lookUp: async ({ reference }, context) => {
      const ask = { method: 'GET', path: at(reference) } as const;
      return neverRejected(
        await callVault(client, ask, { read: recordAnswer(settings.url), refusal }, context),
        'a look-up',
      );
    },
  };
}
