/** The company's memberships in hotel programs and with airlines (A §3). */
import { frequentFlyerPrograms, programOf } from '@sojourn/domain/travelers/frequent-flyer.ts';
import { isMemberNumber } from '@sojourn/domain/travelers/loyalty-number.ts';
import { hotelLoyaltyPrograms, loyaltyProgramName } from '@sojourn/products/hotel/rules/loyalty-programs.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';

type Programs = Readonly<Record<string, string>>;
type Row = { readonly id: number; readonly code: string; readonly number: string };
type Kind = keyof typeof OFFERED;
type LoyaltyFormProps = {
  readonly kind: Kind;
  readonly programs: Programs;
  readonly isSaving: boolean;
  readonly onSave: (programs: Record<string, string>) => void;
};

type Offered = { readonly code: string; readonly name: string };
const byName = (programs: readonly Offered[]) => programs.toSorted((a, b) => a.name.localeCompare(b.name));
const OFFERED = {
  loyaltyPrograms: byName(
    hotelLoyaltyPrograms.map(({ code, name, chain }) => ({ code, name: `${name} (${chain})` })),
  ),
  frequentFlyer: byName(
    frequentFlyerPrograms.map(({ airline, name }) => ({ code: airline, name: `${name} (${airline})` })),
  ),
} as const;
const TEXTS = {
  loyaltyPrograms: { title: 'adminSetup.loyalty', text: 'adminSetup.loyaltyText' },
  frequentFlyer: { title: 'adminSetup.airlines', text: 'adminSetup.airlinesText' },
} as const;
const programName = (kind: Kind, code: string): string =>
  kind === 'loyaltyPrograms' ? loyaltyProgramName(code) : (programOf(code)?.name ?? code);
/** A row that's emptied is left out, and so is removed. */
const isWrong = ({ code, number }: Row): boolean =>
  number.trim() !== '' && (code === '' || !isMemberNumber(number));

export function LoyaltyForm({ kind, programs, isSaving, onSave }: LoyaltyFormProps) {
  const t = useText();
  const [rows, setRows] = useState<readonly Row[]>(() =>
    Object.entries(programs).map(([code, number], id) => ({ id, code, number })),
  );
  const [isTried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (rows.some(isWrong)) return;
    onSave(
      Object.fromEntries(rows.filter(({ code }) => code !== '').map(({ code, number }) => [code, number])),
    );
  };
  const add = () =>
    setRows([...rows, { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, code: '', number: '' }]);
  return (
    <section className="panel" aria-labelledby={`setup-${kind}`}>
      <div className="panel__head">
        <div>
          <h2 id={`setup-${kind}`} className="title-l">
            {t(TEXTS[kind].title)}
          </h2>
          <p className="small text-2">{t(TEXTS[kind].text)}</p>
        </div>
        <Button
          size="s"
          variant="secondary"
          disabled={rows.length >= OFFERED[kind].length}
          icon={<Plus className="icon icon--s" aria-hidden="true" />}
          onClick={add}
        >
          {t('adminSetup.loyalty.add')}
        </Button>
      </div>
      {rows.map((row) => (
        <ProgramRow
          key={row.id}
          kind={kind}
          row={row}
          taken={rows.filter(({ id }) => id !== row.id).map(({ code }) => code)}
          isWrong={isTried && isWrong(row)}
          onChange={(part) => setRows(rows.map((each) => (each.id === row.id ? { ...each, ...part } : each)))}
          onRemove={() => setRows(rows.filter(({ id }) => id !== row.id))}
        />
      ))}
      <div className="panel__foot">
        <p className="small text-2">{rows.length === 0 && t('adminSetup.loyalty.none')}</p>
        <Button loading={isSaving} onClick={submit}>
          {t('adminSetup.save')}
        </Button>
      </div>
    </section>
  );
}

type ProgramRowProps = {
  readonly kind: Kind;
  readonly row: Row;
  /** Each program once. */
  readonly taken: readonly string[];
  readonly isWrong: boolean;
  readonly onChange: (part: Partial<Row>) => void;
  readonly onRemove: () => void;
};

function ProgramRow(props: ProgramRowProps) {
  const { kind, row, taken, isWrong: wrong, onChange, onRemove } = props;
  const { code, number } = row;
  const t = useText();
  return (
    <div className="panel__body field-row">
      <SelectField
        label={t('adminSetup.loyalty.program')}
        value={code}
        error={wrong && code === '' ? t('adminSetup.loyalty.choose') : undefined}
        onChange={({ target }) => onChange({ code: target.value })}
      >
        <option value="">{t('adminSetup.loyalty.choose')}</option>
        {OFFERED[kind]
          .filter((each) => !taken.includes(each.code))
          .map((each) => (
            <option key={each.code} value={each.code}>
              {each.name}
            </option>
          ))}
      </SelectField>
      <TextInput
        label={t('adminSetup.loyalty.number')}
        maxLength={30}
        value={number}
        autoComplete="off"
        error={wrong && code !== '' ? t('adminSetup.loyalty.invalid') : undefined}
        onChange={({ target }) => onChange({ number: target.value })}
      />
      <IconButton
        label={t('adminSetup.loyalty.remove', { program: code && programName(kind, code) })}
        icon={<Trash2 aria-hidden="true" />}
        ghost
        onClick={onRemove}
      />
    </div>
  );
}
