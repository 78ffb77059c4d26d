/** The lead guest's loyalty number and requests, edited after booking. */
import { type DetailsFields, DetailsModal } from '@sojourn/portal/features/trips/details/details-modal.tsx';
import { Chip } from '@sojourn/ui/inputs/chip.tsx';
import { TextArea, TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useSavedTravelers } from '@sojourn/web/travelers/use-saved-travelers.ts';
import type { HotelDetails } from '#hotel/wire/hotel-details.ts';
import type { HotelTripDetail } from '#hotel/wire/hotel-trip.ts';

export type EditGuestProps = {
  readonly trip: HotelTripDetail;
  readonly open: boolean;
  readonly onClose: () => void;
};

export default function EditGuest({ trip, open, onClose }: EditGuestProps) {
  const t = useText();
  return (
    <DetailsModal<HotelDetails>
      trip={trip}
      kind="Hotel"
      by={trip.stay.name}
      title={t('tripDetails.hotel.title')}
      open={open}
      onClose={onClose}
      isRight={() => true}
      fields={(fields) => <GuestFields {...fields} trip={trip} />}
    />
  );
}

/** The number that the lead guest's profile has for the hotel's program. */
function useSavedNumber({ stay, guests }: HotelTripDetail): string | undefined {
  const { travelers } = useSavedTravelers('offered');
  const code = stay.loyaltyProgram?.code;
  const [lead] = guests;
  const saved = travelers.find(
    ({ firstName, lastName }) => firstName === lead?.firstName && lastName === lead.lastName,
  );
  return code === undefined ? undefined : saved?.hotelLoyalty[code] || undefined;
}

function GuestFields({
  trip,
  value,
  change,
  disabled,
}: DetailsFields<HotelDetails> & Pick<EditGuestProps, 'trip'>) {
  const t = useText();
  const saved = useSavedNumber(trip);
  const program = trip.stay.loyaltyProgram?.name;
  return (
    <>
      {program && (
        <>
          <TextInput
            label={t('tripDetails.loyalty', { program })}
            optional={t('tripDetails.optional')}
            hint={t('tripDetails.loyaltyHint', { program })}
            value={value.loyaltyNumber}
            disabled={disabled}
            autoComplete="off"
            spellCheck={false}
            maxLength={30}
            onChange={({ target }) => change({ loyaltyNumber: target.value })}
          />
          {saved && saved !== value.loyaltyNumber && (
            <div>
              <Chip size="s" disabled={disabled} onClick={() => change({ loyaltyNumber: saved })}>
                {t('tripDetails.saved.number', { number: saved })}
              </Chip>
            </div>
          )}
        </>
      )}
      <TextArea
        label={t('tripDetails.hotel.requests')}
        optional={t('tripDetails.optional')}
        hint={t('tripDetails.hotel.requestsHint')}
        value={value.requests}
        disabled={disabled}
        maxLength={500}
        onChange={({ target }) => change({ requests: target.value })}
      />
    </>
  );
}
