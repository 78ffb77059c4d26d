/** "This rate is out of policy" (A §8): each broken rule, a reason, and two ways to go on. */
import type { OutOfPolicy, ShownReason } from '@sojourn/contract/policy.ts';
import {
  isReasonComplete,
  NOTE_MAX,
  POLICY_REASONS,
  type PolicyReason,
} from '@sojourn/domain/policy/reasons.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { BrokenRules } from '@sojourn/web/policy/broken-rules.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import type { FoundRepair } from './repair.ts';
import { RepairCard } from './repair-card.tsx';

type Props = {
  readonly policy: OutOfPolicy;
  readonly repair?: FoundRepair;
  /** Null: to change the selection. */
  readonly onAnswer: (reason: ShownReason | null) => void;
};

export function OutOfPolicyModal({ policy, repair, onAnswer }: Props) {
  const t = useText();
  const [reason, setReason] = useState<PolicyReason | ''>('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isNoteMissing = reason !== '' && !isReasonComplete(reason, note);
  const closing = repair && {
    ...repair,
    apply: () => {
      onAnswer(null);
      repair.apply();
    },
  };
  const goOn = () => {
    setTried(true);
    if (reason !== '' && !isNoteMissing) onAnswer({ reason, note });
  };
  return (
    <Modal
      open
      onClose={() => onAnswer(null)}
      title={t('policy.title')}
      closeLabel={t('policy.close')}
      actions={
        <>
          <Button onClick={() => onAnswer(null)}>{t('policy.change')}</Button>
          <Button variant="secondary" onClick={goOn}>
            {t('policy.continue')}
          </Button>
        </>
      }
    >
      <div className="out-of-policy">
        <p>{t('policy.intro', { tier: policy.tier })}</p>
        {policy.travelers && policy.travelers.length > 0 ? (
          policy.travelers.map((each) => (
            <section key={`${each.name} ${each.tier}`}>
              <h3 className="title-s">{each.name}</h3>
              <BrokenRules policy={each} />
            </section>
          ))
        ) : (
          <BrokenRules policy={policy} />
        )}
        <RepairCard repair={closing} />
        <SelectField
          label={t('policy.reason')}
          value={reason}
          error={isTried && reason === '' ? t('policy.reason.missing') : undefined}
          onChange={({ target }) => setReason(target.value as PolicyReason | '')}
        >
          <option value="">{t('policy.reason.choose')}</option>
          {POLICY_REASONS.map((each) => (
            <option key={each} value={each}>
              {t(`policy.reason.${each}`)}
            </option>
          ))}
        </SelectField>
        <TextInput
          label={t('policy.note')}
          optional={reason === 'other' ? undefined : t('policy.note.optional')}
          value={note}
          maxLength={NOTE_MAX}
          error={isTried && isNoteMissing ? t('policy.note.missing') : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Modal>
  );
}
