/** Rows of favorites. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId, StayId, WishlistId } from '@sojourn/domain/ids.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';

type Owned = { tenant_id: TenantId; customer_id: CustomerId; wishlist_id: WishlistId };

export type WishlistTables = {
  wishlists: Owned & { name: string; created_at: Instant };
  wishlist_items: Owned & { stay_id: StayId; stay_name: string; added_at: Instant };
};
