/** What comes back when, as blocks with their amounts. Pure. */
import { type Instant, localAt } from '@sojourn/domain/dates.ts';
import type { Money } from '@sojourn/domain/money.ts';
import type { Locale } from '@sojourn/ui/formats.ts';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { HomeDetail } from '#home/wire/home-detail.ts';

type Offer = NonNullable<HomeDetail['offer']>;
type CancelBlock = {
  readonly tone: 'all' | 'part' | 'rest';
  readonly title: TextRef;
  readonly refund: Money;
  /** On the home's clock. */
  readonly until: string;
};

const MINUTE = 60_000;
/** The last good minute: at the instant itself the next step holds. */
const lastMinute = (at: Instant): Instant => new Date(Date.parse(at) - MINUTE).toISOString() as Instant;

function blockTitle(refund: Money, { price }: Offer): TextRef {
  const share = refund.amountMinor / price.total.amountMinor;
  if (share === 1) return textRef('homePage.cancel.all');
  if (Math.abs(share - 0.5) < 0.005) return textRef('homePage.cancel.half');
  const cleaning = price.fees.find(({ kind }) => kind === 'cleaning')?.amount.amountMinor ?? 0;
  // With its tax
  const isCleaning = cleaning > 0 && refund.amountMinor >= cleaning && refund.amountMinor <= cleaning * 1.35;
  return isCleaning && share < 0.4 ? textRef('homePage.cancel.cleaning') : textRef('homePage.cancel.part');
}

export function cancelBlocks(
  offer: Offer,
  zone: Parameters<typeof localAt>[1],
  locale: Locale,
): CancelBlock[] {
  const steps = offer.refunds.filter(({ refund }) => refund.amountMinor > 0);
  return steps.map(({ endsAt, refund }, at) => {
    const isAll = refund.amountMinor === offer.price.total.amountMinor;
    return {
      tone: isAll ? 'all' : at === steps.length - 1 && at > 0 ? 'rest' : 'part',
      title: blockTitle(refund, offer),
      refund,
      until: formatMoment(localAt(lastMinute(endsAt), zone), locale),
    };
  });
}
