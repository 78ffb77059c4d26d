/** Who checks in, edited after booking. */
import { nameProblem } from '@sojourn/domain/travelers/names/document-name.ts';
import { type DetailsFields, DetailsModal } from '@sojourn/portal/features/trips/details/details-modal.tsx';
import { TextArea, TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { HomeDetails } from '#home/wire/home-details.ts';
import type { HomeTripDetail } from '#home/wire/home-trip.ts';

export type EditGuestProps = {
  readonly trip: HomeTripDetail;
  readonly open: boolean;
  readonly onClose: () => void;
};

const isWrong = (name: string): boolean => nameProblem(name) !== undefined;

export default function EditGuest({ trip, open, onClose }: EditGuestProps) {
  const t = useText();
  return (
    <DetailsModal<HomeDetails>
      trip={trip}
      kind="Home"
      by={trip.stays[0]?.host.name ?? ''}
      title={t('tripDetails.home.title')}
      open={open}
      onClose={onClose}
      isRight={({ guest }) => !isWrong(guest.firstName) && !isWrong(guest.lastName)}
      fields={(fields) => <GuestFields {...fields} />}
    />
  );
}

function GuestFields({ value, change, disabled, isTried }: DetailsFields<HomeDetails>) {
  const t = useText();
  const { guest } = value;
  return (
    <>
      {(['firstName', 'lastName'] as const).map((part) => (
        <TextInput
          key={part}
          label={t(`tripDetails.home.${part}`)}
          hint={part === 'firstName' ? t('tripDetails.home.hint') : undefined}
          error={isTried && isWrong(guest[part]) ? t('tripDetails.home.nameMissing') : undefined}
          value={guest[part]}
          disabled={disabled}
          autoComplete="off"
          maxLength={60}
          onChange={({ target }) => change({ guest: { ...guest, [part]: target.value } })}
        />
      ))}
      <TextArea
        label={t('tripDetails.home.message')}
        optional={t('tripDetails.optional')}
        hint={t('tripDetails.home.messageHint')}
        value={value.message}
        disabled={disabled}
        maxLength={1000}
        onChange={({ target }) => change({ message: target.value })}
      />
    </>
  );
}
