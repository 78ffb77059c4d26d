/** The adapters for Stripe on an account in test mode, with a customer of their own. */
import { randomBytes } from 'node:crypto';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import type { CallContext } from '../../apps/server/src/suppliers/outcome.ts';
import {
  connectStripe,
  type StripeSettings,
} from '../../apps/server/src/suppliers/payments/stripe/connect-stripe.ts';
import { createStripeCards } from '../../apps/server/src/suppliers/payments/stripe/stripe-cards.ts';
import { createStripeGateway } from '../../apps/server/src/suppliers/payments/stripe/stripe-gateway.ts';

export const CONTEXT: CallContext = { timeoutMs: 20_000, scenario: null, requestId: 'try-stripe' };
const clock = { now: () => new Date().toISOString() as Instant };
export const later = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString() as Instant;

/** What is tried, what comes of it, and what should. */
export type Check = readonly [what: string, run: () => Promise<string>, expected: string];
type Answer = { readonly outcome: string; readonly value?: unknown; readonly rejection?: { reason: string } };

export function shown({ outcome, value, rejection }: Answer, field = 'state'): string {
  if (outcome !== 'ok') return [outcome, rejection?.reason].filter(Boolean).join(' ');
  return String((value as Readonly<Record<string, unknown>> | null)?.[field] ?? 'ok');
}

export type Trial = ReturnType<typeof createTrial>;
export function createTrial(settings: StripeSettings) {
  const stripe = connectStripe(settings);
  const gateway = createStripeGateway(settings, clock);
  const cards = createStripeCards(settings, 'https://vault.invalid/stripe-fields', clock);
  const subject = `try-${randomBytes(6).toString('hex')}`;
  const saved = new Map<string, PaymentId>();
  const cardOf = (name: string): PaymentId => saved.get(name) ?? ('pay_none' as PaymentId);
  const customerOf = async (): Promise<string> => {
    const listed = await stripe.customers.list({ limit: 100 });
    return listed.data.find(({ metadata }) => metadata.subject === subject)?.id ?? '';
  };
  return {
    stripe,
    gateway,
    cards,
    subject,
    cardOf,
    customerOf,
    name: (name: string, paymentId: PaymentId) => void saved.set(name, paymentId),
    /** What Stripe's fields do in a page, and then the server; the last four digits. */
    add: async (name: string, method: string, replaces?: PaymentId): Promise<string> => {
      const entry = await cards.startEntry(subject, CONTEXT);
      if (entry.outcome !== 'ok') return shown(entry);
      const token = entry.value.ticket.split('_secret_')[0] ?? '';
      const confirm = { payment_method: method, return_url: 'https://example.com/' };
      await stripe.setupIntents.confirm(token, confirm).catch(() => undefined);
      const read = await cards.readToken({ subject, token }, CONTEXT);
      if (read.outcome !== 'ok' || read.value.problem) return shown(read, 'problem');
      const of = { subject, token, label: name, isVirtual: false, replaces };
      const card = await cards.saveCard(of, CONTEXT);
      if (card.outcome === 'ok') saved.set(name, card.value.paymentId);
      return shown(card, 'lastFour');
    },
    charge: (reference: string, name: string, more: object = {}) =>
      gateway.authorize(
        { reference, subject, paymentId: cardOf(name), amountMinor: 1_234, currency: 'USD', ...more },
        CONTEXT,
      ),
    close: async () => {
      const customer = await customerOf();
      if (customer) await stripe.customers.del(customer);
    },
  };
}
