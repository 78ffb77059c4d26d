/** By whose calendar the company counts, and whom loyalty programs write to. */
import { emailProblem } from '@sojourn/domain/companies/check-import.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FormEvent, useState } from 'react';

type FormProps = {
  readonly value: string;
  readonly isSaving: boolean;
  readonly onSave: (value: string) => void;
};

/** The browser's list may miss the one that was chosen elsewhere. */
const zonesWith = (chosen: string): readonly string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), chosen])].toSorted();

export function TimeZoneForm({ value, isSaving, onSave }: FormProps) {
  const t = useText();
  const [chosen, setChosen] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(chosen);
  };
  return (
    <form className="panel" onSubmit={submit} aria-labelledby="setup-zone">
      <div className="panel__head">
        <div>
          <h2 id="setup-zone" className="title-l">
            {t('adminSetup.timeZone')}
          </h2>
          <p className="small text-2">{t('adminSetup.timeZoneText')}</p>
        </div>
      </div>
      <div className="panel__body">
        <SelectField
          label={t('adminSetup.timeZone.field')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          {zonesWith(value).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </SelectField>
      </div>
      <SaveFoot isSaving={isSaving} />
    </form>
  );
}

function SaveFoot({ isSaving }: Pick<FormProps, 'isSaving'>) {
  const t = useText();
  return (
    <div className="panel__foot">
      <span />
      <Button type="submit" loading={isSaving}>
        {t('adminSetup.save')}
      </Button>
    </div>
  );
}

export function LoyaltyEmailForm({ value, isSaving, onSave }: FormProps) {
  const t = useText();
  const [typed, setTyped] = useState(value);
  const [isTried, setTried] = useState(false);
  const isWrong = typed.trim() !== '' && emailProblem(typed.trim()) !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isWrong) onSave(typed.trim());
  };
  return (
    <form className="panel" onSubmit={submit} noValidate aria-labelledby="setup-loyalty-email">
      <div className="panel__head">
        <div>
          <h2 id="setup-loyalty-email" className="title-l">
            {t('adminSetup.loyaltyEmail')}
          </h2>
          <p className="small text-2">{t('adminSetup.loyaltyEmailText')}</p>
        </div>
      </div>
      <div className="panel__body">
        <TextInput
          label={t('adminSetup.loyaltyEmail.field')}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={typed}
          error={isTried && isWrong ? t('adminSetup.problem.email') : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <SaveFoot isSaving={isSaving} />
    </form>
  );
}
