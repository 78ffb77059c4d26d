/**
 * The browser's clock and randomness, handed down from main.tsx so that screens can be tested at a fixed
 * time.
 */
import type { Clock, Random } from '@sojourn/domain/effects.ts';
import { createContext, type ReactNode, useContext } from 'react';

export type Effects = { readonly clock: Clock; readonly random: Random };

const EffectsContext = createContext<Effects | null>(null);

export function EffectsProvider({
  value,
  children,
}: {
  readonly value: Effects;
  readonly children: ReactNode;
}) {
  return <EffectsContext value={value}>{children}</EffectsContext>;
}

function useEffects(): Effects {
  const effects = useContext(EffectsContext);
  if (!effects) throw new Error('EffectsProvider is missing');
  return effects;
}

export const useClock = (): Clock => useEffects().clock;
export const useRandom = (): Random => useEffects().random;

/** A fresh `Idempotency-Key`: 32 hexadecimal digits. Keep it for every repeat of the same attempt. */
export const newIdempotencyKey = (random: Random): string =>
  [...random.bytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
