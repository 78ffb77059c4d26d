/** What mail about any trip says: what was paid and what comes back. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { type Instant, localAt } from '@sojourn/domain/dates.ts';
import { formatDate, formatMoney, formatTime } from '@sojourn/domain/formats.ts';
import { money } from '@sojourn/domain/money.ts';
import { PROTECTION_NAMES } from '@sojourn/domain/protections/protection-names.ts';
import { dateIn } from '@sojourn/domain/wallet/credits/credit-days.ts';
import { tenderName } from '@sojourn/domain/wallet/credits/credit-names.ts';
import { isOwnAddress, type Language, type Letter, type MailContext } from './letter.ts';

type Rows = (readonly [label: string, value: string])[];

/** Days of deadlines are the portal's, as on its pages. */
export const dayOf = (at: Instant, { locale }: Language): string => formatDate(dateIn(at), locale, 'year');

export function paidRows(trip: TripDetail, { locale, texts }: Language): Rows {
  const rows: Rows = trip.tenders
    .filter(({ state }) => state !== 'voided')
    .map((tender) => [texts.paidWith(tenderName(tender, locale)), formatMoney(tender.amount, locale)]);
  for (const { protection, premium } of trip.protections)
    rows.push([PROTECTION_NAMES[locale][protection], formatMoney(premium, locale)]);
  // Nothing is ours where all of it is paid at the desk
  if (trip.grandTotal.amountMinor > 0) rows.push([texts.labels.total, formatMoney(trip.grandTotal, locale)]);
  const free = trip.cancellation.steps.findLast(({ penaltyMinor }) => penaltyMinor === 0);
  if (free) {
    const local = localAt(free.until, trip.cancellation.zone);
    const until = texts.until(formatDate(local, locale, 'year'), formatTime(local, locale));
    rows.push([texts.labels.cancelFree, until]);
  }
  return rows;
}

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

/** What comes back, tender by tender. */
function backRows(trip: TripDetail, language: Language): Rows {
  const { locale, texts } = language;
  return trip.refunds.map((line) => {
    const amount = formatMoney(line.amount, locale);
    const name = tenderName({ kind: line.kind, label: line.tender }, locale);
    return [texts.refundTo(name), refundText(line, amount, language)];
  });
}

/** The same, and what is kept: together what was paid. */
export function refundRows(trip: TripDetail, language: Language): Rows {
  const { locale, texts } = language;
  const rows = backRows(trip, language);
  const paid = trip.tenders.filter(({ state }) => state === 'captured');
  const paidMinor = paid.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  const withheldMinor = trip.refunds.reduce((left, { amount }) => left - amount.amountMinor, paidMinor);
  const withheld = money(withheldMinor, trip.total.currency);
  if (withheldMinor > 0) rows.push([texts.labels.penalty, formatMoney(withheld, locale)]);
  return rows;
}

function refundText(line: TripDetail['refunds'][number], amount: string, language: Language): string {
  const { refund } = language.texts;
  if (line.outcome === 'forfeited' || line.outcome === 'reissued') return refund[line.outcome](amount);
  if (line.state === 'returned') return refund.back(amount);
  if (line.state === 'sent' && line.sentAt) return refund.sent(amount, dayOf(line.sentAt, language));
  // Miles are back within minutes, unless the bank doesn't answer
  return line.units !== null ? refund.onItsWay(amount) : refund.due(amount, dayOf(line.dueBy, language));
}

/** After some of it was canceled: what comes back of that. */
export const reducedBlocks = (trip: TripDetail, language: Language): Letter['blocks'] => [
  { block: 'text', text: language.texts.canceled[trip.refunds.length > 0 ? 'refunds' : 'noRefund'] },
  ...(trip.refunds.length > 0 ? [{ block: 'facts', rows: backRows(trip, language) } as const] : []),
  ...refundNote(trip, language),
];

/** After the rows: how long a bank may take; nothing where no card is refunded. */
export const refundNote = (trip: TripDetail, { texts }: Language): Letter['blocks'] =>
  trip.refunds.some(({ kind }) => kind === 'UserCard') ? [{ block: 'text', text: texts.refundNote }] : [];
