import { addDays } from '@sojourn/domain/dates.ts';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { ArrowLeftRight, X } from 'lucide-react';
import { AirportField } from './airport-field.tsx';
import { DatesField } from './dates-field.tsx';
import { changeDates, changeLeg, mayRemoveLeg, removeLeg, swapEnds } from './edit-draft.ts';
import type { FlightForm } from './use-flight-form.ts';

/** The earliest day of a flight: the day before the last one ahead of it, which may cross the date line. */
function earliestOf({ draft }: FlightForm, at: number) {
  if (draft.trip !== 'multiCity') return undefined;
  const dates = draft.legs.slice(0, at).flatMap(({ date }) => date ?? []);
  const before = dates.at(-1);
  return before && addDays(before, -1);
}

function Dates({ form, at }: { readonly form: FlightForm; readonly at: number }) {
  const t = useText();
  const { draft, problems, today, edit } = form;
  const isRange = draft.trip === 'roundTrip';
  const leg = draft.legs[at] ?? {};
  const problem = problems.legs[at]?.date ?? (isRange ? problems.legs[1]?.date : undefined);
  return (
    <DatesField
      leg={leg}
      isRange={isRange}
      today={today}
      passengers={draft.passengers}
      value={{
        ...(leg.date && { start: leg.date }),
        ...(isRange && draft.legs[1]?.date && { end: draft.legs[1].date }),
      }}
      earliest={earliestOf(form, at)}
      error={problem && t(`flightForm.problem.${problem}`)}
      onChange={({ start, end }) =>
        edit(
          draft.trip === 'multiCity' ? changeLeg(draft, at, { date: start }) : changeDates(draft, start, end),
        )
      }
    />
  );
}

/** From, to and the day of one flight; swapping, and in a trip of several cities taking it away. */
export function LegFields({ form, at }: { readonly form: FlightForm; readonly at: number }) {
  const t = useText();
  const { draft, problems, edit } = form;
  const leg = draft.legs[at] ?? {};
  const { origin, destination } = problems.legs[at] ?? {};
  const isMulti = draft.trip === 'multiCity';
  const fields = (
    <>
      <div className="flight-form__ends">
        <AirportField
          end="from"
          label={t('flightForm.from')}
          code={leg.origin}
          error={origin && t(`flightForm.problem.${origin}`)}
          onCode={(code) => edit(changeLeg(draft, at, { origin: code }))}
        />
        <IconButton
          className="flight-form__swap"
          size="s"
          label={t('flightForm.swap')}
          icon={<ArrowLeftRight aria-hidden="true" />}
          onClick={() => edit(swapEnds(draft, at))}
        />
        <AirportField
          end="to"
          label={t('flightForm.to')}
          code={leg.destination}
          error={destination && t(`flightForm.problem.${destination}`)}
          onCode={(code) => edit(changeLeg(draft, at, { destination: code }))}
        />
      </div>
      <Dates form={form} at={at} />
    </>
  );
  if (!isMulti) return fields;
  return (
    <fieldset className="flight-form__leg">
      <legend className="flight-form__legend">{t('flightForm.flightNumber', { number: at + 1 })}</legend>
      {fields}
      {mayRemoveLeg(draft) && (
        <IconButton
          className="flight-form__remove"
          ghost
          label={t('flightForm.removeFlight', { number: at + 1 })}
          icon={<X aria-hidden="true" />}
          onClick={() => edit(removeLeg(draft, at))}
        />
      )}
    </fieldset>
  );
}
