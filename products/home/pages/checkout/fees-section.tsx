import { CheckoutSection } from '@sojourn/portal/features/checkout/checkout-section.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { FacetRow } from '@sojourn/ui/inputs/checkbox.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { HomeCheckout } from '#home/wire/home-checkout.ts';
import type { useFees } from './use-fees.ts';

type FeesSectionProps = {
  readonly checkout: HomeCheckout;
  readonly disabled: boolean;
  readonly fees: ReturnType<typeof useFees>;
};

/** Fees that nobody has to pay; each choice quotes the stay anew. */
export function FeesSection({ checkout, disabled, fees }: FeesSectionProps) {
  const t = useText();
  const locale = useLocale();
  const refused = useErrorTexts(codeOf(fees.error));
  const { optionalFees, stays } = checkout;
  const name = stays[0]?.name ?? '';
  if (optionalFees.length === 0) return null;
  return (
    <CheckoutSection id="checkout-fees" title={t('home.checkout.fees')}>
      <p className="small text-2">
        {stays.length > 1 ? t('home.checkout.fees.of', { name }) : t('home.checkout.fees.text')}
      </p>
      <Card className="card__rows">
        {optionalFees.map(({ kind, amount, isChosen }) => (
          <FacetRow
            key={kind}
            className="home-fee"
            label={t(`homePrice.fee.${kind}`)}
            count={<b className="title-s">{formatMoney(amount, locale)}</b>}
            checked={fees.isPending && fees.variables.kind === kind ? fees.variables.isChosen : isChosen}
            disabled={disabled}
            onChange={(event) => fees.mutate({ kind, isChosen: event.target.checked })}
          />
        ))}
      </Card>
      {fees.isError && (
        <Banner tone="bad" live="alert" title={refused.title} className="checkout-note">
          {refused.cause} {refused.action}
        </Banner>
      )}
    </CheckoutSection>
  );
}
