import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Pencil } from 'lucide-react';
import type { EditorPart } from './editor-part.ts';
import { readCap } from './read-cap.ts';
import type { CapName } from './tier-draft.ts';

type CapFieldProps = {
  readonly part: EditorPart;
  readonly cap: CapName;
  readonly label: string;
  readonly labelHidden?: boolean;
};

/** A price as it's typed; one that changed says what it was. */
export function CapField({ part, cap, label, labelHidden }: CapFieldProps) {
  const t = useText();
  const { draft, saved, problems, onChange } = part;
  const isChanged = readCap(draft.caps[cap]) !== readCap(saved.caps[cap]);
  const was = saved.caps[cap] === '' ? t('adminTiers.noLimit') : `$${saved.caps[cap]}`;
  return (
    <div className="cap" data-changed={isChanged || undefined}>
      <TextInput
        label={label}
        labelHidden={labelHidden ?? false}
        inputMode="decimal"
        icon={<span className="cap__sign">$</span>}
        placeholder={t('adminTiers.noLimit')}
        value={draft.caps[cap]}
        error={problems.has(cap) ? t('adminTiers.problem.cap') : undefined}
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
