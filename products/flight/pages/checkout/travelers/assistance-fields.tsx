import './traveler-form.css';
import {
  ASSISTANCE_CODES,
  ASSISTANCE_GROUPS,
  type AssistanceCode,
} from '@sojourn/domain/travelers/assistance.ts';
import { fieldId } from '@sojourn/portal/features/checkout/draft/draft-problems.ts';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleAlert } from 'lucide-react';
import { type TravelerPartProps, useTravelerField } from './traveler-fields.ts';

const GROUPS: readonly (readonly AssistanceCode[])[] = Object.values(ASSISTANCE_GROUPS);

/** The choices after one was ticked: of its group it is the only one. */
function withCode(chosen: readonly AssistanceCode[], code: AssistanceCode, on: boolean): AssistanceCode[] {
  const group = GROUPS.find((each) => each.includes(code)) ?? [];
  const others = chosen.filter((each) => each !== code && !(on && group.includes(each)));
  return ASSISTANCE_CODES.filter((each) => others.includes(each) || (on && each === code));
}

/** Special-service requests (B §3), in words; of those that exclude each other the last one counts. */
export function AssistanceFields(props: TravelerPartProps) {
  const { traveler, change, disabled, index } = props;
  const t = useText();
  const field = useTravelerField(props);
  const { error, hint } = field('specialAssistance');
  return (
    <fieldset className="traveler-form__group" disabled={disabled}>
      <legend className="title-s">{t('travelers.group.assistance')}</legend>
      <div className="traveler-form__checks">
        {ASSISTANCE_CODES.map((code, at) => (
          <Checkbox
            key={code}
            id={at === 0 ? fieldId(`travelers.${index}.specialAssistance`) : undefined}
            label={t(`travelers.assistance.${code}`)}
            checked={traveler.specialAssistance.includes(code)}
            onChange={(event) =>
              change({ specialAssistance: withCode(traveler.specialAssistance, code, event.target.checked) })
            }
          />
        ))}
      </div>
      {(error || hint) && (
        <p className="small text-2 row row--top">
          <CircleAlert className="icon icon--s" aria-hidden="true" /> <span>{error ?? hint}</span>
        </p>
      )}
    </fieldset>
  );
}
