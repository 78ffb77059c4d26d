import './traveler-form.css';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { ChevronDown } from 'lucide-react';
import { AssistanceFields } from './assistance-fields.tsx';
import { ProgramFields } from './program-fields.tsx';
import { type TravelerFormProps, useTravelerField } from './traveler-fields.ts';

/** What helps but is not needed: programs, security numbers, assistance. Open once there is something. */
export function MoreFields(props: TravelerFormProps) {
  const { traveler, problems, index } = props;
  const t = useText();
  const isUsed =
    traveler.knownTravelerNumber !== '' ||
    traveler.tsaRedressNumber !== '' ||
    traveler.specialAssistance.length > 0 ||
    ['knownTravelerNumber', 'tsaRedressNumber', 'specialAssistance'].some((field) =>
      problems.of(`travelers.${index}.${field}`),
    );
  return (
    <>
      <ProgramFields {...props} />
      <details className="traveler-more" open={isUsed || undefined}>
        <summary>
          <span className="title-s">{t('checkout.traveler.more')}</span>
          <ChevronDown className="icon" aria-hidden="true" />
        </summary>
        <div className="traveler-more__body">
          <TrustFields {...props} />
          <AssistanceFields {...props} />
        </div>
      </details>
    </>
  );
}

export function TrustFields(props: TravelerFormProps) {
  const { traveler, change } = props;
  const t = useText();
  const field = useTravelerField(props);
  return (
    <div className="traveler-form__pair">
      <TextInput
        {...field('knownTravelerNumber', t('travelers.hint.knownTraveler'))}
        label={t('travelers.field.knownTravelerNumber')}
        optional={t('checkout.optional')}
        value={traveler.knownTravelerNumber}
        autoComplete="off"
        spellCheck={false}
        maxLength={25}
        onChange={(event) => change({ knownTravelerNumber: event.target.value })}
      />
      <TextInput
        {...field('tsaRedressNumber', t('travelers.hint.redress'))}
        label={t('travelers.field.tsaRedressNumber')}
        optional={t('checkout.optional')}
        value={traveler.tsaRedressNumber}
        autoComplete="off"
        spellCheck={false}
        maxLength={25}
        onChange={(event) => change({ tsaRedressNumber: event.target.value })}
      />
    </div>
  );
}
