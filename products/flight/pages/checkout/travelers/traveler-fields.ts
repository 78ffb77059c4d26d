/** What the parts of a traveler's form share: the traveler, how a field is wired, and how it is changed. */
import type { TravelerDraft } from '@sojourn/contract/travelers.ts';
import { checkTraveler, type TravelerTrip } from '@sojourn/domain/travelers/check-traveler.ts';
import { type SectionProps, useFieldOf } from '@sojourn/portal/features/checkout/draft/use-field.ts';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { travelerText } from '../flight-rules.ts';

export type TravelerPartProps = Pick<SectionProps, 'problems' | 'disabled'> & {
  readonly draft: Pick<SectionProps['draft'], 'flush'>;
  readonly index: number;
  readonly traveler: TravelerDraft;
  readonly trip: TravelerTrip;
  readonly change: (part: Partial<TravelerDraft>) => void;
};

export type TravelerFormProps = TravelerPartProps & {
  /** Airlines of the trip, for frequent flyer numbers. */
  readonly airlines: readonly string[];
};

/** A field's id, error and warning by its path in the traveler: `passport.number`. */
export function useTravelerField(props: TravelerPartProps) {
  const { index, traveler, trip } = props;
  const toText = useTextRef();
  const fieldOf = useFieldOf(props);
  const warnings = checkTraveler(traveler, trip).filter(({ severity }) => severity === 'warn');
  return (field: string, hint?: string) => {
    const warning = warnings.find((each) => each.field === field);
    const text = warning && toText(travelerText(warning));
    return { ...fieldOf(`travelers.${index}.${field}`), hint: text ?? hint };
  };
}
