/** Which booking an offer is of, and what it comes to now. */

import type { ChangeDetail } from '@sojourn/contract/changes.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatDateRange, formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { inOrder } from '../../customers/in-order.ts';
import type { Offering, OfferKind } from './use-offering.ts';

type Props = {
  readonly kind: OfferKind;
  readonly chosen: Offering['chosen'];
  readonly terms: Offering['terms'];
};

export function OfferTerms({ kind, chosen, terms }: Props) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { bookings, bookingId, onPick } = chosen;
  const problem = kind === 'credit' ? null : terms[kind].error;
  const texts = useErrorTexts(codeOf(problem));
  if (kind === 'credit') return null;
  if (bookings.length === 0)
    return <p className="text-2">{t(kind === 'cancel' ? 'desk.offer.noBooking' : 'desk.offer.noTrip')}</p>;
  return (
    <>
      <SelectField
        label={t('desk.offer.booking')}
        value={bookingId ?? ''}
        onChange={(event) => onPick(event.target.value)}
      >
        {inOrder(bookings, clock.now()).map((each) => (
          <option key={each.bookingId} value={each.bookingId}>
            {[
              each.title,
              formatDateRange(each.startsOn, each.endsOn, locale, 'year'),
              each.confirmationCode,
            ].join(', ')}
          </option>
        ))}
      </SelectField>
      {problem && (
        <Banner tone="bad" size="s" live="alert" title={texts.title}>
          {texts.cause}
        </Banner>
      )}
      <p className="small" role="status">
        <TermsText kind={kind} terms={terms} />
      </p>
    </>
  );
}

function TermsText({ kind, terms }: Pick<Props, 'terms'> & { readonly kind: Exclude<OfferKind, 'credit'> }) {
  const t = useText();
  const locale = useLocale();
  const money = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, locale);
  if (terms[kind].isPending) return t('desk.cancel.asking');
  if (kind === 'cancel') {
    const quote = terms.cancel.data;
    if (!quote) return null;
    const { refund, withheld, paid } = quote;
    return t('desk.offer.terms', { refund: money(refund), penalty: money(withheld.fee), paid: money(paid) });
  }
  if (kind === 'refund') {
    const goodwill = terms.refund.data;
    if (!goodwill) return null;
    if (goodwill.most.amountMinor === 0) return t('desk.offer.mostNone');
    const tenders = new Intl.ListFormat(locale, { type: 'conjunction' }).format(goodwill.tenders);
    return t('desk.offer.most', { most: money(goodwill.most), tenders });
  }
  const answer = terms.change.data;
  if (!answer) return null;
  const { change } = answer;
  if (!change) return t('desk.offer.noAsk');
  if (!change.cost || change.failure)
    return t('desk.offer.noChange', { why: change.failure ?? change.priceQuote });
  const { due, refund, credit } = change.cost;
  const amounts = { due: money(due), refund: money(refund), credit: money(credit) };
  return [
    ...(change.detail ? datesText(change.detail, t, locale) : []),
    t('desk.offer.changeTerms', amounts),
    ...(due.amountMinor > 0 ? [] : [t('desk.offer.free')]),
    ...(change.expiresAt
      ? [t('desk.offer.until', { until: formatReaderDeadline(change.expiresAt, locale) })]
      : []),
  ].join(' ');
}

/** Of a stay: which dates become which. */
function datesText(detail: ChangeDetail, t: ReturnType<typeof useText>, locale: Locale): string[] {
  if (!('nights' in detail)) return [];
  const [before, after] = [detail.before, detail.after].map(({ checkIn, checkOut }) =>
    formatDateRange(checkIn, checkOut, locale, 'year'),
  );
  return [`${t('desk.proposal.moves', { before: before ?? '', after: after ?? '' })}.`];
}
