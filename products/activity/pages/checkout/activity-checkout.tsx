/** An activity: the form, from who leads to the pay button, beside the summary. */
import { CheckoutFrame } from '@sojourn/portal/features/checkout/checkout-frame.tsx';
import { ContactSection } from '@sojourn/portal/features/checkout/contact/contact-section.tsx';
import { useCheckoutForm } from '@sojourn/portal/features/checkout/draft/use-checkout-form.ts';
import { focusField } from '@sojourn/portal/features/checkout/draft/use-problems.ts';
import { PaySection } from '@sojourn/portal/features/checkout/pay/pay-section.tsx';
import { ProtectionSection } from '@sojourn/portal/features/checkout/protections/protection-section.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ActivityCheckout } from '#activity/wire/activity-checkout.ts';
import { ACTIVITIES_PATH, printCriteria, printWhere } from '../search/activity-criteria.ts';
import { printShopUrl, SHOP_PATH, shopUrlOf } from '../search/shop-url.ts';
import { ActivityAgree } from './activity-agree.tsx';
import { ActivityAlternative } from './activity-alternative.tsx';
import { checkActivity, rulesOf } from './activity-rules.ts';
import { ActivitySummaryCard } from './activity-summary-card.tsx';
import './activity-checkout.css';
import { shopOf } from './checkout-place.ts';
import { ClashNotice, DuplicateNotice } from './clash-notice.tsx';
import { LeadSection, NoteSection } from './lead-section.tsx';
import { PickupSection } from './pickup-section.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { useOwnDetails } from './use-own-details.ts';

function useActivityForm(checkout: ActivityCheckout) {
  const plain = useCheckoutForm(checkout, (needsCard) => checkActivity(rulesOf(checkout, needsCard)));
  const { draft } = plain;
  const act = (action: string) => {
    if (action === 'fixPickup') return focusField('pickup');
    if (action === 'fixAnswers') return focusField(`answers.${checkout.activity.questions[0]?.questionId}`);
    if (action !== 'bookAnyway') return plain.act(action);
    draft.change({ duplicateAccepted: true });
    void draft.flush();
    plain.settle();
  };
  useOwnDetails(draft, checkout);
  return { ...plain, act };
}

/** Other starts are on the activity's page, other activities in the list. */
function wayOut(checkout: ActivityCheckout, action: string, label: string, look: string) {
  const shop = shopOf(checkout);
  if (action === 'otherTime')
    return (
      <Link to={SHOP_PATH} search={printShopUrl(shop)} className={look}>
        {label}
      </Link>
    );
  if (action === 'otherActivity')
    return (
      <Link
        to={ACTIVITIES_PATH}
        search={{ ...printWhere(shop.where), ...printCriteria(shop.criteria) }}
        className={look}
      >
        {label}
      </Link>
    );
  return null;
}

export type FormProps = { readonly checkout: ActivityCheckout };

/** An activity's checkout. */
export default function ActivityCheckoutForm({ checkout }: FormProps) {
  const t = useText();
  const form = useActivityForm(checkout);
  const { draft, problems, busy, tenders } = form;
  const { kind, activity } = checkout;
  const section = { draft, problems, disabled: busy, checkout };
  const shop = shopOf(checkout);
  const search = printShopUrl(shop);
  return (
    <CheckoutFrame
      checkout={checkout}
      form={form}
      back={
        <Link to={SHOP_PATH} search={search} className="link">
          {t('activity.checkout.back', { name: activity.activity.name })}
        </Link>
      }
      leave={
        <Link to={SHOP_PATH} search={search} className={buttonClass({ variant: 'secondary' })}>
          {t('checkout.rise.leave')}
        </Link>
      }
      alternatives={checkout.priceChange?.alternatives.map((offer) => (
        <ActivityAlternative
          key={offer.activityId}
          offer={offer}
          shop={{ ...shopUrlOf(offer.activityId, shop), day: shop.day }}
        />
      ))}
      wayOut={(action, label, look) => wayOut(checkout, action, label, look)}
      summary={<ActivitySummaryCard checkout={checkout} tenders={tenders} />}
    >
      <ClashNotice {...section} />
      <DuplicateNotice {...section} />
      <LeadSection {...section} />
      <ContactSection {...section} kind={kind} asksBank={false} />
      <PickupSection {...section} />
      <QuestionsSection {...section} />
      <NoteSection {...section} />
      <ProtectionSection checkout={checkout} disabled={busy} />
      <PaySection {...section} tenders={tenders} />
      <ActivityAgree {...section} />
    </CheckoutFrame>
  );
}
