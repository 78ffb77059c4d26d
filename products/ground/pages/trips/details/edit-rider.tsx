/** The name on the sign, the phone, the street and the note, edited after booking. */
import { nameProblem } from '@sojourn/domain/travelers/names/document-name.ts';
import { type DetailsFields, DetailsModal } from '@sojourn/portal/features/trips/details/details-modal.tsx';
import { TextArea, TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { GroundDetails } from '#ground/wire/ground-details.ts';
import type { GroundTripDetail } from '#ground/wire/ground-trip.ts';

export type EditRiderProps = {
  readonly trip: GroundTripDetail;
  readonly open: boolean;
  readonly onClose: () => void;
};

const isWrong = (name: string): boolean => nameProblem(name) !== undefined;

export default function EditRider({ trip, open, onClose }: EditRiderProps) {
  const t = useText();
  return (
    <DetailsModal<GroundDetails>
      trip={trip}
      kind="Ground"
      by={trip.ride.operator.name}
      title={t('tripDetails.ground.title')}
      open={open}
      onClose={onClose}
      isRight={({ rider: lead }) => !isWrong(lead.firstName) && !isWrong(lead.lastName)}
      fields={(fields) => <RiderFields {...fields} />}
    />
  );
}

function RiderFields({ value, change, disabled, isTried }: DetailsFields<GroundDetails>) {
  const t = useText();
  const { rider: lead } = value;
  return (
    <>
      {(['firstName', 'lastName'] as const).map((part) => (
        <TextInput
          key={part}
          label={t(`tripDetails.ground.${part}`)}
          error={isTried && isWrong(lead[part]) ? t('tripDetails.ground.nameMissing') : undefined}
          value={lead[part]}
          disabled={disabled}
          autoComplete="off"
          maxLength={60}
          onChange={({ target }) => change({ rider: { ...lead, [part]: target.value } })}
        />
      ))}
      {(['riderPhone', 'rideAddress'] as const).map((part) => (
        <TextInput
          key={part}
          label={t(`tripDetails.ground.${part}`)}
          value={value[part]}
          disabled={disabled}
          maxLength={part === 'riderPhone' ? 30 : 120}
          onChange={({ target }) => change({ [part]: target.value })}
        />
      ))}
      <TextArea
        label={t('tripDetails.ground.note')}
        optional={t('tripDetails.optional')}
        value={value.driverNote}
        disabled={disabled}
        maxLength={500}
        onChange={({ target }) => change({ driverNote: target.value })}
      />
    </>
  );
}
