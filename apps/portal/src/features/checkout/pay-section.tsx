import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { Banner } from '@sojourn/ui/banner.tsx';
import { Button } from '@sojourn/ui/button.tsx';
import { Card } from '@sojourn/ui/card.tsx';
import '@sojourn/ui/check.css';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Skeleton } from '@sojourn/ui/skeleton.tsx';
import { Tag } from '@sojourn/ui/tag.tsx';
import { WalletCardThumb } from '@sojourn/ui/wallet-card.tsx';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Clock } from 'lucide-react';
import { useEffect } from 'react';
import { api } from '#shared/api/api.ts';
import { cardHue } from '#shared/card-hue.ts';
import { useSay } from '#shared/said.ts';
import { useTenant } from '#shared/tenant/tenant.tsx';
import { useLocale } from '#shared/text/locale.tsx';
import { useText } from '#shared/text/use-text.tsx';
import { fieldId } from './check-draft.ts';
import type { SectionProps } from './guest-section.tsx';

export const usePaymentMethods = () =>
  useQuery({
    queryKey: ['payment-methods'],
    queryFn: ({ signal }) => api.listPaymentMethods({ input: {} }, { signal }),
    select: (answer) => answer.value,
  });

/** The saved cards as radio rows. Numbers are typed nowhere here: cards come from the issuer's vault. */
export function PaySection(props: SectionProps & { readonly total: Money }) {
  const t = useText();
  const say = useSay();
  const { issuerName } = useTenant();
  const { draft, problems, disabled, total } = props;
  const methods = usePaymentMethods();
  const problem = problems.of('paymentId');
  const noteId = `${fieldId('paymentId')}-note`;
  const first = methods.data?.find((method) => !method.expired);
  // The first card is the default; whoever wants another chooses it
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the cards are there
  useEffect(() => {
    if (first && draft.draft.paymentId === null && !disabled) draft.change({ paymentId: first.paymentId });
  }, [first?.paymentId, disabled]);
  return (
    <section className="checkout-section" aria-labelledby="checkout-pay">
      <h2 id="checkout-pay" className="display-s">
        {t('checkout.pay.title')}
      </h2>
      <fieldset disabled={disabled} aria-describedby={problem ? noteId : undefined}>
        <legend className="visually-hidden">{t('checkout.pay.legend')}</legend>
        <MethodRows
          methods={methods}
          chosen={draft.draft.paymentId}
          total={total}
          onChoose={(paymentId) => {
            draft.change({ paymentId });
            void draft.flush();
          }}
        />
        {problem && (
          <p id={noteId} className="field__note field__note--bad">
            <CircleAlert aria-hidden="true" />
            <span>{say(problem)}</span>
          </p>
        )}
      </fieldset>
      <p className="small text-3 checkout-note">{t('checkout.pay.source', { issuer: issuerName })}</p>
    </section>
  );
}

type RowsProps = {
  readonly methods: ReturnType<typeof usePaymentMethods>;
  readonly chosen: string | null;
  readonly total: Money;
  readonly onChoose: (paymentId: PaymentMethod['paymentId']) => void;
};

function MethodRows({ methods, chosen, total, onChoose }: RowsProps) {
  const t = useText();
  const { issuerName, supportPhone } = useTenant();
  if (methods.isPending) {
    return (
      <Card padded role="status">
        <span className="visually-hidden">{t('checkout.pay.loading')}</span>
        <Skeleton height={40} />
      </Card>
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
  if (methods.data.length === 0) {
    return <Banner tone="warn">{t('checkout.pay.none', { issuer: issuerName, phone: supportPhone })}</Banner>;
  }
  const firstUsable = methods.data.findIndex(({ expired }) => !expired);
  return (
    <Card className="card__rows">
      {methods.data.map((method, index) => (
        <MethodRow
          key={method.paymentId}
          method={method}
          index={index}
          // The radio that the focus goes to when no card is chosen.
          id={index === Math.max(firstUsable, 0) ? fieldId('paymentId') : undefined}
          total={method.paymentId === chosen ? total : null}
          onChoose={onChoose}
        />
      ))}
    </Card>
  );
}

type RowProps = {
  readonly method: PaymentMethod;
  readonly index: number;
  readonly id: string | undefined;
  /** The amount on the chosen card. */
  readonly total: Money | null;
  readonly onChoose: RowsProps['onChoose'];
};

function MethodRow({ method, index, id, total, onChoose }: RowProps) {
  const t = useText();
  const locale = useLocale();
  const { label, lastFour, holder, expired } = method;
  const expiry = `${String(method.expiry.month).padStart(2, '0')}/${method.expiry.year}`;
  return (
    <label className="check checkout-method">
      <span className="check__box">
        <input
          type="radio"
          name="paymentId"
          id={id}
          checked={total !== null}
          disabled={expired}
          onChange={() => onChoose(method.paymentId)}
        />
      </span>
      <WalletCardThumb hue={cardHue(label, index)} />
      <span className="checkout-method__text">
        <b className="title-s">{t('checkout.pay.ending', { label, lastFour })}</b>
        <span className="small text-2">
          {expired ? t('checkout.pay.expired', { expiry }) : t('checkout.pay.holder', { holder, expiry })}
        </span>
      </span>
      {expired && <Tag icon={<Clock aria-hidden="true" />}>{t('checkout.pay.expiredTag')}</Tag>}
      {total && <b className="money-m checkout-method__amount">{formatMoney(total, locale)}</b>}
    </label>
  );
}
