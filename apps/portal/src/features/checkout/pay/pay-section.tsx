import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { CompanyPayment, PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import '@sojourn/ui/inputs/check.css';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { WalletCardThumb } from '@sojourn/ui/content/wallet-card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { cardHue } from '@sojourn/web/card-hue.ts';
import { AddCard } from '@sojourn/web/cards/add-card.tsx';
import {
  type PayingCard,
  useCompanyPayment,
  usePayingCards,
} from '@sojourn/web/cards/use-payment-methods.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { textRef, useTextRef } from '@sojourn/web/text-ref.ts';
import { CircleAlert, Clock } from 'lucide-react';
import { useEffect } from 'react';
import { BestMix } from '../tenders/best-mix.tsx';
import '../tenders/tenders.css';
import { CheckoutSection } from '../checkout-section.tsx';
import { fieldId } from '../draft/draft-problems.ts';
import type { SectionProps } from '../draft/use-field.ts';
import { AccountTender, CreditTender, OfferTender } from '../tenders/tender-rows.tsx';
import {
  type Choices,
  choicesOfPlan,
  isPlan,
  type TendersView,
  withCredit,
  withMiles,
} from '../tenders/tenders-view.ts';
import { useRemovedCard } from './use-removed-card.ts';

type PayProps = SectionProps & { readonly checkout: Checkout; readonly tenders: TendersView };

/**
 * What lowers the amount on the card, then the card: offers, credits, miles, and the saved cards as radios.
 */
export function PaySection(props: PayProps) {
  const t = useText();
  const { draft, disabled, checkout, tenders } = props;
  const { issuerName } = useTenant();
  const { suggestion, rewardsAway } = checkout.payment;
  const company = useCompanyPayment();
  const isCentral = company?.pays === 'central';
  const choose = (choices: Choices, atOnce = true) => {
    const { offerId, credits, miles } = choices;
    draft.change({ offerId, credits, miles });
    if (atOnce) void draft.flush();
  };
  return (
    <CheckoutSection id="checkout-pay" title={t('checkout.pay.title')}>
      {suggestion && tenders.hasChoice && (
        <BestMix
          suggestion={suggestion}
          used={isPlan(tenders, suggestion.lines)}
          disabled={disabled}
          onUse={() => choose(choicesOfPlan(suggestion.lines))}
        />
      )}
      {rewardsAway && <Banner tone="warn">{t('checkout.tender.away')}</Banner>}
      <Card className="card__rows checkout-tenders">
        {tenders.hasChoice && <Tenders tenders={tenders} draft={draft} disabled={disabled} choose={choose} />}
        <CardRows {...props} />
      </Card>
      {!isCentral && (
        <>
          <AddCard
            disabled={disabled}
            onAdded={({ paymentId }) => {
              draft.change({ paymentId });
              void draft.flush();
            }}
          />
          <p className="small text-3 checkout-note">{t('checkout.pay.source', { issuer: issuerName })}</p>
        </>
      )}
      {isCentral && company && (
        <p className="small text-3 checkout-note">
          {t('checkout.pay.companyOnly', { company: company.businessName })}
        </p>
      )}
    </CheckoutSection>
  );
}

type TendersProps = Pick<PayProps, 'tenders' | 'draft' | 'disabled'> & {
  readonly choose: (choices: Choices, atOnce?: boolean) => void;
};

function Tenders({ tenders, draft, disabled, choose }: TendersProps) {
  const t = useText();
  const chosen = draft.draft;
  return (
    <fieldset className="card__rows" disabled={disabled}>
      <legend className="visually-hidden">{t('checkout.tender.legend')}</legend>
      {tenders.offers.map((row) => (
        <OfferTender
          key={row.offer.offerId}
          row={row}
          onToggle={(on) => choose({ ...chosen, offerId: on ? row.offer.offerId : null })}
        />
      ))}
      {tenders.credits.map((row) => (
        <CreditTender
          key={row.credit.creditId}
          row={row}
          onToggle={(on) => choose(withCredit(chosen, row.credit.creditId, on))}
        />
      ))}
      {tenders.minimums && (
        <p className="small text-2 checkout-covered">
          {t(`checkout.tender.minimum.${tenders.minimums.check}`, { count: tenders.minimums.count })}
        </p>
      )}
      {tenders.accounts.map((row) => (
        <AccountTender
          key={row.account.accountReferenceId}
          row={row}
          onUnits={(units) =>
            choose(withMiles(chosen, row.account.accountReferenceId, units), units === null)
          }
          onRest={() => void draft.flush()}
        />
      ))}
    </fieldset>
  );
}

function CardRows({ draft, problems, disabled, checkout, tenders }: PayProps) {
  const t = useText();
  const toText = useTextRef();
  const methods = usePayingCards();
  const company = useCompanyPayment();
  const problem = problems.of('paymentId');
  const noteId = `${fieldId('paymentId')}-note`;
  const first = methods.data?.find((method) => !method.expired);
  const chosen = draft.draft.paymentId;
  // What a company no longer lets pay isn't chosen any more
  const isOffered =
    chosen !== null && (!company || methods.data?.some(({ paymentId }) => paymentId === chosen) !== false);
  const isRemoved = useRemovedCard(methods.data, chosen, checkout.payment.cardRemoved, () =>
    draft.change({ paymentId: null }),
  );
  // The first card is the default, but never in place of one that was chosen and removed
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the cards are there
  useEffect(() => {
    if (first && !isOffered && !isRemoved && !disabled) draft.change({ paymentId: first.paymentId });
  }, [first?.paymentId, isOffered, isRemoved, disabled]);
  const note = problem ?? (isRemoved ? textRef('checkout.problem.cardRemoved') : undefined);
  const isCovered = tenders.card.amountMinor === 0;
  return (
    <fieldset className="card__rows" disabled={disabled} aria-describedby={note ? noteId : undefined}>
      <legend className="visually-hidden">{t('checkout.pay.legend')}</legend>
      {isCovered && <p className="small text-2 checkout-covered">{t('checkout.tender.covered')}</p>}
      {tenders.isLeftForCard && (
        <p className="small text-2 checkout-covered">{t('checkout.tender.cardMinimum')}</p>
      )}
      <MethodRows
        methods={methods}
        company={company}
        chosen={chosen}
        amount={tenders.card}
        multiplier={tenders.multiplier}
        onChoose={(paymentId) => {
          draft.change({ paymentId });
          void draft.flush();
        }}
      />
      {note && (
        <p id={noteId} className="field__note field__note--bad checkout-covered">
          <CircleAlert aria-hidden="true" />
          <span>{toText(note)}</span>
        </p>
      )}
    </fieldset>
  );
}

type RowsProps = {
  readonly methods: ReturnType<typeof usePayingCards>;
  readonly company: CompanyPayment | null;
  readonly chosen: string | null;
  /** What is left for the card. */
  readonly amount: Money;
  readonly multiplier: number | null;
  readonly onChoose: (paymentId: PaymentMethod['paymentId']) => void;
};

function MethodRows({ methods, company, chosen, amount, multiplier, onChoose }: RowsProps) {
  const t = useText();
  const { issuerName, supportPhone } = useTenant();
  if (methods.isPending) {
    return (
      <div className="checkout-method" role="status">
        <span className="visually-hidden">{t('checkout.pay.loading')}</span>
        <Skeleton height={40} />
      </div>
    );
  }
  if (methods.isError) {
    const again = (
      <Button variant="secondary" size="s" onClick={() => void methods.refetch()}>
        {t('checkout.pay.retry')}
      </Button>
    );
    return (
      <Banner tone="bad" live="alert" action={again}>
        {t('checkout.pay.failed')}
      </Banner>
    );
  }
  if (methods.data.length === 0 && company?.pays === 'central') return <NoCompanyCard />;
  if (methods.data.length === 0) {
    return <Banner tone="warn">{t('checkout.pay.none', { issuer: issuerName, phone: supportPhone })}</Banner>;
  }
  const firstUsable = methods.data.findIndex(({ expired }) => !expired);
  return methods.data.map((method, index) => (
    <MethodRow
      key={method.paymentId}
      method={method}
      index={index}
      // The radio that the focus goes to when no card is chosen.
      id={index === Math.max(firstUsable, 0) ? fieldId('paymentId') : undefined}
      amount={method.paymentId === chosen ? amount : null}
      multiplier={multiplier}
      onChoose={onChoose}
    />
  ));
}

/** The company pays, and nobody added a card: who can do something about it. */
function NoCompanyCard() {
  const { title, cause, action } = useErrorTexts('CompanyCardMissing');
  return (
    <Banner tone="warn" title={title}>
      {cause} {action}
    </Banner>
  );
}

type RowProps = {
  readonly method: PayingCard;
  readonly index: number;
  readonly id: string | undefined;
  /** The amount on the chosen card; null for the others. */
  readonly amount: Money | null;
  readonly multiplier: number | null;
  readonly onChoose: RowsProps['onChoose'];
};

function MethodRow({ method, index, id, amount, multiplier, onChoose }: RowProps) {
  const t = useText();
  const locale = useLocale();
  const { label, lastFour, holder, expired, isCompany } = method;
  const company = useErrorTexts('CompanyCardExpired');
  const expiry = `${String(method.expiry.month).padStart(2, '0')}/${method.expiry.year}`;
  return (
    <label className="check checkout-method">
      <span className="check__box">
        <input
          type="radio"
          name="paymentId"
          id={id}
          checked={amount !== null}
          disabled={expired}
          onChange={() => onChoose(method.paymentId)}
        />
      </span>
      <WalletCardThumb hue={cardHue(label, index)} />
      <span className="checkout-method__text">
        <b className="title-s">{t('checkout.pay.ending', { label, lastFour })}</b>
        <span className="small text-2">
          {expired && isCompany && `${company.cause} ${company.action}`}
          {expired && !isCompany && t('checkout.pay.expired', { expiry })}
          {!expired && isCompany && t('checkout.pay.companyExpires', { expiry })}
          {!expired && !isCompany && t('checkout.pay.holder', { holder, expiry })}
          {amount && amount.amountMinor > 0 && multiplier !== null && multiplier > 0 && (
            <> · {t('checkout.pay.earns', { multiplier })}</>
          )}
        </span>
      </span>
      {isCompany && <Tag>{t('checkout.pay.companyTag')}</Tag>}
      {expired && <Tag icon={<Clock aria-hidden="true" />}>{t('checkout.pay.expiredTag')}</Tag>}
      {amount ? (
        <b className="money-m checkout-method__amount">{formatMoney(amount, locale)}</b>
      ) : (
        !expired && (
          <span className="small strong text-brand checkout-method__instead only-desktop" aria-hidden="true">
            {t('checkout.pay.instead')}
          </span>
        )
      )}
    </label>
  );
}
