/** Where one joins: the meeting point, a pickup place, or one named later. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { Radio } from '@sojourn/ui/inputs/radio.tsx';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useId } from 'react';
import { timeBefore } from '#activity/pages/shared/time-before.ts';
import type { WirePickupChoice } from '#activity/wire/activities.ts';
import type { ActivitySummary } from '#activity/wire/activity-checkout.ts';
import { inBothZones } from './activity-words.ts';
import { meetingName } from './sold-words.ts';

type PickupChoicesProps = {
  readonly activity: ActivitySummary;
  readonly choice: WirePickupChoice;
  readonly disabled: boolean;
  readonly error?: string | undefined;
  readonly onChoose: (choice: WirePickupChoice) => void;
};

export function PickupChoices({ activity, choice, disabled, error, onChoose }: PickupChoicesProps) {
  const t = useText();
  const locale = useLocale();
  const name = useId();
  const now = useClock().now();
  const { pickupPlaces, slot, meetingPoint } = activity;
  const { pickup, zone } = activity.activity;
  const decideBy = slot && plusSeconds(slot.startsAt, -pickup.decideMinutes * 60);
  const canDecide = decideBy !== null && decideBy > now;
  const early = (minutes: number) =>
    slot && !slot.allDay ? timeBefore(slot.startsAtLocal, minutes, locale) : null;
  const radio = (
    key: string,
    label: string,
    hint: string | undefined,
    value: WirePickupChoice,
    isOn: boolean,
  ) => (
    <Radio
      key={key}
      name={name}
      label={label}
      hint={hint}
      checked={isOn}
      disabled={disabled}
      onChange={() => onChoose(value)}
    />
  );
  const meetAt = early(meetingPoint.minutesBefore);
  return (
    <fieldset className="pickup-choices" aria-invalid={error ? true : undefined}>
      <legend className="visually-hidden">{t('activity.pickup.title')}</legend>
      {!pickup.isRequired &&
        radio(
          'meetingPoint',
          t('activity.pickup.meetingPoint'),
          [meetingName(activity), meetAt && t('activity.meet.by', { time: meetAt })]
            .filter(Boolean)
            .join('. '),
          { kind: 'meetingPoint' },
          choice.kind === 'meetingPoint',
        )}
      {pickupPlaces.map(({ placeId, name: place, minutesBefore }) => {
        const time = early(minutesBefore);
        return radio(
          placeId,
          place,
          time ? t('activity.pickup.at', { time }) : undefined,
          { kind: 'place', placeId },
          choice.kind === 'place' && choice.placeId === placeId,
        );
      })}
      {canDecide &&
        radio(
          'later',
          t('activity.pickup.later'),
          t('activity.pickup.later.text', {
            when: inBothZones(decideBy, { there: zone, here: zone }, locale).there,
          }),
          { kind: 'later' },
          choice.kind === 'later',
        )}
      {error && <p className="field__note field__note--bad">{error}</p>}
    </fieldset>
  );
}
