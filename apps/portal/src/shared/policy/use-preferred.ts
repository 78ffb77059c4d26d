import { isPreferred, type Supplier, type TripRules } from '@sojourn/domain/policy/trip-rules.ts';
import type { Plural } from '@sojourn/products/product-list.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useParty } from '#shared/party/use-party.ts';

/** Whether the company of who travels prefers these suppliers; also where it restricts nothing. */
export function usePreferred(product: Plural, suppliers: readonly Supplier[] | undefined): boolean {
  const own = useSession()?.corporateInfo?.policyTier;
  const party = useParty();
  const tiers = party.length > 0 ? party.map(({ policyTier }) => policyTier) : [own];
  return isPreferred(
    tiers.flatMap((tier): readonly TripRules[] => tier?.[product].policies ?? []),
    suppliers ?? [],
  );
}
