import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import type { PriceFreezeQuote } from '@sojourn/contract/price-freezes.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatCount, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { ApiError, codeOf } from '@sojourn/web/api/api-error.ts';
import { AddCard } from '@sojourn/web/cards/add-card.tsx';
import { useCompanyPayment, usePayingCards } from '@sojourn/web/cards/use-payment-methods.ts';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { ClauseList } from '#shared/protections/clause-list.tsx';
import { Link } from '#shared/router/link.tsx';
import { useNavigate } from '#shared/router/use-place.ts';
import { FreezeCheck } from './freeze-check.tsx';
import { type FeeChoices, planFee } from './freeze-view.ts';
import { useBuyFreeze } from './use-freeze.ts';

type Bought = Awaited<ReturnType<ReturnType<typeof useBuyFreeze>['mutateAsync']>>;
type Props = {
  readonly quote: PriceFreezeQuote;
  readonly days: number;
  readonly onClose: () => void;
  /** To the price as it is now. */
  readonly onPriceMoved: (newTotalMinor: number) => void;
};

/** Pays for a freeze: what's frozen and until when, credits and rewards, and a card for the rest. */
export function FreezePayment(props: Props) {
  const { quote, days, onClose } = props;
  const showFrozen = useShowFrozen(quote);
  const buying = useBuyFreeze(quote.freezeId);
  const [paying, setPaying] = useState(quote.paying);
  if (!paying)
    return (
      <PayFee
        {...props}
        buying={buying}
        onPaid={(bought, feeMinor) =>
          bought.result === 'NeedsCheck' ? setPaying({ days, feeMinor }) : void showFrozen(bought)
        }
      />
    );
  // The answer is that of the first submit
  const end = () =>
    buying.mutate(
      { ...paying, cardMinor: 0, credits: [], miles: [], paymentId: null },
      {
        onSuccess: (bought) => bought.result !== 'NeedsCheck' && void showFrozen(bought),
        onError: () => setPaying(null),
      },
    );
  return <FreezeCheck quote={quote} onOver={end} onClose={onClose} />;
}

type PayProps = Props & {
  readonly buying: ReturnType<typeof useBuyFreeze>;
  readonly onPaid: (bought: Bought, feeMinor: number) => void;
};

function PayFee({ quote, days, onClose, onPriceMoved, buying, onPaid }: PayProps) {
  const t = useText();
  const locale = useLocale();
  const cards = usePayingCards();
  const [chosen, setChosen] = useState<FeeChoices>({ creditIds: [], accountIds: [], paymentId: null });
  const [isAgreed, setAgreed] = useState(false);
  const option = assertPresent(
    quote.options.find((each) => each.days === days),
    'the option that was chosen',
  );
  const feeMinor = option.fee.amountMinor;
  const first = cards.data?.find(({ expired }) => !expired)?.paymentId as PaymentId | undefined;
  const paymentId = chosen.paymentId ?? first ?? null;
  const plan = planFee(quote, feeMinor, { ...chosen, paymentId });
  const isReady = isAgreed && (plan.cardMinor === 0 || paymentId !== null);
  const pay = () => {
    const input = { days, feeMinor, ...plan, paymentId: plan.cardMinor === 0 ? null : paymentId };
    buying.mutate(input, { onSuccess: (bought) => onPaid(bought, feeMinor) });
  };
  const price = formatMoney(quote.frozen, locale);
  return (
    <Modal
      open
      title={t('freeze.pay.title', { price })}
      eyebrow={quote.title}
      closeLabel={t('freeze.pay.close')}
      onClose={onClose}
      actions={
        <Button
          full
          disabled={!isReady}
          loading={buying.isPending}
          loadingLabel={t('freeze.pay.busy')}
          onClick={pay}
        >
          {plan.cardMinor === 0
            ? t('freeze.pay.buttonFree')
            : t('freeze.pay.button', { fee: formatMoney(money(plan.cardMinor), locale) })}
        </Button>
      }
    >
      <div className="freeze-pay">
        <KeyValues>
          <KeyValue label={t('freeze.pay.frozen')}>{price}</KeyValue>
          <KeyValue label={t('freeze.offer.until')}>{formatReaderDeadline(option.endsAt, locale)}</KeyValue>
          <KeyValue label={t('freeze.pay.fee', { days })} weight="strong">
            {formatMoney(option.fee, locale)}
          </KeyValue>
        </KeyValues>
        <Sources quote={quote} feeMinor={feeMinor} chosen={chosen} onChange={setChosen} />
        <CardChoice
          cards={cards.data ?? []}
          isNeeded={plan.cardMinor > 0}
          paymentId={paymentId}
          onChoose={(id) => setChosen((before) => ({ ...before, paymentId: id }))}
        />
        <Terms termsId={quote.termsId} days={days} />
        <Checkbox
          checked={isAgreed}
          onChange={({ target }) => setAgreed(target.checked)}
          label={t('freeze.pay.agree')}
        />
        {buying.error && <Failed thrown={buying.error} onPriceMoved={onPriceMoved} onAgain={onClose} />}
      </div>
    </Modal>
  );
}

/** What is agreed to: the rules for the days that were chosen, and the terms that they're from. */
function Terms(terms: { readonly termsId: string; readonly days: number }) {
  const t = useText();
  return (
    <>
      <ClauseList {...terms} />
      <Link to="/terms/" search={{}} hash="add-ons-freeze" className="link small" target="_blank">
        {t('freeze.pay.terms')}
      </Link>
    </>
  );
}

/** Goes to the frozen prices once it's paid (B §2 `priceFreezeEntry`). */
function useShowFrozen({ freezeId }: PriceFreezeQuote) {
  const t = useText();
  const navigate = useNavigate();
  const toast = useToast();
  return async ({ result }: Bought) => {
    toast({ text: t(result === 'Success' ? 'freeze.pay.done' : 'freeze.pay.pending') });
    const search = { view: 'frozen', priceFreezeEntry: 'purchase', priceFreezeId: freezeId };
    await navigate({ to: '/trips', search });
  };
}

type CardProps = {
  readonly cards: readonly PaymentMethod[];
  readonly isNeeded: boolean;
  readonly paymentId: PaymentId | null;
  readonly onChoose: (paymentId: PaymentId) => void;
};

function CardChoice({ cards, isNeeded, paymentId, onChoose }: CardProps) {
  const t = useText();
  const addsOwn = useCompanyPayment()?.pays !== 'central';
  if (!isNeeded) return <p className="small text-2">{t('freeze.pay.noCard')}</p>;
  return (
    <>
      <SelectField
        label={t('freeze.pay.card')}
        value={paymentId ?? ''}
        onChange={({ target }) => onChoose(target.value as PaymentId)}
      >
        {cards.map(({ paymentId: id, label, lastFour }) => (
          <option key={id} value={id}>
            {label.includes(lastFour) ? label : `${label} ${lastFour}`}
          </option>
        ))}
      </SelectField>
      {addsOwn && <AddCard onAdded={(card) => onChoose(card.paymentId as PaymentId)} />}
    </>
  );
}

type SourcesProps = Pick<Props, 'quote'> & {
  readonly feeMinor: number;
  readonly chosen: FeeChoices;
  readonly onChange: (chosen: FeeChoices) => void;
};

/** Credits, and rewards accounts that may pay as little as the fee; none is chosen beforehand. */
function Sources({ quote: { payment }, feeMinor, chosen, onChange }: SourcesProps) {
  const t = useText();
  const locale = useLocale();
  const accounts = payment.accounts.filter(
    ({ eligible, redemptionMin, maxUnits }) => eligible && redemptionMin <= feeMinor && maxUnits > 0,
  );
  if (payment.credits.length + accounts.length === 0) return null;
  const toggled = (ids: readonly string[], id: string, isOn: boolean) =>
    isOn ? [...ids, id] : ids.filter((each) => each !== id);
  return (
    <fieldset className="freeze-pay__sources">
      <legend className="title-s">{t('freeze.pay.credits')}</legend>
      {payment.credits.map(({ creditId, type, available }) => (
        <Checkbox
          key={creditId}
          checked={chosen.creditIds.includes(creditId)}
          onChange={({ target }) =>
            onChange({ ...chosen, creditIds: toggled(chosen.creditIds, creditId, target.checked) })
          }
          label={t('freeze.pay.credit', {
            name: t(`booking.credit.${type}`),
            amount: formatMoney(available, locale),
          })}
        />
      ))}
      {accounts.map(({ accountReferenceId: id, productDisplayName, lastFour, maxUnits }) => (
        <Checkbox
          key={id}
          checked={chosen.accountIds.includes(id)}
          onChange={({ target }) =>
            onChange({ ...chosen, accountIds: toggled(chosen.accountIds, id, target.checked) })
          }
          label={t('freeze.pay.rewards', {
            name: t('booking.rewardsOf', { label: `${productDisplayName} ${lastFour}` }),
            units: formatCount(maxUnits, locale),
          })}
        />
      ))}
    </fieldset>
  );
}

type FailedProps = Pick<Props, 'onPriceMoved'> & { readonly thrown: unknown; readonly onAgain: () => void };

/** What went wrong while paying, and the next step: the new price, or another try. */
function Failed({ thrown, onPriceMoved, onAgain }: FailedProps) {
  const t = useText();
  const { title, cause, action } = useErrorTexts(codeOf(thrown));
  const { newTotalMinor, payment } = thrown instanceof ApiError ? thrown.details : {};
  // A bank’s refusal has words of its own
  const isOfBank = payment === 'CardCheckDeclined' || payment === 'CardCheckTimedOut';
  return (
    <Banner tone="bad" live="alert" title={isOfBank ? t(`freeze.pay.${payment}.title`) : title}>
      <p>{isOfBank ? t(`freeze.pay.${payment}.text`) : `${cause} ${action}`}</p>
      <Button
        size="s"
        variant="secondary"
        onClick={() => (newTotalMinor === undefined ? onAgain() : onPriceMoved(newTotalMinor))}
      >
        {t(newTotalMinor === undefined ? 'freeze.pay.retry' : 'freeze.pay.again')}
      </Button>
    </Banner>
  );
}
