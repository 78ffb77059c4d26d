import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Pencil } from 'lucide-react';
import type { ProductPart } from './editor-part.ts';
import { readCap } from './read-cap.ts';

type CapFieldProps = {
  readonly part: ProductPart;
  /** By its key in the draft. */
  readonly cap: string;
  readonly label: string;
  readonly labelHidden?: boolean;
};

/** A price as it's typed; one that changed says what it was. */
export function CapField({ part, cap, label, labelHidden }: CapFieldProps) {
  const t = useText();
  const { draft, onChange } = part;
  const [typed = '', before = ''] = [draft.caps[cap], part.saved.caps[cap]];
  const isChanged = readCap(typed) !== readCap(before);
  const was = before === '' ? t('adminTiers.noLimit') : `$${before}`;
  return (
    <div className="cap" data-changed={isChanged || undefined}>
      <TextInput
        label={label}
        labelHidden={labelHidden ?? false}
        inputMode="decimal"
        icon={<span className="cap__sign">$</span>}
        placeholder={t('adminTiers.noLimit')}
        value={typed}
        error={part.hasProblem(cap) ? t('adminTiers.problem.cap') : undefined}
        onChange={(event) => onChange({ caps: { ...draft.caps, [cap]: event.target.value } })}
      />
      {isChanged && (
        <span className="cap__was micro text-warn">
          <Pencil className="icon icon--xs" aria-hidden="true" />
          {t('adminTiers.was', { value: was })}
        </span>
      )}
    </div>
  );
}
