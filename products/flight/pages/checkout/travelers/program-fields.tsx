import './traveler-form.css';
import { itemAt } from '@sojourn/domain/present.ts';
import { frequentFlyerPrograms, programOf, usableNumbers } from '@sojourn/domain/travelers/frequent-flyer.ts';
import { tidyMemberNumber } from '@sojourn/domain/travelers/loyalty-number.ts';
import { useCompanyPrograms } from '@sojourn/portal/features/checkout/contact/use-company-programs.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { type Text, useText } from '@sojourn/web/text/use-text.tsx';
import { Plus, X } from 'lucide-react';
import { type TravelerFormProps, useTravelerField } from './traveler-fields.ts';

/** Programs that earn on one of the trip's airlines: their own first, then the alliance's and partners'. */
function programsFor(airlines: readonly string[]) {
  const own = airlines.flatMap((airline) => programOf(airline) ?? []);
  const others = frequentFlyerPrograms.filter(({ airline }) =>
    airlines.some((flown) => usableNumbers(flown, { [airline]: '0000' }).length > 0),
  );
  const all = new Map([...own, ...others].map((program) => [program.airline, program]));
  return [...all.values()];
}

/** Frequent flyer numbers, each with its program; a trip without one earns no airline miles. */
export function ProgramFields(props: TravelerFormProps) {
  const { traveler, change, airlines, disabled, index } = props;
  const t = useText();
  const { frequentFlyer } = useCompanyPrograms();
  const programs = programsFor(airlines);
  const { frequentFlyerNumber } = traveler;
  const free = programs.find(({ airline }) => frequentFlyerNumber.every((each) => each.airline !== airline));
  const set = (at: number, part: Partial<(typeof frequentFlyerNumber)[number]>) =>
    change({
      frequentFlyerNumber: frequentFlyerNumber.map((each, place) =>
        place === at ? { ...each, ...part } : each,
      ),
    });
  return (
    <fieldset className="traveler-form__group" disabled={disabled}>
      <legend className="title-s">{t('travelers.group.frequentFlyerNumber')}</legend>
      {frequentFlyerNumber.map(({ airline }, at) => (
        <ProgramRow
          key={airline}
          {...props}
          at={at}
          programs={programs}
          onSet={(part) => set(at, part)}
          onRemove={() => {
            change({ frequentFlyerNumber: frequentFlyerNumber.filter((_, place) => place !== at) });
            document.getElementById(`traveler-${index}-add-program`)?.focus();
          }}
        />
      ))}
      {free && (
        <Button
          id={`traveler-${index}-add-program`}
          variant="tertiary"
          size="s"
          icon={<Plus aria-hidden="true" />}
          className="traveler-form__add"
          onClick={() => {
            const number = frequentFlyer[free.airline] ?? '';
            change({ frequentFlyerNumber: [...frequentFlyerNumber, { airline: free.airline, number }] });
          }}
        >
          {t('checkout.traveler.addProgram')}
        </Button>
      )}
    </fieldset>
  );
}

const companyHint = (t: Text, email: string): string =>
  email === '' ? t('checkout.traveler.companyNumber') : t('checkout.traveler.companyNumberAsk', { email });

type RowProps = TravelerFormProps & {
  readonly at: number;
  readonly programs: readonly { readonly airline: string; readonly name: string }[];
  readonly onSet: (part: { airline?: string; number?: string }) => void;
  readonly onRemove: () => void;
};

function ProgramRow(props: RowProps) {
  const { traveler, at, programs, onSet, onRemove } = props;
  const t = useText();
  const field = useTravelerField(props);
  const { airline, number } = itemAt(traveler.frequentFlyerNumber, at);
  const company = useCompanyPrograms();
  const isCompanyNumber = number !== '' && company.frequentFlyer[airline] === tidyMemberNumber(number);
  const taken = new Set(traveler.frequentFlyerNumber.map((each) => each.airline));
  // A saved number of a program that is not on this trip stays readable
  const known = programs.some((program) => program.airline === airline)
    ? programs
    : [{ airline, name: programOf(airline)?.name ?? airline }, ...programs];
  return (
    <div className="traveler-program">
      <SelectField
        label={t('travelers.field.frequentFlyerNumber.airline')}
        value={airline}
        onChange={(event) => onSet({ airline: event.target.value })}
      >
        {known.map((program) => (
          <option
            key={program.airline}
            value={program.airline}
            disabled={program.airline !== airline && taken.has(program.airline)}
          >
            {program.name}
          </option>
        ))}
      </SelectField>
      <TextInput
        {...field(
          `frequentFlyerNumber.${at}.number`,
          isCompanyNumber ? companyHint(t, company.emailAddress) : undefined,
        )}
        label={t('travelers.field.frequentFlyerNumber.number')}
        value={number}
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        onChange={(event) => onSet({ number: event.target.value })}
      />
      <IconButton
        ghost
        label={t('checkout.traveler.removeProgram', { program: programOf(airline)?.name ?? airline })}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
      />
    </div>
  );
}
