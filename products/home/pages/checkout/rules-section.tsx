import { CheckoutSection } from '@sojourn/portal/features/checkout/checkout-section.tsx';
import { fieldId } from '@sojourn/portal/features/checkout/draft/draft-problems.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { HomeLink } from '#home/pages/shared/home-link.tsx';
import { HouseRules } from '#home/pages/shared/house-rules.tsx';
import { useHomeDetail } from '#home/pages/shared/use-home-detail.ts';
import type { HomeStaySummary } from '#home/wire/home-checkout.ts';
import { placeOf } from './checkout-place.ts';
import type { HomeSectionProps } from './guest-section.tsx';

/** The house rules of each home, and that they were read. */
export function RulesSection(props: HomeSectionProps) {
  const { checkout, draft, problems, disabled } = props;
  const t = useText();
  const toText = useTextRef();
  const problem = problems.of('rulesAccepted');
  const { stays } = checkout;
  return (
    <CheckoutSection id="checkout-rules" title={t('home.checkout.rules')}>
      {stays.map((stay) => (
        <Card key={stay.homeId} padded as="section" className="home-rules" aria-label={stay.name}>
          {stays.length > 1 && <h3 className="title-m">{stay.name}</h3>}
          <RulesOf checkout={checkout} stay={stay} />
          {stay.registrationNumber && (
            <p className="small text-3">
              {t('home.checkout.rules.registration', { number: stay.registrationNumber })}
            </p>
          )}
        </Card>
      ))}
      <Checkbox
        id={fieldId('rulesAccepted')}
        label={t('home.checkout.rules.accept', { stays: stays.length })}
        error={problem && toText(problem)}
        checked={draft.draft.rulesAccepted}
        disabled={disabled}
        onChange={(event) => {
          draft.change({ rulesAccepted: event.target.checked });
          void draft.flush();
        }}
      />
    </CheckoutSection>
  );
}

type RulesOfProps = Pick<HomeSectionProps, 'checkout'> & { readonly stay: HomeStaySummary };

/** Where they can't be fetched, the home's page has them. */
function RulesOf({ checkout, stay }: RulesOfProps) {
  const t = useText();
  const place = placeOf(checkout, stay);
  const { data, isPending } = useHomeDetail(place);
  if (data) return <HouseRules home={data.home} />;
  if (isPending) return <Skeleton height={168} />;
  return (
    <p>
      <HomeLink place={place} className="link">
        {t('home.checkout.rules.read')}
      </HomeLink>
    </p>
  );
}
