import type { TransferKind } from './transfer.ts';

/** Kilograms for a kilometer: of a car for its party, of a shuttle for each person. */
const KG_A_KM: Readonly<Record<TransferKind, number>> = { private: 0.17, premium: 0.21, shared: 0.05 };

/** A whole number, at least one. */
export const rideCarbonKg = (kind: TransferKind, km: number, people: number): number =>
  Math.max(1, Math.round(km * KG_A_KM[kind] * (kind === 'shared' ? people : 1)));
