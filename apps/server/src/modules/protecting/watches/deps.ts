/** What the use cases and jobs of watched prices need from outside. */
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { Effects, TenantId } from '#context.ts';
import type { Signer } from '#signer.ts';
import type { WatchProducts } from './product.ts';

export type WatchDeps = Pick<Effects, 'db' | 'clock' | 'random'> & {
  readonly products: WatchProducts;
  readonly tenantOf: (id: TenantId) => Pick<Tenant, 'capabilities'>;
  /** Of links in mail. */
  readonly linkSigner: Signer;
};
export type WatchJobDeps = Omit<WatchDeps, 'random' | 'tenantOf'>;
