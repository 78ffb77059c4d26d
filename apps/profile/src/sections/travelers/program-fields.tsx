import { frequentFlyerPrograms, isUsualNumber } from '@sojourn/domain/travelers/frequent-flyer.ts';
import type { ProgramRow } from '@sojourn/domain/travelers/saved-traveler-draft.ts';
import { hotelLoyaltyPrograms } from '@sojourn/products/hotel/rules/loyalty-programs.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { FormGroup } from './form-group.tsx';
import type { FormPart } from './form-part.ts';

type Kind = 'frequentFlyerNumber' | 'hotelLoyalty';
type Program = { readonly code: string; readonly name: string };

const byName = (programs: readonly Program[]): Program[] =>
  programs.toSorted((a, b) => a.name.localeCompare(b.name));
/** Names are the same in every language. */
const PROGRAMS: Readonly<Record<Kind, readonly Program[]>> = {
  frequentFlyerNumber: byName(
    frequentFlyerPrograms.map(({ airline, name }) => ({ code: airline, name: `${name} (${airline})` })),
  ),
  hotelLoyalty: byName(
    hotelLoyaltyPrograms.map(({ code, name, chain }) => ({ code, name: `${name} (${chain})` })),
  ),
};

type ProgramFieldsProps = FormPart & { readonly kind: Kind };

/** Programs with their member numbers, each once; a row whose number is emptied is not kept (A §5). */
export function ProgramFields({ kind, draft, change, errorOf }: ProgramFieldsProps) {
  const t = useText();
  const group = useRef<HTMLDivElement>(null);
  const rows = draft[kind];
  const set = (next: readonly ProgramRow[]) => change({ [kind]: next });
  const add = (
    <Button
      variant="secondary"
      className="traveler-program__add"
      icon={<Plus aria-hidden="true" />}
      disabled={rows.length >= PROGRAMS[kind].length}
      onClick={() => {
        set([...rows, { code: '', number: '' }]);
        focusSoon(group.current, 'select');
      }}
    >
      {t('profileTravelers.program.add')}
    </Button>
  );
  return (
    <FormGroup group={kind}>
      <div ref={group} className="traveler-programs">
        {rows.map((row, at) => (
          <ProgramFieldRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no program before one is chosen
            key={at}
            kind={kind}
            row={row}
            rows={rows}
            at={at}
            errorOf={errorOf}
            onSet={(part) => set(rows.map((each, place) => (place === at ? { ...each, ...part } : each)))}
            onRemove={() => {
              set(rows.filter((_, place) => place !== at));
              focusSoon(group.current, '.traveler-program__add');
            }}
          />
        ))}
        {add}
      </div>
    </FormGroup>
  );
}

/** The last of its kind, once it is drawn. */
const focusSoon = (group: HTMLElement | null, selector: string): void =>
  void requestAnimationFrame(() =>
    [...(group?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1)?.focus(),
  );

type RowProps = Pick<FormPart, 'errorOf'> & {
  readonly kind: Kind;
  readonly row: ProgramRow;
  readonly rows: readonly ProgramRow[];
  readonly at: number;
  readonly onSet: (part: Partial<ProgramRow>) => void;
  readonly onRemove: () => void;
};

function ProgramFieldRow({ kind, row, rows, at, errorOf, onSet, onRemove }: RowProps) {
  const t = useText();
  const { code, number } = row;
  const programs = PROGRAMS[kind];
  const name = programs.find((each) => each.code === code)?.name ?? code;
  const taken = new Set(rows.filter((each) => each !== row).map((each) => each.code));
  const isOdd = kind === 'frequentFlyerNumber' && number.trim() !== '' && !isUsualNumber(code, number);
  return (
    <div className="traveler-program">
      <SelectField
        name={`${kind}.${at}.code`}
        label={t('travelers.field.frequentFlyerNumber.airline')}
        error={errorOf(`${kind}.${at}.code`)}
        value={code}
        onChange={(event) => onSet({ code: event.target.value })}
      >
        <option value="">{t('profileTravelers.program.choose')}</option>
        {code !== '' && name === code && <option value={code}>{code}</option>}
        {programs.map((program) => (
          <option key={program.code} value={program.code} disabled={taken.has(program.code)}>
            {program.name}
          </option>
        ))}
      </SelectField>
      <TextInput
        name={`${kind}.${at}.number`}
        label={t('travelers.field.frequentFlyerNumber.number')}
        error={errorOf(`${kind}.${at}.number`)}
        hint={isOdd ? t('travelers.problem.number.unusual') : undefined}
        value={number}
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        onChange={(event) => onSet({ number: event.target.value })}
      />
      <IconButton
        ghost
        label={
          name
            ? t('profileTravelers.program.remove', { program: name })
            : t('profileTravelers.program.removeEmpty')
        }
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
      />
    </div>
  );
}
