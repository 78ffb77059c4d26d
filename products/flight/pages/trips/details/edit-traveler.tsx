/** One traveler's member and security numbers and assistance, edited after booking. */
import type { Person, TravelerDraft } from '@sojourn/contract/travelers.ts';
import { dateIn } from '@sojourn/domain/dates.ts';
import { first, itemAt } from '@sojourn/domain/present.ts';
import { checkTraveler, type TravelerProblem } from '@sojourn/domain/travelers/check-traveler.ts';
import { SavedChips } from '@sojourn/portal/features/checkout/contact/saved-chips.tsx';
import { type DetailsFields, DetailsModal } from '@sojourn/portal/features/trips/details/details-modal.tsx';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useSavedTravelers } from '@sojourn/web/travelers/use-saved-travelers.ts';
import { travelerText, travelerTrip } from '#flight/pages/checkout/flight-rules.ts';
import { AssistanceFields } from '#flight/pages/checkout/travelers/assistance-fields.tsx';
import { filledFrom } from '#flight/pages/checkout/travelers/filled-from.ts';
import { ProgramFields } from '#flight/pages/checkout/travelers/program-fields.tsx';
import type { TravelerFormProps } from '#flight/pages/checkout/travelers/traveler-fields.ts';
import { TrustFields } from '#flight/pages/checkout/travelers/traveler-more.tsx';
import type { FlightDetails } from '#flight/wire/flight-details.ts';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { airlinesOf } from '../flight-trip-view.ts';
import { fullNameOf } from '../travelers-view.ts';

export type EditTravelerProps = {
  readonly trip: FlightTripDetail;
  /** Their place in the trip. */
  readonly traveler: number;
  readonly open: boolean;
  readonly onClose: () => void;
};
type Details = FlightDetails['travelers'][number];

const NOTHING = {
  personId: null,
  birthdate: '',
  gender: '',
  passport: { number: '', country: '', expires: '' },
} as const;

/** As the checkout's fields have a traveler; what can't be edited any more is left out. */
function draftOf({ travelers }: FlightTripDetail, at: number, details: Details): TravelerDraft {
  const { type, firstName, middleName, lastName } = itemAt(travelers, at);
  return { ...NOTHING, type, firstName, middleName, lastName, ...details };
}
const detailsOf = (draft: Details): Details => ({
  frequentFlyerNumber: draft.frequentFlyerNumber,
  knownTravelerNumber: draft.knownTravelerNumber,
  tsaRedressNumber: draft.tsaRedressNumber,
  specialAssistance: draft.specialAssistance,
});

const EDITED = /^(frequentFlyerNumber|knownTravelerNumber|tsaRedressNumber|specialAssistance)/;
/** Only of what's edited: nobody types a name or a passport here. */
function useProblems(trip: FlightTripDetail) {
  const clock = useClock();
  const today = dateIn(clock.now(), first(first(trip.flight.slices).segments).origin.zone);
  const against = travelerTrip(trip.flight, today);
  const stops = (draft: TravelerDraft): TravelerProblem[] =>
    checkTraveler(draft, against).filter(({ field, severity }) => severity === 'stop' && EDITED.test(field));
  return { against, stops };
}

export default function EditTraveler({ trip, traveler, open, onClose }: EditTravelerProps) {
  const t = useText();
  const locale = useLocale();
  const { stops } = useProblems(trip);
  return (
    <DetailsModal<FlightDetails>
      trip={trip}
      kind="Flight"
      by={airlinesOf(trip.flight, locale)}
      title={t('tripDetails.flight.title', { name: fullNameOf(itemAt(trip.travelers, traveler)) })}
      open={open}
      onClose={onClose}
      isRight={({ travelers }) => stops(draftOf(trip, traveler, itemAt(travelers, traveler))).length === 0}
      fields={(fields) => <TravelerFields {...fields} trip={trip} at={traveler} />}
    />
  );
}

type FieldsProps = DetailsFields<FlightDetails> & Pick<EditTravelerProps, 'trip'> & { readonly at: number };

function TravelerFields({ trip, at, value, change, isTried, disabled }: FieldsProps) {
  const { against, stops } = useProblems(trip);
  const draft = draftOf(trip, at, itemAt(value.travelers, at));
  const airlines = [
    ...new Set(
      trip.flight.slices.flatMap(({ segments }) => segments.map((each) => each.marketingAirline.code)),
    ),
  ];
  const set = (edited: Details) =>
    change({ travelers: value.travelers.map((each, place) => (place === at ? detailsOf(edited) : each)) });
  const shown = isTried ? stops(draft) : [];
  const of = (path: string) => {
    const problem = shown.find(({ field }) => path === `travelers.${at}.${field}`);
    return problem && travelerText(problem);
  };
  const problems = {
    of,
    under: () => shown.length > 0,
    count: shown.length,
    touch: () => undefined,
    pass: () => true,
    fromServer: () => undefined,
  };
  const form: TravelerFormProps = {
    index: at,
    traveler: draft,
    trip: against,
    airlines,
    disabled,
    problems,
    draft: { flush: async () => true },
    change: (part) => set({ ...draft, ...part }),
  };
  return (
    <>
      <Saved form={form} onFill={(person) => set(filledFrom(person, draft.type, airlines))} />
      <ProgramFields {...form} />
      <TrustFields {...form} />
      <AssistanceFields {...form} />
    </>
  );
}

type SavedProps = { readonly form: TravelerFormProps; readonly onFill: (person: Person) => void };

/** The traveler's own profile, by their name: numbers of somebody else would be refused. */
function Saved({ form, onFill }: SavedProps) {
  const { firstName, lastName } = form.traveler;
  const { travelers } = useSavedTravelers('offered');
  const own = travelers.filter((each) => each.firstName === firstName && each.lastName === lastName);
  const isChosen = (person: Person): boolean =>
    JSON.stringify(detailsOf(filledFrom(person, form.traveler.type, form.airlines))) ===
    JSON.stringify(detailsOf(form.traveler));
  return <SavedChips people={own} isChosen={isChosen} isDisabled={() => form.disabled} onChoose={onFill} />;
}
