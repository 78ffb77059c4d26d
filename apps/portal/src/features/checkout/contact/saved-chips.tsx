import type { Person } from '@sojourn/contract/travelers.ts';
import { Chip } from '@sojourn/ui/inputs/chip.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import './saved-chips.css';

type SavedChipsProps = {
  readonly people: readonly Person[];
  readonly isChosen: (person: Person) => boolean;
  readonly isDisabled: (person: Person) => boolean;
  readonly onChoose: (person: Person) => void;
};

/** Saved travelers to fill a form from; nothing where nobody fits. */
export function SavedChips({ people, isChosen, isDisabled, onChoose }: SavedChipsProps) {
  const t = useText();
  if (people.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot sit in a row
    <div role="group" aria-label={t('checkout.traveler.saved')} className="saved-chips">
      <span className="small text-2" aria-hidden="true">
        {t('checkout.traveler.saved')}
      </span>
      {people.map((person) => (
        <Chip
          key={person.personId}
          size="s"
          selected={isChosen(person)}
          disabled={isDisabled(person)}
          onClick={() => onChoose(person)}
        >
          {`${person.firstName} ${person.lastName}`.trim()}
        </Chip>
      ))}
    </div>
  );
}
