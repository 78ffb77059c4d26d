import { CheckoutSection } from '@sojourn/portal/features/checkout/checkout-section.tsx';
import type { SectionProps } from '@sojourn/portal/features/checkout/draft/use-field.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { FlightCheckout } from '#flight/wire/flight-checkout.ts';
import type { FlightDraft } from '#flight/wire/flight-draft.ts';
import type { FindingAction } from '../itinerary/finding-view.ts';
import { TripFindings } from '../itinerary/trip-findings.tsx';
import { backToSlice, urlOfTrip } from '../itinerary/trip-url.ts';

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
