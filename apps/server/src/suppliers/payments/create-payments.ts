/** The payment adapters that the configuration chooses. */
import type { Clock } from '@sojourn/domain/effects.ts';
import type { LabClock } from '@sojourn/domain/following-clock.ts';
import type { VaultSettings } from './call-vault.ts';
import { createCardVault } from './card-vault.ts';
import type { CardVault } from './cards-port.ts';
import type { PaymentGateway } from './port.ts';
import type { StripeSettings } from './stripe/stripe-gateway.ts';
import { createVaultGateway } from './vault-gateway.ts';

type PaymentSettings = {
  readonly vault: Omit<VaultSettings, 'labClock'>;
  readonly stripe?: StripeSettings | null;
};
type Payments = {
  readonly payments: PaymentGateway;
  /** Null with Stripe: its cards are put on file there, the vault's would not be chargeable. */
  readonly cards: CardVault | null;
};

/** `labClock`: null in production. */
export async function createPayments(
  { vault, stripe }: PaymentSettings,
  { clock, labClock }: { readonly clock: Clock; readonly labClock: LabClock | null },
): Promise<Payments> {
  if (stripe) {
    // Its library is large, and few use it
    const { createStripeGateway } = await import('./stripe/stripe-gateway.ts');
    return { payments: createStripeGateway(stripe, clock), cards: null };
  }
  const settings: VaultSettings = { ...vault, labClock };
  return { payments: createVaultGateway(settings), cards: createCardVault(settings) };
}
