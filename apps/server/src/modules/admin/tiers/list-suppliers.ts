import type { adminTierCalls } from '@sojourn/contract/admin/tier-calls.ts';
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Supplier } from '@sojourn/domain/policy/trip-rules.ts';
import type { PolicyProducts } from '../../policy/judge-sale.ts';

const byName = (suppliers: readonly Supplier[]): Supplier[] =>
  suppliers
    .map(({ code, name }) => ({ code, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.code < b.code ? -1 : 1));

/** What a tier can prefer or block, of each product. */
export const listSuppliers = ({
  hotel,
  flight,
  car,
}: PolicyProducts): OutputOf<(typeof adminTierCalls)['listTierSuppliers']> => ({
  hotel: byName(hotel.suppliers()),
  flight: byName(flight.suppliers()),
  car: byName(car.suppliers()),
});
