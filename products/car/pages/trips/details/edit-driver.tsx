/** The main driver's member number and arrival flight, edited after booking. */
import { type DetailsFields, DetailsModal } from '@sojourn/portal/features/trips/details/details-modal.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { PlaneLanding } from 'lucide-react';
import { loyaltyProblem } from '#car/pages/checkout/car-rules.ts';
import type { CarDetails } from '#car/wire/car-details.ts';
import type { CarTripDetail } from '#car/wire/car-trip.ts';

export type EditDriverProps = {
  readonly trip: CarTripDetail;
  readonly open: boolean;
  readonly onClose: () => void;
};
const FLIGHT = /^$|^[A-Za-z0-9]{2}\s?\d{1,4}[A-Za-z]?$/;

export default function EditDriver({ trip, open, onClose }: EditDriverProps) {
  const t = useText();
  const { loyaltyProgram, company } = trip.rental;
  return (
    <DetailsModal<CarDetails>
      trip={trip}
      kind="Car"
      by={company.name}
      title={t('tripDetails.car.title')}
      open={open}
      onClose={onClose}
      isRight={({ flightNumber, loyaltyNumber }) =>
        FLIGHT.test(flightNumber.trim()) &&
        !(loyaltyProgram && loyaltyNumber.trim() !== '' && loyaltyProblem(loyaltyNumber, loyaltyProgram))
      }
      fields={(fields) => <DriverFields {...fields} trip={trip} />}
    />
  );
}

function DriverFields(props: DetailsFields<CarDetails> & Pick<EditDriverProps, 'trip'>) {
  const { trip, value, change, disabled, isTried } = props;
  const t = useText();
  const { loyaltyProgram } = trip.rental;
  const { flightNumber, loyaltyNumber } = value;
  const isNumberWrong =
    loyaltyProgram && loyaltyNumber.trim() !== '' && loyaltyProblem(loyaltyNumber, loyaltyProgram);
  return (
    <>
      <TextInput
        label={t('tripDetails.car.flight')}
        optional={t('tripDetails.optional')}
        hint={t('tripDetails.car.flightHint')}
        error={isTried && !FLIGHT.test(flightNumber.trim()) ? t('tripDetails.car.flightForm') : undefined}
        icon={<PlaneLanding />}
        value={flightNumber}
        disabled={disabled}
        autoComplete="off"
        maxLength={12}
        onChange={({ target }) => change({ flightNumber: target.value })}
      />
      {loyaltyProgram && (
        <TextInput
          label={t('tripDetails.loyalty', { program: loyaltyProgram.name })}
          optional={t('tripDetails.optional')}
          hint={t('tripDetails.loyaltyHint', { program: loyaltyProgram.name })}
          error={isTried && isNumberWrong ? t('tripDetails.car.loyaltyForm') : undefined}
          value={loyaltyNumber}
          disabled={disabled}
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
          onChange={({ target }) => change({ loyaltyNumber: target.value })}
        />
      )}
    </>
  );
}
