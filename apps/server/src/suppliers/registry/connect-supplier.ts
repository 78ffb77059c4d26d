/** A line to a supplier, by the adapter that its entry names. */
import type { ConnectedSupplier } from './registry.ts';
import { createSupplierLine, type SupplierLine } from './supplier-line.ts';

type Door = {
  readonly address: string;
  readonly headers: (key: string) => Readonly<Record<string, string>>;
};

/** The date of its interface that an adapter is written for stays until the adapter is. */
const DOORS: Readonly<Record<ConnectedSupplier['adapter'], Door>> = {
  duffel: {
    address: 'https://api.duffel.com',
    headers: (key) => ({
      authorization: `Bearer ${key}`,
      accept: 'application/json',
      'duffel-version': 'v2',
    }),
  },
};

export function connectSupplier(supplier: ConnectedSupplier, nowMs: () => number): SupplierLine {
  const { address, headers } = DOORS[supplier.adapter];
  return createSupplierLine(supplier, {
    address: supplier.address ?? address,
    headers: headers(supplier.key),
    nowMs,
  });
}
