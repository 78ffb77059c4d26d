import type { FrozenPrice } from '@sojourn/contract/price-freezes.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link } from '#shared/router/link.tsx';
import { SimilarTrips } from './similar-trips.tsx';
import { useRefundFee } from './use-frozen.ts';

type Props = {
  readonly freeze: FrozenPrice;
  /** Why it couldn't be booked; null when nobody sells it. */
  readonly thrown: unknown;
  readonly onRetry: () => void;
};
const SOLD_OUT = { Flight: 'PriceFreezeSimilarFlightsAndRefund', Hotel: 'HotelPriceFreezeRefund' } as const;
const REFUNDED: readonly string[] = [...Object.values(SOLD_OUT), 'PriceFreezeRefund'];
const FOR_PEOPLE: readonly string[] = [
  'PriceFreezeExerciseSetBookParamsFailed',
  'HotelPriceFreezeLikelyFraud',
];

/** What went wrong, and what to do: similar options, the fee back, another try, or a person (B §8). */
export function ExerciseTrouble({ freeze, thrown, onRetry }: Props) {
  const t = useText();
  const locale = useLocale();
  const refund = useRefundFee(freeze);
  const code = thrown ? codeOf(thrown) : SOLD_OUT[freeze.kind];
  const { title, cause, action } = useErrorTexts(code);
  const isRefunded = REFUNDED.includes(code);
  return (
    <Banner tone="warn" live={thrown ? 'alert' : 'status'} title={title}>
      <p>
        {cause} {action}
      </p>
      {isRefunded && <SimilarTrips freeze={freeze} />}
      <div className="row row--wrap gap-2">
        {isRefunded && (
          <Button size="s" variant="secondary" loading={refund.isPending} onClick={() => refund.mutate()}>
            {t('freeze.list.refund', { fee: formatMoney(freeze.fee, locale) })}
          </Button>
        )}
        {FOR_PEOPLE.includes(code) && (
          <Link to="/support" className={buttonClass({ size: 's', variant: 'secondary' })}>
            {t('freeze.list.support')}
          </Link>
        )}
        {!isRefunded && (
          <Button size="s" variant="secondary" onClick={onRetry}>
            {t('freeze.list.retry')}
          </Button>
        )}
      </div>
      {refund.error && <RefundTrouble thrown={refund.error} />}
    </Banner>
  );
}

function RefundTrouble({ thrown }: { readonly thrown: unknown }) {
  const { title, cause, action } = useErrorTexts(codeOf(thrown));
  return (
    <p role="alert" className="small">
      <b>{title}</b> {cause} {action}
    </p>
  );
}
