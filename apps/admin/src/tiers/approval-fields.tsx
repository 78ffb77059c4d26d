import { UNDECIDED } from '@sojourn/domain/approvals/approval-rules.ts';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ApprovalDraft } from './approval-draft.ts';
import { ApproverPicker } from './approver-picker.tsx';
import type { EditorPart } from './editor-part.ts';

const HOURS = [4, 12, 24, 48, 72, 168];
const MANAGERS = [0, 1, 2];

type ApprovalFieldsProps = {
  readonly part: EditorPart;
  /** Left out for a new tier. */
  readonly tierId: string | undefined;
};

/** How out-of-policy trips are approved, where they have to be. */
export function ApprovalFields({ part, tierId }: ApprovalFieldsProps) {
  const t = useText();
  const { approval } = part.draft;
  const change = (more: Partial<ApprovalDraft>) => part.onChange({ approval: { ...approval, ...more } });
  const hours = HOURS.includes(approval.hours) ? HOURS : [...HOURS, approval.hours].toSorted((a, b) => a - b);
  return (
    <div className="approval-fields">
      <SelectField
        label={t('adminTiers.managers')}
        hint={t('adminTiers.managersText')}
        value={String(approval.managers)}
        onChange={({ target }) => change({ managers: Number(target.value) })}
      >
        {MANAGERS.map((count) => (
          <option key={count} value={count}>
            {t('adminTiers.managersCount', { count })}
          </option>
        ))}
      </SelectField>
      <ApproverPicker
        tierId={tierId}
        chosen={approval.approvers}
        hasManagers={approval.managers > 0}
        onChange={(approvers) => change({ approvers })}
      />
      <SelectField
        label={t('adminTiers.hours')}
        value={String(approval.hours)}
        onChange={({ target }) => change({ hours: Number(target.value) })}
      >
        {hours.map((count) => (
          <option key={count} value={count}>
            {t('adminTiers.hoursCount', { count })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('adminTiers.undecided')}
        value={approval.ifUndecided}
        onChange={({ target }) => {
          const ifUndecided = UNDECIDED.find((each) => each === target.value);
          if (ifUndecided) change({ ifUndecided });
        }}
      >
        {UNDECIDED.map((each) => (
          <option key={each} value={each}>
            {t(`adminTiers.undecided.${each}`)}
          </option>
        ))}
      </SelectField>
      <Tolerance part={part} onChange={change} />
    </div>
  );
}

type ToleranceProps = {
  readonly part: EditorPart;
  readonly onChange: (more: Partial<ApprovalDraft>) => void;
};

function Tolerance({ part: { draft, problems }, onChange }: ToleranceProps) {
  const t = useText();
  const { percent, amount } = draft.approval;
  return (
    <>
      <TextInput
        label={t('adminTiers.percent')}
        inputMode="decimal"
        icon={<span className="cap__sign">%</span>}
        placeholder="0"
        value={percent}
        error={problems.has('percent') ? t('adminTiers.problem.percent') : undefined}
        onChange={({ target }) => onChange({ percent: target.value })}
      />
      <TextInput
        label={t('adminTiers.tolerance')}
        hint={t('adminTiers.toleranceText')}
        inputMode="decimal"
        icon={<span className="cap__sign">$</span>}
        placeholder="0"
        value={amount}
        error={problems.has('tolerance') ? t('adminTiers.problem.cap') : undefined}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
    </>
  );
}
