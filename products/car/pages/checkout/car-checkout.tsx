import { CheckoutFrame } from '@sojourn/portal/features/checkout/checkout-frame.tsx';
import { CheckoutSection } from '@sojourn/portal/features/checkout/checkout-section.tsx';
import { ContactSection } from '@sojourn/portal/features/checkout/contact/contact-section.tsx';
import { useCheckoutForm } from '@sojourn/portal/features/checkout/draft/use-checkout-form.ts';
import { focusField } from '@sojourn/portal/features/checkout/draft/use-problems.ts';
import { PaySection } from '@sojourn/portal/features/checkout/pay/pay-section.tsx';
import { TenderLines } from '@sojourn/portal/features/checkout/tenders/tender-lines.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { CarFindings } from '#car/pages/shared/car-findings.tsx';
import { PayWays } from '#car/pages/shared/pay-ways.tsx';
import { RentalCard } from '#car/pages/shared/rental-card.tsx';
import { RentalSummary } from '#car/pages/shared/rental-summary.tsx';
import { TermsLine } from '#car/pages/shared/terms-line.tsx';
import type { PayWay } from '#car/rules/car.ts';
import type { CarCheckout } from '#car/wire/car-checkout.ts';
import { CARS_PATH, printCarDraft, type CarDraft as SearchDraft } from '../search/car-draft.ts';
import { CarAgree } from './car-agree.tsx';
import { CarAlternatives } from './car-alternatives.tsx';
import { checkCar } from './car-rules.ts';
import './car-checkout.css';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { DriverSection } from './driver-section.tsx';
import { ExtrasSection } from './extras-section.tsx';
import { countOf, useOptions } from './use-options.ts';
import { useOwnDetails } from './use-own-details.ts';

/** The search that finds this car: where its desk is, its times, its driver. */
function searchOf({ rental, options }: CarCheckout): SearchDraft {
  const { pickUp, dropOff } = rental;
  const placeOf = ({ location }: typeof pickUp) =>
    location.kind === 'airport' && location.airportCode !== null
      ? `airport:${location.airportCode}`
      : (location.cityPlaceId ?? undefined);
  const [from, to] = [placeOf(pickUp), placeOf(dropOff)];
  return {
    from,
    to: to === undefined || to === from ? null : to,
    pickUp: pickUp.at,
    dropOff: dropOff.at,
    age: options.driverAge,
  };
}

const listOf = (checkout: CarCheckout): FlatSearch => printCarDraft(searchOf(checkout));

function CarsLink({ checkout, className }: { readonly checkout: CarCheckout; readonly className: string }) {
  const t = useText();
  return (
    <Link to={CARS_PATH} search={listOf(checkout)} className={className}>
      {t('car.checkout.back')}
    </Link>
  );
}

function useCarForm(checkout: CarCheckout) {
  const driverCount = 1 + countOf(checkout.options, 'additionalDriver');
  const program = checkout.rental.loyaltyProgram;
  const plain = useCheckoutForm(checkout, (needsCard) => checkCar({ needsCard, driverCount, program }));
  const { draft } = plain;
  const options = useOptions(checkout, draft.flush);
  const act = (action: string) => {
    if (action === 'fixLoyalty') return focusField('loyaltyNumber');
    if (action === 'fixDriver') return focusField('drivers.0.firstName');
    if (action === 'bookAnyway') {
      draft.change({ duplicateAccepted: true });
      void draft.flush();
      return plain.settle();
    }
    plain.act(action);
  };
  const form = { ...plain, act, refreshing: plain.refreshing || options.isPending };
  const onAge = (driverAge: number) => options.mutate({ driverAge });
  useOwnDetails(draft, checkout, onAge);
  return { form, options, driverCount, onAge, payWay: usePayWay(checkout, options) };
}

/** What's chosen shows at once, and until it's answered, whatever else is chosen by then. */
function usePayWay(checkout: CarCheckout, options: ReturnType<typeof useOptions>) {
  const [pressed, setPressed] = useState<PayWay>();
  const choose = (payWay: PayWay) => {
    setPressed(payWay);
    // A refusal is shown beside it
    const answered = options.mutateAsync({ payWay }).catch(() => undefined);
    void answered.then(() => setPressed(undefined));
  };
  return { chosen: pressed ?? checkout.options.payWay, choose };
}

/** A rental: the form, from the car to the pay button, beside the summary. */
export function CarCheckoutForm({ checkout }: { readonly checkout: CarCheckout }) {
  const t = useText();
  const { form, options, driverCount, onAge, payWay } = useCarForm(checkout);
  const refused = useErrorTexts(codeOf(options.error));
  const { draft, problems, busy, tenders } = form;
  const { rental, quote, kind, findings } = checkout;
  const disabled = busy || options.isPending;
  const section = { draft, problems, disabled: busy };
  const isDouble = findings.some((finding) => finding.kind === 'otherRental');
  const isDueToday = quote.total.amountMinor > 0;
  return (
    <CheckoutFrame
      checkout={checkout}
      form={form}
      back={<CarsLink checkout={checkout} className="link" />}
      leave={<CarsLink checkout={checkout} className={buttonClass({ variant: 'secondary' })} />}
      alternatives={<CarAlternatives checkout={checkout} search={searchOf(checkout)} />}
      wayOut={(action, label, look) =>
        action === 'chooseCar' ? (
          <Link to={CARS_PATH} search={listOf(checkout)} className={look}>
            {label}
          </Link>
        ) : null
      }
      summary={
        <RentalSummary
          rental={rental}
          quote={quote}
          tenders={<TenderLines tenders={tenders} checkout={checkout} />}
        />
      }
    >
      <div className="checkout-section">
        <RentalCard {...rental} landing={checkout.landing} leaving={checkout.leaving}>
          <TermsLine terms={quote.cancellation} total={quote.total} />
        </RentalCard>
        <CarFindings findings={findings} />
        {isDouble && (
          <Checkbox
            label={t('car.checkout.duplicate')}
            checked={draft.draft.duplicateAccepted}
            disabled={busy}
            onChange={(event) => {
              draft.change({ duplicateAccepted: event.target.checked });
              void draft.flush();
            }}
          />
        )}
      </div>
      <CheckoutSection id="checkout-when" title={t('carRental.pay.title')}>
        <PayWays
          ways={checkout.payWays}
          chosen={payWay.chosen}
          disabled={disabled}
          onChoose={payWay.choose}
        />
        {options.isError && (
          <Banner tone="bad" live="alert" title={refused.title} className="checkout-note">
            {refused.cause} {refused.action}
          </Banner>
        )}
      </CheckoutSection>
      <DriverSection {...section} checkout={checkout} driverCount={driverCount} onAge={onAge} />
      <ContactSection {...section} kind={kind} asksBank />
      <ExtrasSection checkout={checkout} disabled={disabled} onOptions={(part) => options.mutate(part)} />
      {isDueToday && <PaySection {...section} checkout={checkout} tenders={tenders} />}
      <CarAgree {...section} checkout={checkout} />
    </CheckoutFrame>
  );
}
