/** The two answers to an offer; a change that costs something is paid by a saved card. */
import type { CaseProposal } from '@sojourn/contract/case-thread.ts';
import type { OutOfPolicy, ShownReason } from '@sojourn/contract/policy.ts';
import type { CaseId, PaymentId } from '@sojourn/domain/ids.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { ApiError, codeOf } from '@sojourn/web/api/api-error.ts';
import { usePayingCards } from '@sojourn/web/cards/use-payment-methods.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { OutOfPolicyModal } from '#shared/policy/out-of-policy-modal.tsx';
import { useAnswer } from './use-support.ts';

type Props = { readonly proposal: CaseProposal; readonly caseId: CaseId };

export function OfferAnswers(props: Props) {
  const isDelegated = useSession()?.isDelegatedSession === true;
  // Only the customer can: an agent in their account sees what they see
  if (isDelegated) return null;
  return props.proposal.due.amountMinor > 0 ? (
    <PaidAnswers {...props} />
  ) : (
    <Answers {...props} paymentId={null} />
  );
}

function PaidAnswers(props: Props) {
  const t = useText();
  const cards = usePayingCards();
  const [picked, setPicked] = useState<string>();
  const paymentId = (picked ??
    cards.data?.find(({ expired }) => !expired)?.paymentId ??
    null) as PaymentId | null;
  return (
    <>
      {cards.data?.length === 0 ? (
        <p className="small">{t('support.offer.noCard')}</p>
      ) : (
        <SelectField
          label={t('support.offer.card')}
          value={paymentId ?? ''}
          onChange={({ target }) => setPicked(target.value)}
        >
          {cards.data?.map(({ paymentId: id, label, lastFour }) => (
            <option key={id} value={id}>
              {label.includes(lastFour) ? label : `${label} ${lastFour}`}
            </option>
          ))}
        </SelectField>
      )}
      <Answers {...props} paymentId={paymentId} />
    </>
  );
}

const policyOf = (error: Error | null): OutOfPolicy | undefined =>
  error instanceof ApiError ? error.details.policy : undefined;

function Answers({ proposal, caseId, paymentId }: Props & { readonly paymentId: PaymentId | null }) {
  const t = useText();
  const locale = useLocale();
  const { proposalId, kind, amount, due } = proposal;
  const answer = useAnswer(caseId, proposalId);
  const policy = policyOf(answer.error);
  const { title, cause, action } = useErrorTexts(codeOf(answer.error));
  const pending = answer.isPending ? answer.variables.accept : null;
  const isReady = due.amountMinor === 0 || paymentId !== null;
  const send = (accept: boolean, policyReason?: ShownReason) => {
    if (answer.isPending) return;
    answer.mutate({ accept, paymentId: accept ? paymentId : null, ...(policyReason && { policyReason }) });
  };
  const acceptText =
    kind !== 'change'
      ? t('support.offer.accept', { amount: formatMoney(amount, locale) })
      : due.amountMinor > 0
        ? t('support.offer.acceptPay', { amount: formatMoney(due, locale) })
        : t('support.offer.acceptChange');
  return (
    <>
      <span className="row">
        <Button size="s" variant="secondary" loading={pending === false} onClick={() => send(false)}>
          {t('support.offer.decline')}
        </Button>
        <Button size="s" loading={pending === true} disabled={!isReady} onClick={() => send(true)}>
          {acceptText}
        </Button>
      </span>
      {policy ? (
        <OutOfPolicyModal
          policy={policy}
          onAnswer={(reason) => (reason ? send(true, reason) : answer.reset())}
        />
      ) : (
        answer.error && (
          <Banner tone="bad" size="s" live="alert" title={title}>
            {cause} {action}
          </Banner>
        )
      )}
    </>
  );
}
