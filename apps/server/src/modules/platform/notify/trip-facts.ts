/** What mail about any trip says: what was paid and what comes back. */

import type { TripDetail } from '@sojourn/contract/trips.ts';
import { freeUntil } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { withheldNames } from '@sojourn/domain/booking/cancellation/withheld-premiums.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { formatDate, formatDeadline, formatMoney } from '@sojourn/domain/formats.ts';
import { PROTECTION_NAMES } from '@sojourn/domain/protections/protection-names.ts';
import { dateIn } from '@sojourn/domain/wallet/credits/credit-days.ts';
import { tenderName } from '@sojourn/domain/wallet/credits/credit-names.ts';
import { isOwnAddress, type Language, type MailContext } from './letter.ts';
import type { Block, Row } from './mail-layout.ts';
import { WHAT_COMES_BACK } from './texts/what-comes-back.ts';

type Rows = Row[];

/** Days of deadlines are the portal's, as on its pages. */
export const dayOf = (at: Instant, { locale }: Language): string => formatDate(dateIn(at), locale, 'year');

/** `at`: when it's written; what was free until before then isn't any more. */
function paidRows(trip: TripDetail, { locale, texts }: Language, at: Instant): Rows {
  const rows: Rows = trip.tenders
    .filter(({ state }) => state !== 'voided')
    .map((tender) => [texts.paidWith(tenderName(tender, locale)), formatMoney(tender.amount, locale)]);
  for (const { protection, premium } of trip.protections)
    rows.push([PROTECTION_NAMES[locale][protection], formatMoney(premium, locale)]);
  // Nothing is ours where all of it is paid at the desk
  if (trip.grandTotal.amountMinor > 0)
    rows.push([texts.labels.total, formatMoney(trip.grandTotal, locale), 'total']);
  const until = freeUntil(trip.cancellation, trip.total.amountMinor, at);
  if (until) rows.push([texts.labels.cancelFree, formatDeadline(until, trip.cancellation.zone, locale)]);
  return rows;
}

export const paidBlocks = (trip: TripDetail, language: Language, at: Instant): Block[] => {
  const rows = paidRows(trip, language, at);
  return rows.length > 0 ? [{ block: 'amounts', title: language.texts.labels.payment, rows }] : [];
};

/** Who travels and who booked it, where it was booked for others; of guests, only for the account's owner. */
export function partyRows(trip: TripDetail, context: MailContext, { texts: { labels } }: Language): Rows {
  if (!trip.party) return [];
  const { bookedBy, travelers } = trip.party;
  const isOwn = isOwnAddress(context, trip.email);
  const names = travelers.filter(({ isGuest }) => isOwn || !isGuest).map(({ name }) => name);
  return [
    ...(names.length > 0 ? [[labels.travelers(names.length), names.join(', ')] as const] : []),
    [labels.bookedBy, bookedBy],
  ];
}

/** What the company wanted to know of it, by the names that it gave. */
export const fieldRows = ({ customFields }: TripDetail): Rows =>
  customFields.map(({ label, value }) => [label, value]);

/** What comes back, tender by tender, and what airlines owe instead. */
function backRows(trip: TripDetail, language: Language): Rows {
  const { locale, texts } = language;
  const words = WHAT_COMES_BACK[locale];
  const refunds = trip.refunds.map((line) => {
    const amount = formatMoney(line.amount, locale);
    const name = tenderName({ kind: line.kind, label: line.tender }, locale);
    return [texts.refundTo(name), refundText(line, amount, language)] as const;
  });
  const credits = trip.airlineCredits.map(({ airline, traveler, amount, expiresAt }) => {
    const shown = formatMoney(amount, locale);
    const until = expiresAt && dayOf(expiresAt, language);
    const value = until ? words.creditUntil(shown, until) : shown;
    return [words.creditOf(airline, traveler), value] as const;
  });
  return [...refunds, ...credits];
}

/** The same, and what a cancellation keeps. */
function refundRows(trip: TripDetail, language: Language): Rows {
  const { locale, texts } = language;
  const rows = backRows(trip, language);
  if (!trip.withheld) return rows;
  const { fee, premiums } = trip.withheld;
  if (fee.amountMinor > 0) rows.push([texts.labels.penalty, formatMoney(fee, locale)]);
  if (premiums.amountMinor > 0)
    rows.push([
      WHAT_COMES_BACK[locale].premiumsWithheld(withheldNames(trip, locale)),
      formatMoney(premiums, locale),
    ]);
  return rows;
}

export const refundAmounts = (trip: TripDetail, language: Language): Block[] => {
  const rows = refundRows(trip, language);
  return rows.length > 0 ? [{ block: 'amounts', title: language.texts.labels.refund, rows }] : [];
};

/** With how long it takes. */
export const refundBlocks = (trip: TripDetail, language: Language): Block[] => [
  ...refundAmounts(trip, language),
  ...refundNote(trip, language),
];

function refundText(line: TripDetail['refunds'][number], amount: string, language: Language): string {
  const { refund } = language.texts;
  if (line.outcome === 'forfeited' || line.outcome === 'reissued') return refund[line.outcome](amount);
  if (line.state === 'returned') return refund.back(amount);
  if (line.state === 'sent' && line.sentAt) return refund.sent(amount, dayOf(line.sentAt, language));
  // Miles are back within minutes, unless the bank doesn't answer
  return line.units !== null ? refund.onItsWay(amount) : refund.due(amount, dayOf(line.dueBy, language));
}

const isAnyBack = ({ refunds, airlineCredits }: TripDetail): boolean =>
  refunds.length + airlineCredits.length > 0;

/** After it was canceled: whether anything comes back of it. */
export const canceledText = (trip: TripDetail, { texts }: Language): string =>
  texts.canceled[isAnyBack(trip) ? 'refunds' : 'noRefund'];

/** After some of it was canceled, or it was changed: what comes back of that. */
export const changedBlocks = (trip: TripDetail, kind: string, language: Language): Block[] => {
  if (!isAnyBack(trip))
    return kind === 'bookingReduced' ? [{ block: 'text', text: canceledText(trip, language) }] : [];
  return [
    { block: 'text', text: language.texts.canceled.refunds },
    { block: 'amounts', title: language.texts.labels.refund, rows: backRows(trip, language) },
    ...refundNote(trip, language),
  ];
};

/** After the rows: how long a bank may take; nothing where no card is refunded. */
export const refundNote = (trip: TripDetail, { texts }: Language): Block[] =>
  trip.refunds.some(({ kind }) => kind === 'UserCard') ? [{ block: 'text', text: texts.refundNote }] : [];
