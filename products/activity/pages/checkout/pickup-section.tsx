import { CheckoutSection } from '@sojourn/portal/features/checkout/checkout-section.tsx';
import { fieldId } from '@sojourn/portal/features/checkout/draft/draft-problems.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { PickupChoices } from '#activity/pages/shared/pickup-choices.tsx';
import type { ActivitySectionProps } from './lead-section.tsx';

/** Left out where everybody comes to the meeting point. */
export function PickupSection({ checkout, draft, problems, disabled }: ActivitySectionProps) {
  const t = useText();
  const toText = useTextRef();
  const { activity } = checkout;
  if (!activity.activity.pickup.isOffered) return null;
  const problem = problems.of('pickup');
  return (
    <CheckoutSection id="checkout-pickup" title={t('activity.pickup.title')}>
      <Card padded>
        <div id={fieldId('pickup')} tabIndex={-1}>
          <PickupChoices
            activity={activity}
            choice={draft.draft.pickup}
            disabled={disabled}
            error={problem && toText(problem)}
            onChoose={(pickup) => {
              draft.change({ pickup });
              void draft.flush();
            }}
          />
        </div>
      </Card>
    </CheckoutSection>
  );
}
