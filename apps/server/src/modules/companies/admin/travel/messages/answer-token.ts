/** The end of a link in mail by which a traveler answers a message: the message and who they are, signed. */
import type { CompanyMessageId, PersonId } from '@sojourn/domain/ids.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import type { Signer } from '#signer.ts';

type Signed = {
  readonly tenantId: TenantId;
  readonly messageId: CompanyMessageId;
  readonly personId: PersonId;
};

const textOf = ({ tenantId, messageId, personId }: Signed): string =>
  `answer message ${tenantId} ${messageId} ${personId}`;

/** `msg_….per_….<key id>.<signature>` */
export const answerToken = (signer: Signer, of: Signed): string =>
  [of.messageId, of.personId, signer.sign(textOf(of)).replace(':', '.')].join('.');

/** Null for what this server didn't sign. */
export function readAnswerToken(signer: Signer, tenantId: TenantId, token: string): Signed | null {
  const [messageId = '', personId = '', keyId = '', signature = '', more] = token.split('.');
  if (more !== undefined) return null;
  const signed = { tenantId, messageId: messageId as CompanyMessageId, personId: personId as PersonId };
  return signer.verify(textOf(signed), `${keyId}:${signature}`) ? signed : null;
}
