import { ASSISTANCE_GROUPS, type AssistanceCode, needsNotice } from '@sojourn/domain/travelers/assistance.ts';
import { withAssistance } from '@sojourn/domain/travelers/saved-traveler-draft.ts';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleAlert } from 'lucide-react';
import type { FormPart } from './form-part.ts';

/** Of these one is chosen; of the others each stands alone. */
const CHOICES = ['walking', 'ownWheelchair'] as const;
const SINGLE = ['BLND', 'DEAF', 'WCOB'] as const satisfies readonly AssistanceCode[];

/** Special-service requests (B §3) in words. */
export function AssistanceFields({ draft, change, errorOf }: FormPart) {
  const t = useText();
  const { specialAssistance: chosen } = draft;
  const set = (group: readonly AssistanceCode[], code: AssistanceCode | '') =>
    change({ specialAssistance: withAssistance(chosen, group, code) });
  const error = errorOf('specialAssistance');
  return (
    <fieldset className="traveler-assistance">
      <legend className="field__label">{t('travelers.group.assistance')}</legend>
      {CHOICES.map((name) => {
        const group: readonly AssistanceCode[] = ASSISTANCE_GROUPS[name];
        return (
          <SelectField
            key={name}
            label={t(`travelers.assistance.group.${name}`)}
            error={error}
            value={chosen.find((code) => group.includes(code)) ?? ''}
            onChange={(event) => set(group, event.target.value as AssistanceCode | '')}
          >
            <option value="">{t('travelers.assistance.none')}</option>
            {group.map((code) => (
              <option key={code} value={code}>
                {t(`travelers.assistance.${code}`)}
              </option>
            ))}
          </SelectField>
        );
      })}
      <div className="traveler-assistance__checks">
        {SINGLE.map((code) => (
          <Checkbox
            key={code}
            label={t(`travelers.assistance.${code}`)}
            checked={chosen.includes(code)}
            onChange={(event) => set([code], event.target.checked ? code : '')}
          />
        ))}
      </div>
      {chosen.some(needsNotice) && (
        <p className="traveler-note small text-2">
          <CircleAlert className="icon icon--s" aria-hidden="true" />
          <span>{t('travelers.problem.specialAssistance.notice')}</span>
        </p>
      )}
    </fieldset>
  );
}
