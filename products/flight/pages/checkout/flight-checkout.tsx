import { dateIn } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import type { TravelerTrip } from '@sojourn/domain/travelers/check-traveler.ts';
import { CheckoutFrame } from '@sojourn/portal/features/checkout/checkout-frame.tsx';
import { ContactSection } from '@sojourn/portal/features/checkout/contact/contact-section.tsx';
import { useCheckoutForm } from '@sojourn/portal/features/checkout/draft/use-checkout-form.ts';
import { focusField } from '@sojourn/portal/features/checkout/draft/use-problems.ts';
import { PaySection } from '@sojourn/portal/features/checkout/pay/pay-section.tsx';
import { ProtectionSection } from '@sojourn/portal/features/checkout/protections/protection-section.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { exitRowBar } from '#flight/rules/travelers/exit-row.ts';
import type { PassengerCounts } from '#flight/rules/travelers/travelers.ts';
import type { FlightCheckout } from '#flight/wire/flight-checkout.ts';
import type { FlightDraft } from '#flight/wire/flight-draft.ts';
import { backToSlice, urlOfTrip } from '../itinerary/trip-url.ts';
import { type FlightUrl, printFlightUrl } from '../search/flight-url.ts';
import { type Seated, seatedOf } from '../seat-map/seat-view.ts';
import { ExtrasSection } from './extras/extras-section.tsx';
import './flight-checkout.css';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { useWithoutSeats, WithoutSeats } from './extras/without-seats.tsx';
import { FlightAgree } from './flight-agree.tsx';
import { FlightAlternatives } from './flight-alternatives.tsx';
import { FlightFindings } from './flight-findings.tsx';
import { checkFlight, travelerTrip } from './flight-rules.ts';
import { FlightSummaryCard } from './flight-summary-card.tsx';
import { airlinesOf, TravelerSection } from './travelers/traveler-section.tsx';
import { nameOf } from './travelers/traveler-view.ts';
import { useOwnDetails } from './travelers/use-own-details.ts';

const SECONDARY = buttonClass({ variant: 'secondary' });

type Props = { readonly checkout: FlightCheckout };

/** Flights: who is flying, seats and bags, contact, payment and consent, beside the trip. */
export function FlightCheckoutForm({ checkout }: Props) {
  const t = useText();
  const { flight, kind } = checkout;
  const flow = useFlow(checkout);
  const { form, trip, open, setOpen, extras, setExtras } = flow;
  const { draft, problems, busy, tenders } = form;
  const section = { draft, problems, disabled: busy };
  const seated = useSeated(flight.passengers, draft.draft.travelers, trip);
  const url = urlOfTrip(flight);
  return (
    <CheckoutFrame
      checkout={checkout}
      form={form}
      back={
        <Link to="/flights/review" search={printFlightUrl(url)} className="link">
          {t('flight.checkout.back')}
        </Link>
      }
      leave={<OtherFlights url={url} look={SECONDARY} label={t('checkout.rise.leave')} />}
      alternatives={<FlightAlternatives checkout={checkout} />}
      done={flow.isWithout ? <WithoutSeats /> : null}
      wayOut={(action, label, look) =>
        action === 'chooseFlights' ? <OtherFlights url={url} look={look} label={label} /> : null
      }
      summary={<FlightSummaryCard checkout={checkout} tenders={tenders} />}
    >
      <TravelerSection
        {...section}
        flight={flight}
        trip={trip}
        open={open}
        onOpen={(index, isOpen) => {
          setOpen(
            (before) => new Set([...before].filter((each) => each !== index).concat(isOpen ? index : [])),
          );
          if (!isOpen) void draft.flush();
        }}
      />
      <FlightFindings
        {...section}
        checkout={checkout}
        onEditTraveler={flow.editNamed}
        onChooseSeats={() => setExtras('seats')}
      />
      <ExtrasSection
        checkout={checkout}
        seated={seated}
        disabled={busy || form.refreshing || form.rise !== null}
        open={extras}
        onOpen={setExtras}
        onSaved={form.settle}
      />
      <ContactSection {...section} kind={kind} asksBank />
      <ProtectionSection checkout={checkout} disabled={busy} />
      <PaySection {...section} checkout={checkout} tenders={tenders} />
      <FlightAgree {...section} checkout={checkout} />
    </CheckoutFrame>
  );
}

/** Everybody with a seat, from what's entered so far. */
function useSeated(
  party: PassengerCounts,
  travelers: FlightDraft['travelers'],
  { departures }: TravelerTrip,
): Seated[] {
  const t = useText();
  return seatedOf(party, (index) => {
    const typed = travelers[index];
    return {
      name: (typed && nameOf(typed)) || t('checkout.traveler.unnamed', { number: index + 1 }),
      exitBar: exitRowBar(party, index, typed, first(departures)),
    };
  });
}

type OtherFlightsProps = { readonly url: FlightUrl; readonly look: string; readonly label: string };

function OtherFlights({ url, look, label }: OtherFlightsProps) {
  return (
    <Link to="/flights" search={backToSlice(url, 0)} className={look}>
      {label}
    </Link>
  );
}

/** What this page does beside the form that every checkout has: forms that unfold, seats, booking twice. */
function useFlow(checkout: FlightCheckout) {
  const { flight, draft: saved } = checkout;
  const today = dateIn(useClock().now(), 'UTC');
  const trip = travelerTrip(flight, today);
  const form = useCheckoutForm(checkout, (needsCard) => checkFlight({ trip, needsCard }));
  const { draft } = form;
  useOwnDetails(draft, airlinesOf(flight));
  // Start at the first traveler without a name
  const [open, setOpen] = useState<ReadonlySet<number>>(() => {
    const unnamed = saved.travelers.findIndex((traveler) => nameOf(traveler) === '');
    return new Set(unnamed === -1 ? [] : [unnamed]);
  });
  const [extras, setExtras] = useState<'seats' | 'bags' | null>(null);
  const without = useWithoutSeats(checkout, form);
  const edit = (index: number, field = 'firstName') => {
    setOpen((before) => new Set([...before, index]));
    requestAnimationFrame(() => focusField(`travelers.${index}.${field}`));
  };
  const act = (action: string) => {
    if (action === 'chooseSeats') return setExtras('seats');
    if (action === 'withoutSeats') return without.drop();
    if (action === 'fixTravelers') return edit(0);
    if (action === 'bookAnyway') draft.change({ duplicateAccepted: true });
    form.act(action);
  };
  const editNamed = (name: string) => {
    const index = draft.draft.travelers.findIndex((traveler) => nameOf(traveler) === name);
    edit(Math.max(0, index));
  };
  const asking = { ...form, act, submit: without.submit, refreshing: form.refreshing || without.isAsking };
  return { form: asking, trip, open, setOpen, extras, setExtras, isWithout: without.isDone, editNamed };
}
