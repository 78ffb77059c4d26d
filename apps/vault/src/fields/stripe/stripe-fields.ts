/**
 * Stripe's own card fields in the vault's frame: what's typed goes to Stripe alone, which also shows the
 * bank's check. What the portal gets is the id of a setup, which its server looks up.
 */
import '../page/fields.css';
import './stripe.css';
import type { FieldsLook } from '@sojourn/domain/payments/card-messages.ts';
import { beginTalk, createLook, post } from '../page/talk.ts';
import { TEXTS } from '../page/texts.ts';
import { drawName } from './draw-name.ts';
import { loadStripe, type StripeElements, type StripeScript } from './stripe-script.ts';

const wear = createLook();
const name = drawName();
const place = document.createElement('div');
let look: FieldsLook | null = null;
let open: { readonly stripe: StripeScript; readonly elements: StripeElements } | null = null;
let sending = false;

const styled = ({ theme, locale }: FieldsLook) => ({
  locale: locale === 'fr' ? 'fr-CA' : 'en',
  appearance: { theme: theme === 'dark' ? 'night' : 'stripe', variables: variables() },
});

/** The product's own tokens, as they are in this tenant's light. */
function variables(): Record<string, string> {
  const style = getComputedStyle(document.documentElement);
  const of = (token: string) => style.getPropertyValue(token).trim();
  const all = {
    colorPrimary: of('--primary'),
    colorText: of('--ink'),
    colorBackground: of('--surface'),
    colorDanger: of('--bad'),
    borderRadius: of('--r-m'),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

async function start(clientSecret: string, given: FieldsLook): Promise<void> {
  try {
    const stripe = await loadStripe();
    const elements = stripe.elements({ clientSecret, ...styled(given) });
    const fields = elements.create('payment', {
      layout: 'tabs',
      wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
      // The issuer's portal has terms of its own
      terms: { card: 'never' },
    });
    fields.on('escape', () => post({ type: 'escaped' }));
    fields.on('loaderror', () => post({ type: 'failed', reason: 'Unavailable' }));
    place.replaceChildren();
    fields.mount(place);
    open = { stripe, elements };
  } catch {
    post({ type: 'failed', reason: 'Unavailable' });
  }
}

async function submit(): Promise<void> {
  if (sending || !open || !look) return;
  const { stripe, elements } = open;
  const holder = name.read();
  const typed = await elements.submit();
  const message = holder === null ? TEXTS[look.locale].problems.name.missing : typed.error?.message;
  if (message !== undefined) return post({ type: 'invalid', message: message.slice(0, 300) });
  sending = true;
  // Room for the bank's page, which Stripe shows in here
  document.body.classList.add('is-checking');
  post({ type: 'sending' });
  const { setupIntent, error } = await stripe
    .confirmSetup({
      elements,
      redirect: 'if_required',
      confirmParams: {
        return_url: location.href,
        payment_method_data: { billing_details: { name: holder } },
      },
    })
    .catch(() => ({ setupIntent: undefined, error: { type: 'api_connection_error' } as const }));
  sending = false;
  document.body.classList.remove('is-checking');
  const refused = error && 'setup_intent' in error ? error.setup_intent : undefined;
  const token = setupIntent?.id ?? refused?.id;
  if (token) return post({ type: 'token', token, lastFour: null, brand: null });
  const isTyped = error?.type === 'validation_error';
  post(
    isTyped && 'message' in error
      ? { type: 'invalid', message: (error.message ?? '').slice(0, 300) }
      : { type: 'failed', reason: 'Unavailable' },
  );
}

beginTalk(() => document.body.append(name.field, place), {
  start: (ticket, given) => void start(ticket, given),
  look: (given) => {
    look = given;
    wear(given);
    name.speak(given.locale);
    open?.elements.update(styled(given));
  },
  submit: () => void submit(),
});
