/** Confirming a change at its price, by a saved card where something is due. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import type { ShownReason } from '@sojourn/contract/policy.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { usePayingCards } from '@sojourn/web/cards/use-payment-methods.ts';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { AttendedCheck } from '#shared/bank/lazy-attended-check.tsx';
import { useAttended } from '#shared/bank/use-confirmations.ts';
import { OutOfPolicyModal } from '#shared/policy/out-of-policy-modal.tsx';
import { SendChange } from './send-change.tsx';
import type { Change } from './use-change.ts';

/** In the product's words; `until` says how long the price is good. */
export type ConfirmWords = Readonly<Record<'agree' | 'confirm' | 'busy' | 'again' | 'until', MessageId>>;
type Props = { readonly change: Change; readonly quoted: BookingChange; readonly words: ConfirmWords };

/** What was to pay for the same change before; nothing where that's the same. */
function PriceBefore({ was, dueMinor }: Pick<Change, 'was'> & { readonly dueMinor: number }) {
  const t = useText();
  const locale = useLocale();
  if (!was || was.amountMinor === dueMinor) return null;
  return (
    <p className="small text-warn" role="status">
      {t('tripChange.newPrice.was', { was: formatMoney(was, locale) })}
    </p>
  );
}

export function ConfirmChange({ change, quoted, words }: Props) {
  const t = useText();
  const locale = useLocale();
  const isDelegated = useSession()?.isDelegatedSession === true;
  const { cost, changeId, expiresAt, bookingId } = quoted;
  const { waiting } = useAttended((each) => each.bookingId === bookingId, change.isConfirming);
  if (!cost) return null;
  if (waiting) return <AttendedCheck waiting={waiting} />;
  const dueMinor = cost.due.amountMinor;
  const isSent = isDelegated && dueMinor > 0;
  return (
    <Card as="aside" padded raised className="change__aside stack">
      <div>
        <p className="small text-2">{t('tripChange.due')}</p>
        <p className="money-l num">{formatMoney(cost.due, locale)}</p>
      </div>
      <PriceBefore was={change.was} dueMinor={dueMinor} />
      {isSent ? (
        <SendChange key={changeId} quoted={quoted} cost={cost} />
      ) : (
        <PayChange key={changeId} change={change} quoted={quoted} words={words} dueMinor={dueMinor} />
      )}
      <Button variant="tertiary" full onClick={change.again}>
        {t(words.again)}
      </Button>
      {expiresAt && (
        <p className="small text-2">{t(words.until, { until: formatReaderDeadline(expiresAt, locale) })}</p>
      )}
    </Card>
  );
}

/** The card where something is due, and agreeing to it. */
function PayChange({ change, quoted, words, dueMinor }: Props & { readonly dueMinor: number }) {
  const t = useText();
  const cards = usePayingCards();
  const [picked, setPicked] = useState<string>();
  const [isAgreed, setAgreed] = useState(false);
  const { changeId } = quoted;
  const paymentId = (picked ?? cards.data?.find(({ expired }) => !expired)?.paymentId) as
    | PaymentId
    | undefined;
  const isReady = isAgreed && (dueMinor === 0 || paymentId !== undefined);
  const confirm = (policyReason?: ShownReason) =>
    isReady &&
    change.confirm({
      changeId,
      dueMinor,
      paymentId: dueMinor === 0 ? null : (paymentId ?? null),
      ...(policyReason && { policyReason }),
    });
  return (
    <>
      {dueMinor > 0 && (
        <SelectField
          label={t('tripChange.card')}
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
      <Checkbox
        checked={isAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
        label={t(words.agree)}
      />
      <Button
        full
        loading={change.isConfirming}
        loadingLabel={t(words.busy)}
        disabled={!isReady}
        onClick={() => confirm()}
      >
        {t(words.confirm)}
      </Button>
      {change.policy && (
        <OutOfPolicyModal
          policy={change.policy}
          onAnswer={(reason) => (reason ? confirm(reason) : change.dismiss())}
        />
      )}
    </>
  );
}
