/**
 * The hosted card fields in their frame. They listen to the page around them only when it is one of the
 * portal's origins and knows the nonce, answer that origin alone, and send the card to the vault alone.
 */
import { first } from '@sojourn/domain/present.ts';
import './fields.css';
import {
  type FieldsLook,
  type FieldsMessage,
  isNonce,
  readPageMessage,
  sealMessage,
} from '@sojourn/domain/payments/card-messages.ts';
import { brandStyles } from '@sojourn/domain/tenants/brand-colors.ts';
import { createCardForm } from './card-form.ts';
import { sendCard } from './send-card.ts';

const origins = (document.querySelector<HTMLMetaElement>('meta[name="portal-origins"]')?.content ?? '').split(
  ' ',
);
const nonce = location.hash.slice(1);
const today = () => new Date().toISOString().slice(0, 10);
const card = createCardForm(today);
let ticket = '';
let page: string | null = null;
let sending = false;
const brandSheet = new CSSStyleSheet();
document.adoptedStyleSheets = [brandSheet];

/** Origins that may embed the frame. Not every browser reports which one does; all may receive `ready`. */
const around = origins.filter(
  (origin) => !location.ancestorOrigins || location.ancestorOrigins[0] === origin,
);

function post(message: FieldsMessage): void {
  for (const origin of page ? [page] : around) parent.postMessage(sealMessage(nonce, message), origin);
}

function wear({ tenantTheme, colors, theme, locale }: FieldsLook): void {
  document.documentElement.dataset.tenant = tenantTheme;
  document.documentElement.dataset.theme = theme;
  brandSheet.replaceSync(colors ? brandStyles(colors) : '');
  card.speak(locale);
}

async function submit(): Promise<void> {
  if (sending || ticket === '') return;
  const { card: typed, problems } = card.check();
  const [problem] = problems;
  if (problem) return post({ type: 'invalid', message: card.messageOf(problem) });
  sending = true;
  card.lock(true);
  post({ type: 'sending' });
  const sent = await sendCard(ticket, typed);
  sending = false;
  card.lock(false);
  if ('failed' in sent) return post({ type: 'failed', reason: sent.failed });
  if ('problems' in sent) {
    card.show(sent.problems);
    return post({ type: 'invalid', message: card.messageOf(first(sent.problems)) });
  }
  card.forgetVerification();
  post({ type: 'token', ...sent });
}

function begin(): void {
  document.body.append(card.form);
  card.form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  addEventListener('keydown', (event) => {
    // An open list of countries closes by it first
    const isInList = event.target instanceof HTMLSelectElement;
    if (event.key === 'Escape' && !event.isComposing && !isInList) post({ type: 'escaped' });
  });
  addEventListener('message', (event) => {
    if (event.source !== parent || !origins.includes(event.origin)) return;
    if (page !== null && event.origin !== page) return;
    const message = readPageMessage(event.data, nonce);
    if (!message) return;
    page = event.origin;
    if (message.type === 'submit') return void submit();
    if (message.type === 'start') ticket = message.ticket;
    wear(message.look);
  });
  new ResizeObserver(() => post({ type: 'resized', height: Math.ceil(card.form.offsetHeight) })).observe(
    card.form,
  );
  post({ type: 'ready' });
}

// Opened outside a portal page, it has nobody to send a token to
if (parent !== window && isNonce(nonce)) begin();
