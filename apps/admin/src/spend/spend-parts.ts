/** The kinds of trips in the order of their colors; a newer kind comes after them. */
import { WIRE_PRODUCTS } from '@sojourn/domain/products/product.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';

const SHADES = Object.values(WIRE_PRODUCTS);
export const shadeOf = (product: string): number =>
  Math.min(2, Math.max(0, SHADES.indexOf(product as never)));
/** In kilograms, from a ton on in tons. */
export const formatCo2 = (kg: number, locale: string): string =>
  kg < 1_000
    ? `${kg.toLocaleString(locale)} kg`
    : `${(kg / 1_000).toLocaleString(locale, { maximumFractionDigits: 1 })} t`;
export const productText = (product: string): MessageId =>
  `adminSpend.product.${SHADES.includes(product as never) ? product : 'other'}` as MessageId;
