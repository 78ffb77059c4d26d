/** Who leads, where they join and their note, edited after booking. */
import { nameProblem } from '@sojourn/domain/travelers/names/document-name.ts';
import { type DetailsFields, DetailsModal } from '@sojourn/portal/features/trips/details/details-modal.tsx';
import { TextArea, TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { PickupChoices } from '#activity/pages/shared/pickup-choices.tsx';
import type { ActivityDetails } from '#activity/wire/activity-details.ts';
import type { ActivityTripDetail } from '#activity/wire/activity-trip.ts';

export type EditLeadProps = {
  readonly trip: ActivityTripDetail;
  readonly open: boolean;
  readonly onClose: () => void;
};

const isWrong = (name: string): boolean => nameProblem(name) !== undefined;

export default function EditLead({ trip, open, onClose }: EditLeadProps) {
  const t = useText();
  return (
    <DetailsModal<ActivityDetails>
      trip={trip}
      kind="Experience"
      by={trip.activity.operator.name}
      title={t('tripDetails.activity.title')}
      open={open}
      onClose={onClose}
      isRight={({ lead }) => !isWrong(lead.firstName) && !isWrong(lead.lastName)}
      fields={(fields) => <LeadFields {...fields} trip={trip} />}
    />
  );
}

type LeadFieldsProps = DetailsFields<ActivityDetails> & Pick<EditLeadProps, 'trip'>;

function LeadFields({ value, change, disabled, isTried, trip }: LeadFieldsProps) {
  const t = useText();
  const { lead } = value;
  return (
    <>
      {(['firstName', 'lastName'] as const).map((part) => (
        <TextInput
          key={part}
          label={t(`tripDetails.activity.${part}`)}
          hint={part === 'firstName' ? t('tripDetails.activity.hint') : undefined}
          error={isTried && isWrong(lead[part]) ? t('tripDetails.activity.nameMissing') : undefined}
          value={lead[part]}
          disabled={disabled}
          autoComplete="off"
          maxLength={60}
          onChange={({ target }) => change({ lead: { ...lead, [part]: target.value } })}
        />
      ))}
      {trip.activity.activity.pickup.isOffered && (
        <PickupChoices
          activity={trip.activity}
          choice={value.pickup}
          disabled={disabled}
          onChoose={(pickup) => change({ pickup })}
        />
      )}
      <TextArea
        label={t('tripDetails.activity.note')}
        optional={t('tripDetails.optional')}
        value={value.note}
        disabled={disabled}
        maxLength={500}
        onChange={({ target }) => change({ note: target.value })}
      />
    </>
  );
}
