/**
 * What the portal's page and the hosted card fields say to each other by postMessage. Each message carries
 * the nonce that the page put into the frame's address; both sides also compare the origin. No card data is
 * in any.
 */
import { type BrandColors, isBrandColors, SCHEMES } from '../tenants/brand-colors.ts';
import { THEME_IDS, type ThemeId } from '../tenants/tenant.ts';
import { CARD_BRANDS, type CardBrand } from './card-number.ts';

const KIND = 'sojourn-card-fields/1';

export type FieldsLook = {
  readonly tenantTheme: ThemeId;
  readonly colors: BrandColors | null;
  readonly theme: 'light' | 'dark';
  readonly locale: 'en' | 'fr';
};

/** From the portal's page. `ticket`: what `startCardEntry` answered. */
export type PageMessage =
  | { readonly type: 'start'; readonly ticket: string; readonly look: FieldsLook }
  | { readonly type: 'look'; readonly look: FieldsLook }
  | { readonly type: 'submit' };

/** `TicketEnded`: too old, used, or of somebody else; `Refused`: too many tries with one ticket. */
const FIELDS_FAILURES = ['TicketEnded', 'Refused', 'Unavailable'] as const;
export type FieldsFailure = (typeof FIELDS_FAILURES)[number];

/**
 * From the hosted fields. `invalid`: something was typed wrong; `message` is about the first problem.
 * `checking`: the card's bank asks its holder, in the frame.
 * `escaped`: Escape was pressed, which the page around a frame doesn't receive.
 */
export type FieldsMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'resized'; readonly height: number }
  | { readonly type: 'sending' }
  | { readonly type: 'checking' }
  | { readonly type: 'escaped' }
  | { readonly type: 'invalid'; readonly message: string }
  | { readonly type: 'failed'; readonly reason: FieldsFailure }
  | {
      readonly type: 'token';
      readonly token: string;
      /** Null where only the processor knows the card. */
      readonly lastFour: string | null;
      readonly brand: CardBrand | null;
    };

const NONCE = /^[\w-]{16,64}$/;
export const isNonce = (text: string): boolean => NONCE.test(text);

export const sealMessage = (nonce: string, message: PageMessage | FieldsMessage): object => ({
  ...message,
  kind: KIND,
  nonce,
});

type Loose = Readonly<Record<string, unknown>>;
const isText = (value: unknown, form: RegExp): value is string =>
  typeof value === 'string' && form.test(value);
const isOneOf = <T extends string>(value: unknown, all: readonly T[]): value is T => all.includes(value as T);

function opened(data: unknown, nonce: string): Loose | null {
  if (typeof data !== 'object' || data === null) return null;
  const message = data as Loose;
  return message.kind === KIND && message.nonce === nonce && isNonce(nonce) ? message : null;
}

const TICKET = /^[\w-]{20,100}$/;

function readLook(value: unknown): FieldsLook | null {
  const { tenantTheme, colors, theme, locale } = (value ?? {}) as Loose;
  if (!isOneOf(tenantTheme, THEME_IDS)) return null;
  if (!isOneOf(theme, SCHEMES) || !isOneOf(locale, ['en', 'fr'])) return null;
  // Nothing but colors gets into the frame's style sheet
  return colors === null || isBrandColors(colors) ? { tenantTheme, colors, theme, locale } : null;
}

/** Null for anything that is not one of the page's messages with this nonce. */
export function readPageMessage(data: unknown, nonce: string): PageMessage | null {
  const message = opened(data, nonce);
  if (message?.type === 'submit') return { type: 'submit' };
  const look = readLook(message?.look);
  if (!message || !look) return null;
  if (message.type === 'look') return { type: 'look', look };
  const { type, ticket } = message;
  return type === 'start' && isText(ticket, TICKET) ? { type, ticket, look } : null;
}

const HEIGHT_MAX = 2_000;
const MESSAGE_MAX = 300;

/** Null for anything that is not one of the fields' messages with this nonce. */
export function readFieldsMessage(data: unknown, nonce: string): FieldsMessage | null {
  const m = opened(data, nonce);
  if (!m) return null;
  if (isOneOf(m.type, ['ready', 'sending', 'checking', 'escaped'] as const)) return { type: m.type };
  if (m.type === 'resized' && typeof m.height === 'number' && m.height >= 0 && m.height <= HEIGHT_MAX)
    return { type: 'resized', height: m.height };
  if (m.type === 'invalid' && typeof m.message === 'string' && m.message.length <= MESSAGE_MAX)
    return { type: 'invalid', message: m.message };
  if (m.type === 'failed' && isOneOf(m.reason, FIELDS_FAILURES)) return { type: 'failed', reason: m.reason };
  const { type, token, lastFour, brand } = m;
  if (type !== 'token' || !isText(token, TICKET)) return null;
  if (lastFour === null && brand === null) return { type, token, lastFour, brand };
  if (isText(lastFour, /^\d{4}$/) && isOneOf(brand, CARD_BRANDS)) return { type, token, lastFour, brand };
  return null;
}
