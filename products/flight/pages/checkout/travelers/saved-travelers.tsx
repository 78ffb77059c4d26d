import type { Person, TravelerDraft } from '@sojourn/contract/travelers.ts';
import { ageOn } from '@sojourn/domain/travelers/age.ts';
import { SavedChips } from '@sojourn/portal/features/checkout/contact/saved-chips.tsx';
import { useCompanyPrograms } from '@sojourn/portal/features/checkout/contact/use-company-programs.ts';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useClock } from '@sojourn/web/effects.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useSavedTravelers } from '@sojourn/web/travelers/use-saved-travelers.ts';
import { UserRoundPlus } from 'lucide-react';
import { useRef } from 'react';
import { typeOfAge } from '#flight/rules/travelers/travelers.ts';
import type { FlightDraft } from '#flight/wire/flight-draft.ts';
import { filledFrom } from './filled-from.ts';
import { nameOf } from './traveler-view.ts';
import { useSaveTraveler } from './use-saved-travelers.ts';

type SavedTravelersProps = {
  readonly draft: FlightDraft;
  readonly index: number;
  readonly traveler: TravelerDraft;
  readonly airlines: readonly string[];
  /** What is typed could be booked, and so saved. */
  readonly isReady: boolean;
  readonly disabled: boolean;
  /** `person`: whom it was filled from. */
  readonly onFill: (traveler: TravelerDraft, person?: Person) => void;
};

/** Saved travelers to fill a form from, and keeping what is typed for the next trip. */
export function SavedTravelers(props: SavedTravelersProps) {
  const { draft, index, traveler, airlines, disabled, onFill } = props;
  const today = useClock().now().slice(0, 10) as Parameters<typeof ageOn>[1];
  // Without them the form is typed
  const { travelers: saved } = useSavedTravelers('offered');
  const { frequentFlyer } = useCompanyPrograms();
  const fitting = saved.filter((person) => fits(person, traveler.type, today));
  const elsewhere = new Set(
    draft.travelers.filter((_, at) => at !== index).map(({ personId }) => personId as string | null),
  );
  return (
    <div className="saved-travelers">
      <SavedChips
        people={fitting}
        isChosen={({ personId }) => traveler.personId === personId}
        isDisabled={({ personId }) => disabled || elsewhere.has(personId)}
        onChoose={(person) => onFill(filledFrom(person, traveler.type, airlines, frequentFlyer), person)}
      />
      <SaveButton {...props} saved={saved.find(({ personId }) => personId === traveler.personId)} />
    </div>
  );
}

/** Of the age that the fare is for; without a date of birth, of the saved type. */
function fits(person: Person, type: TravelerDraft['type'], today: Parameters<typeof ageOn>[1]): boolean {
  const { birthdate } = person;
  const actual = birthdate === '' ? person.type : typeOfAge(ageOn(birthdate, today), type === 'SeatedInfant');
  const isInfant = (each: string) => each === 'LapInfant' || each === 'SeatedInfant';
  return actual === type || (isInfant(actual) && isInfant(type));
}

function SaveButton(props: SavedTravelersProps & { readonly saved: Person | undefined }) {
  const { traveler, saved, isReady, disabled } = props;
  const t = useText();
  const toast = useToast();
  const save = useSaveTraveler();
  // More may be typed, here and of others, until the answer comes
  const latest = useRef(props);
  latest.current = props;
  const link = (personId: Person['personId']) => {
    const { traveler: now, onFill } = latest.current;
    if (now.personId === traveler.personId) onFill({ ...now, personId });
  };
  if (!isReady) return null;
  const press = () =>
    save.mutate(
      { traveler, saved },
      {
        onSuccess: ({ personId }) => {
          link(personId);
          toast({ text: t('checkout.traveler.savedNow', { name: nameOf(traveler) }) });
        },
        onError: () => toast({ text: t('checkout.traveler.saveFailed') }),
      },
    );
  return (
    <Button
      variant="tertiary"
      size="s"
      icon={<UserRoundPlus aria-hidden="true" />}
      loading={save.isPending}
      loadingLabel={t('checkout.traveler.saving')}
      disabled={disabled}
      onClick={press}
    >
      {t(saved ? 'checkout.traveler.update' : 'checkout.traveler.save')}
    </Button>
  );
}
