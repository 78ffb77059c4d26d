/** To which tenants a supplier sells. */

/** Left out: to all. Who sells to nobody still answers for what was booked before. */
export type SoldTo = { readonly soldTo?: readonly string[] };

export const isSoldTo = (supplier: SoldTo | undefined, tenantId: string | undefined): boolean =>
  tenantId === undefined || supplier?.soldTo === undefined || supplier.soldTo.includes(tenantId);
