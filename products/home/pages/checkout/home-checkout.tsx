import { itemAt } from '@sojourn/domain/present.ts';
import { CheckoutFrame } from '@sojourn/portal/features/checkout/checkout-frame.tsx';
import { ContactSection } from '@sojourn/portal/features/checkout/contact/contact-section.tsx';
import { useCheckoutForm } from '@sojourn/portal/features/checkout/draft/use-checkout-form.ts';
import { PaySection } from '@sojourn/portal/features/checkout/pay/pay-section.tsx';
import { ProtectionSection } from '@sojourn/portal/features/checkout/protections/protection-section.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { HomeAlternative } from '#home/pages/shared/home-alternative.tsx';
import { HomeLink } from '#home/pages/shared/home-link.tsx';
import type { HomeCheckout } from '#home/wire/home-checkout.ts';
import { placeOf } from './checkout-place.ts';
import { DuplicateNotice } from './duplicate-notice.tsx';
import { FeesSection } from './fees-section.tsx';
import { GuestSection, MessageSection } from './guest-section.tsx';
import { HomeAgree } from './home-agree.tsx';
import { isTaken } from './home-failures.ts';
import { checkHome } from './home-rules.ts';
import { HomeSummaryCard } from './home-summary-card.tsx';
import './home-checkout.css';
import { RulesSection } from './rules-section.tsx';
import { TakenDates } from './taken-dates.tsx';
import { useFees } from './use-fees.ts';
import { useOwnDetails } from './use-own-details.ts';

function useHomeForm(checkout: HomeCheckout) {
  const plain = useCheckoutForm(checkout, checkHome);
  const { draft } = plain;
  const fees = useFees(checkout, draft.flush);
  const act = (action: string) => {
    if (action !== 'bookAnyway') return plain.act(action);
    draft.change({ duplicateAccepted: true });
    void draft.flush();
    plain.settle();
  };
  useOwnDetails(draft, checkout);
  return { form: { ...plain, act, refreshing: plain.refreshing || fees.isPending }, fees };
}

/** A home, or two for one stay: the form, from the guest to the pay button, beside the summary. */
export function HomeCheckoutForm({ checkout }: { readonly checkout: HomeCheckout }) {
  const t = useText();
  const { form, fees } = useHomeForm(checkout);
  const { draft, problems, busy, tenders, failure } = form;
  const { kind, stays, party } = checkout;
  const section = { draft, problems, disabled: busy, checkout };
  const place = placeOf(checkout, itemAt(stays, 0));
  return (
    <CheckoutFrame
      checkout={checkout}
      form={form}
      back={
        <HomeLink place={place} className="link">
          {t('home.checkout.back')}
        </HomeLink>
      }
      leave={
        <HomeLink place={place} className={buttonClass({ variant: 'secondary' })}>
          {t('checkout.rise.leave')}
        </HomeLink>
      }
      alternatives={checkout.priceChange?.alternatives.map((home) => (
        <HomeAlternative key={home.homeId} home={home} party={party} />
      ))}
      wayOut={(action, label, look) => wayOut(checkout, action, label, look)}
      summary={<HomeSummaryCard checkout={checkout} tenders={tenders} />}
    >
      {isTaken(failure?.code) && <TakenDates checkout={checkout} />}
      <DuplicateNotice {...section} />
      <GuestSection {...section} />
      <ContactSection {...section} kind={kind} asksBank={false} />
      <MessageSection {...section} />
      <FeesSection checkout={checkout} disabled={busy || fees.isPending} fees={fees} />
      <RulesSection {...section} />
      <ProtectionSection checkout={checkout} disabled={busy} />
      <PaySection {...section} tenders={tenders} />
      <HomeAgree {...section} />
    </CheckoutFrame>
  );
}

const LINKS: readonly string[] = ['otherDates', 'similarHomes', 'changeParty'];

/** The home's page names the rule that stands in the way, the nearest dates and similar homes. */
function wayOut(checkout: HomeCheckout, action: string, label: string, look: string) {
  if (!LINKS.includes(action)) return null;
  return (
    <HomeLink place={placeOf(checkout, itemAt(checkout.stays, 0))} className={look}>
      {label}
    </HomeLink>
  );
}
