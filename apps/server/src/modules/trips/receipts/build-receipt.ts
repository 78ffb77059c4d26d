/**
 * A trip as a receipt: sections of lines that add up, each section to the total that it names. Pure; drawing
 * is another's.
 */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { withheldNames } from '@sojourn/domain/booking/cancellation/withheld-premiums.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { PROTECTION_NAMES } from '@sojourn/domain/protections/protection-names.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import { colorsOf } from '@sojourn/domain/tenants/theme-colors.ts';
import { capitalized, tenderName } from '@sojourn/domain/wallet/credits/credit-names.ts';
import { productFromWire } from '@sojourn/products/product-list.ts';
import type { ReceiptProducts } from './product.ts';
import {
  day,
  type Language,
  line,
  type Receipt,
  type ReceiptLine,
  type ReceiptSection,
  sumOf,
  total,
} from './receipt.ts';
import { RECEIPT_TEXTS } from './texts.ts';

export const brandColor = (tenant: Pick<Tenant, 'colors' | 'theme'>): string =>
  colorsOf(tenant, 'light')['brand-ink'];

export function receiptOf(
  products: ReceiptProducts,
  trip: TripDetail,
  tenant: Tenant,
  locale: 'en' | 'fr',
  now: Instant,
): Receipt {
  const texts = RECEIPT_TEXTS[locale];
  const language = { locale, texts };
  const sold = products[productFromWire(trip.kind)].receiptLines(trip, language);
  return {
    locale,
    title: `${texts.title} ${trip.confirmationCode ?? trip.bookingId}`,
    brandName: tenant.brandName,
    brandColor: brandColor(tenant),
    facts: [...factsOf(trip, language, now), ...sold.facts],
    sections: [
      sold.section,
      ...protectionSection(trip, language),
      paymentSection(trip, language),
      ...refundSection(trip, language),
      ...sold.others,
    ],
    notes: [...sold.notes, texts.issuer(tenant.legalName, tenant.supportPhone)],
  };
}

function factsOf(trip: TripDetail, { locale, texts }: Language, now: Instant): Receipt['facts'] {
  const { confirmationCode, canceledAt, party, customFields } = trip;
  const names = party?.travelers.map(({ name }) => name) ?? [];
  return [
    ...(confirmationCode ? [[texts.code, confirmationCode] as const] : []),
    [texts.booking, trip.bookingId],
    [texts.bookedOn, day(trip.bookedAt, locale)],
    ...(party ? [[texts.bookedBy, party.bookedBy] as const] : []),
    ...(names.length > 0 ? [[texts.travelers(names.length), names.join(', ')] as const] : []),
    ...(trip.replaces ? [[texts.replaces, replacedName(trip.replaces)] as const] : []),
    ...(canceledAt ? [[texts.canceledOn, day(canceledAt, locale)] as const] : []),
    ...customFields.map(({ label, value }) => [label, value] as const),
    [texts.issuedOn, day(now, locale)],
  ];
}

const replacedName = ({ flights, bookingId }: NonNullable<TripDetail['replaces']>): string =>
  flights.length > 0 ? `${flights.join(', ')} (${bookingId})` : bookingId;

const refundName = ({ kind, tender }: TripDetail['refunds'][number], locale: 'en' | 'fr'): string =>
  tenderName({ kind, label: tender }, locale);

function paymentSection({ tenders, total: { currency } }: TripDetail, language: Language): ReceiptSection {
  const { locale, texts } = language;
  const lines = tenders.map((tender): ReceiptLine => {
    const label = capitalized(`${tenderName(tender, locale)} (${texts.states[tender.state]})`);
    const shown = line(label, tender.amount, language);
    return tender.state === 'captured' ? shown : { ...shown, minor: null };
  });
  const paid = total(texts.paid, money(sumOf(lines), currency), language);
  return { heading: texts.payment, lines: [...lines, paid] };
}

/** Beside what they protect, to the total of both. */
function protectionSection(trip: TripDetail, language: Language): ReceiptSection[] {
  const { locale, texts } = language;
  if (trip.protections.length === 0) return [];
  const lines = trip.protections.map(({ protection, premium }) =>
    line(PROTECTION_NAMES[locale][protection], premium, language),
  );
  return [
    { heading: texts.protections, lines: [...lines, total(texts.grandTotal, trip.grandTotal, language)] },
  ];
}

function refundSection(trip: TripDetail, language: Language): ReceiptSection[] {
  const { locale, texts } = language;
  if (trip.canceledAt === null && trip.refunds.length === 0) return [];
  const lines = trip.refunds.map((refund): ReceiptLine => {
    const name = texts.refundOf(refundName(refund, locale), refund.item);
    const label = `${name} (${stateText(refund, language)})`;
    const shown = line(label, refund.amount, language);
    return refund.outcome === 'forfeited' ? { ...shown, minor: null } : shown;
  });
  const backMinor = sumOf(lines);
  const { currency } = trip.total;
  return [
    {
      heading: texts.refunds,
      lines: [
        ...lines,
        total(texts.refunded, money(backMinor, currency), language),
        ...besideLines(trip, language),
      ],
    },
  ];
}

/** What comes back in another way, and what doesn't at all. */
function besideLines(trip: TripDetail, language: Language): ReceiptLine[] {
  const { airlineCredits, withheld } = trip;
  const { texts, locale } = language;
  const beside = [
    ...airlineCredits.map(
      ({ airline, traveler, amount }) => [texts.creditOf(airline, traveler), amount] as const,
    ),
    ...(withheld
      ? [
          [texts.kept, withheld.fee] as const,
          [texts.premiumsWithheld(withheldNames(trip, locale)), withheld.premiums] as const,
        ]
      : []),
  ];
  return beside
    .filter(([, { amountMinor }]) => amountMinor > 0)
    .map(([label, amount]) => ({ ...line(label, amount, language), minor: null }));
}

function stateText(
  { state, outcome, units, dueBy }: TripDetail['refunds'][number],
  { locale, texts }: Language,
): string {
  const isOnItsWay = units !== null && (state === 'open' || state === 'sent');
  const shownState =
    outcome === 'reissued' || outcome === 'forfeited' ? outcome : isOnItsWay ? 'onItsWay' : state;
  return texts.refundStates[shownState](day(dueBy, locale));
}
