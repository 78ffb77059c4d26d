/** Who changes flights: everybody, unless some fly different ways from then on. */
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { PartyLeftProblem } from '#flight/rules/travelers/part-of-party.ts';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';

type WhoProps = {
  readonly trip: FlightTripDetail;
  readonly going: readonly number[];
  /** Why these can't change alone. */
  readonly problem: PartyLeftProblem | null;
  readonly onToggle: (place: number, isGoing: boolean) => void;
};

export function WhoChanges({ trip, going, problem, onToggle }: WhoProps) {
  const t = useText();
  const isSome = going.length < trip.travelers.length;
  return (
    <fieldset className="exchange__slices">
      <legend className="title-m">{t('flightExchange.who.title')}</legend>
      <p className="text-2">{t('flightExchange.who.text')}</p>
      <div className="exchange__boxes">
        {trip.travelers.map(({ firstName, lastName, type }, place) => (
          <Checkbox
            // biome-ignore lint/suspicious/noArrayIndexKey: a traveler's place is their identity
            key={place}
            checked={going.includes(place)}
            onChange={({ target }) => onToggle(place, target.checked)}
            label={`${firstName} ${lastName}`}
            hint={t(`flightExchange.who.${type}`)}
          />
        ))}
      </div>
      <p role="status" className={problem ? 'exchange__who-note text-warn' : 'exchange__who-note text-2'}>
        {problem ? t(`flightExchange.who.problem.${problem}`) : isSome ? t('flightExchange.who.split') : ''}
      </p>
    </fieldset>
  );
}
