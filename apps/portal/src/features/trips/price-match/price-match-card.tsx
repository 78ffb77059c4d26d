import type { PriceMatch } from '@sojourn/contract/price-match.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link } from '#shared/router/link.tsx';
import { AsideCard } from '../aside-cards.tsx';
import { usePriceMatch } from './use-price-match.ts';

/** Until when a lower price elsewhere can be claimed, or where the claim stands; nothing otherwise. */
export function PriceMatchCard({ bookingId }: { readonly bookingId: BookingId }) {
  const { data } = usePriceMatch(bookingId);
  const match = data?.priceMatch;
  return match && (match.canClaim || match.claim) ? <Shown match={match} bookingId={bookingId} /> : null;
}

function Shown({ match, bookingId }: { readonly match: PriceMatch; readonly bookingId: BookingId }) {
  const t = useText();
  const locale = useLocale();
  const { claim, claimUntil } = match;
  return (
    <AsideCard
      id="trip-price-match"
      title={claim ? t('protections.name.priceMatch') : t('priceMatch.card.title')}
    >
      <p className="small text-2">
        {claim
          ? t(`priceMatch.status.${claim.state}`, { credit: formatMoney(claim.credit, locale) })
          : t('priceMatch.card.text', { until: formatReaderDeadline(claimUntil, locale) })}
      </p>
      <Link
        to="/trips/$bookingId/price-match"
        params={{ bookingId }}
        className={buttonClass({ size: 's', variant: 'secondary' })}
      >
        {t(claim ? 'priceMatch.card.see' : 'priceMatch.card.claim')}
      </Link>
    </AsideCard>
  );
}
