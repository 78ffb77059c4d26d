/** The payment adapters that the configuration chooses. */
import type { Clock } from '@sojourn/domain/effects.ts';
import type { LabClock } from '@sojourn/domain/following-clock.ts';
import type { VaultSettings } from './call-vault.ts';
import { createCardVault } from './card-vault.ts';
import type { CardVault } from './cards-port.ts';
import type { PaymentNotices } from './notices-port.ts';
import type { PaymentGateway } from './port.ts';
import type { StripeSettings } from './stripe/connect-stripe.ts';
import { createVaultGateway } from './vault-gateway.ts';

type PaymentSettings = {
  readonly vault: Omit<VaultSettings, 'labClock'>;
  readonly stripe?:
    | (StripeSettings & { readonly signingSecret: string | null; readonly publicKey: string | null })
    | null;
};
type Payments = {
  readonly payments: PaymentGateway;
  /** Null with Stripe and no public key: its cards are put on file there. */
  readonly cards: CardVault | null;
  /** Null where nobody sends any: the vault is asked. */
  readonly notices: PaymentNotices | null;
};

/** `labClock`: null in production. */
export async function createPayments(
  { vault, stripe }: PaymentSettings,
  { clock, labClock }: { readonly clock: Clock; readonly labClock: LabClock | null },
): Promise<Payments> {
  if (stripe) {
    // Its library is large, and few use it
    const { createStripeGateway } = await import('./stripe/stripe-gateway.ts');
    const { createStripeNotices } = await import('./stripe/stripe-notices.ts');
    const { createStripeCards } = await import('./stripe/stripe-cards.ts');
    const { signingSecret, publicKey } = stripe;
    const notices = signingSecret === null ? null : createStripeNotices(stripe, signingSecret);
    // Its fields stand in a page of the vault, whose origin has nothing else
    const fieldsUrl = new URL('/stripe-fields', vault.url).href;
    const cards = publicKey === null ? null : createStripeCards(stripe, fieldsUrl, clock);
    return { payments: createStripeGateway(stripe, clock), cards, notices };
  }
  const settings: VaultSettings = { ...vault, labClock };
  return { payments: createVaultGateway(settings), cards: createCardVault(settings), notices: null };
}
