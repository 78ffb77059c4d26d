import type { FlightCheckout } from '@sojourn/contract/products/flight/flight-checkout.ts';
import type { FlightDraft } from '@sojourn/contract/products/flight/flight-draft.ts';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CheckoutSection } from '#features/checkout/checkout-section.tsx';
import type { SectionProps } from '#features/checkout/draft/use-field.ts';
import type { FindingAction } from '#products/flight/itinerary/finding-view.ts';
import { TripFindings } from '#products/flight/itinerary/trip-findings.tsx';
import { backToSlice, urlOfTrip } from '#products/flight/itinerary/trip-url.ts';
import { Link } from '#shared/router/link.tsx';

type FlightFindingsProps = Pick<SectionProps<FlightDraft>, 'draft' | 'disabled'> & {
  readonly checkout: FlightCheckout;
  readonly onEditTraveler: (name: string) => void;
  readonly onChooseSeats: () => void;
};

/** What does not go together, by what is typed so far; an equal booking that is meant is agreed to here. */
export function FlightFindings(props: FlightFindingsProps) {
  const { checkout, draft, disabled, onEditTraveler, onChooseSeats } = props;
  const t = useText();
  const { findings, flight } = checkout;
  if (findings.length === 0) return null;
  const isDouble = findings.some(({ kind }) => kind === 'duplicateBooking');
  const wayOut = (action: FindingAction, finding: (typeof findings)[number], label: string) =>
    action === 'chooseOther' ? (
      <Link to="/flights" search={backToSlice(urlOfTrip(flight), finding.slice ?? 0)} className="link">
        {label}
      </Link>
    ) : (
      <button
        type="button"
        className="link"
        onClick={() =>
          action === 'chooseSeats' ? onChooseSeats() : onEditTraveler(String(finding.facts.name ?? ''))
        }
      >
        {label}
      </button>
    );
  return (
    <CheckoutSection id="checkout-findings" title={t('flightTrip.findings')}>
      <TripFindings findings={findings} wayOut={wayOut} />
      {isDouble && (
        <Checkbox
          label={t('checkout.duplicate')}
          checked={draft.draft.duplicateAccepted}
          disabled={disabled}
          onChange={(event) => {
            draft.change({ duplicateAccepted: event.target.checked });
            void draft.flush();
          }}
        />
      )}
    </CheckoutSection>
  );
}
