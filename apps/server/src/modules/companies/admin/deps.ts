import type { Effects, TenantId } from '#context.ts';
import type { CardDeps } from '#modules/money/payments/verify-payment-method.ts';
import type { NamingProducts } from '#modules/selling/booking/in-language.ts';
import type { Signer } from '#signer.ts';
import type { PolicyProducts } from '../policy/judge-sale.ts';
import type { WhereProducts } from './travel/product.ts';

export type AdminDeps = Pick<Effects, 'db' | 'clock' | 'random'> & {
  /** They judge what was priced by other rules, know where travelers are, and name trips for their reader. */
  readonly products: PolicyProducts & WhereProducts & NamingProducts;
  /** Null: another processor keeps the cards. */
  readonly cards: CardDeps['cards'] | null;
  /** The rewards accounts of who adds the company's card. */
  readonly accountsOf: CardDeps['accountsOf'];
  /** Of links in mail. */
  readonly linkSigner: Signer;
  /** Where a tenant's portal is, as the admin site's own address has it: `http://business.localhost:8080`. */
  readonly portalOrigin: (tenantId: TenantId, adminOrigin: string) => string;
};
