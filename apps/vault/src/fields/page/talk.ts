/**
 * How fields in their frame talk with the page around them: only when it's one of the portal's origins and
 * knows the nonce, and with that origin alone.
 */
import {
  type FieldsLook,
  type FieldsMessage,
  isNonce,
  readPageMessage,
  sealMessage,
} from '@sojourn/domain/payments/card-messages.ts';
import { brandStyles } from '@sojourn/domain/tenants/brand-colors.ts';

type Talk = {
  readonly start: (ticket: string, look: FieldsLook) => void;
  readonly look: (look: FieldsLook) => void;
  readonly submit: () => void;
};

const origins = (document.querySelector<HTMLMetaElement>('meta[name="portal-origins"]')?.content ?? '').split(
  ' ',
);
const nonce = location.hash.slice(1);
let page: string | null = null;

/** Origins that may embed the frame. Not every browser reports which one does; all may receive `ready`. */
const around = origins.filter(
  (origin) => !location.ancestorOrigins || location.ancestorOrigins[0] === origin,
);

export function post(message: FieldsMessage): void {
  for (const origin of page ? [page] : around) parent.postMessage(sealMessage(nonce, message), origin);
}

/** Puts on the tenant's colors, light and language. */
export function createLook(): (look: FieldsLook) => void {
  const brandSheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [brandSheet];
  return ({ tenantTheme, colors, theme, locale }) => {
    document.documentElement.lang = locale;
    document.documentElement.dataset.tenant = tenantTheme;
    document.documentElement.dataset.theme = theme;
    brandSheet.replaceSync(colors ? brandStyles(colors) : '');
  };
}

/** The body's padding, which the frame has around it too. */
const PADDING = 8;

/** Opened outside a portal page, it has nobody to send a token to: then nothing begins. */
export function beginTalk(draw: () => void, talk: Talk): void {
  if (parent === window || !isNonce(nonce)) return;
  draw();
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
    if (message.type === 'submit') return talk.submit();
    talk.look(message.look);
    if (message.type === 'start') talk.start(message.ticket, message.look);
  });
  new ResizeObserver(() =>
    post({ type: 'resized', height: Math.max(0, Math.ceil(document.body.offsetHeight) - PADDING) }),
  ).observe(document.body);
  post({ type: 'ready' });
}
