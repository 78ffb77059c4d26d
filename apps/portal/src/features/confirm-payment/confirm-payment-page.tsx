/** Where a customer confirms a payment with their bank that was begun without them, or uses another card. */
import type { PaymentConfirmation } from '@sojourn/contract/payment-confirmations.ts';
import { isId, type PaymentConfirmationId } from '@sojourn/domain/ids.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { usePaymentMethods } from '@sojourn/web/cards/use-payment-methods.ts';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { BankPanel } from '#shared/bank/bank-panel.tsx';
import { useConfirmation, useContinueConfirmation } from '#shared/bank/use-confirmations.ts';
import { ErrorProblem } from '#shared/error-problem.tsx';
import { Link } from '#shared/router/link.tsx';
import { useParams } from '#shared/router/use-place.ts';
import { useTitle } from '#shared/text/use-title.ts';
import './confirm-payment.css';

export function ConfirmPaymentPage() {
  const { confirmationId } = useParams('/confirm-payment/$confirmationId');
  return isId('pcf', confirmationId) ? <Loaded confirmationId={confirmationId} /> : <Missing />;
}

function Missing() {
  const t = useText();
  return (
    <div className="wrap confirm-payment">
      <Problem title={t('bank.missing.title')} actions={<ToTrips />}>
        {t('bank.missing.text')}
      </Problem>
    </div>
  );
}

const ToTrips = () => {
  const t = useText();
  return (
    <Link to="/trips" className={buttonClass({ variant: 'secondary' })}>
      {t('bank.toTrips')}
    </Link>
  );
};

function Loaded({ confirmationId }: { readonly confirmationId: PaymentConfirmationId }) {
  const t = useText();
  useTitle(t('bank.page.title'));
  const { data, error, refetch } = useConfirmation(confirmationId);
  if (!data && error && codeOf(error) === 'NotFound') return <Missing />;
  return (
    <div className="wrap confirm-payment">
      <h1 className="display-l">{t('bank.page.title')}</h1>
      {data && <Facts confirmation={data} />}
      {data && (data.endedAs ? <Ended confirmation={data} /> : <Waiting confirmation={data} />)}
      {!data && error && <ErrorProblem code={codeOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={320} radius={14} />}
    </div>
  );
}

type Props = { readonly confirmation: PaymentConfirmation };

function Facts({ confirmation: { title, amount, label } }: Props) {
  const t = useText();
  const locale = useLocale();
  return (
    <dl className="confirm-payment__facts">
      {title !== '' && (
        <div>
          <dt>{t('bank.page.trip')}</dt>
          <dd>{title}</dd>
        </div>
      )}
      <div>
        <dt>{t('bank.page.amount')}</dt>
        <dd>{formatMoney(amount, locale)}</dd>
      </div>
      <div>
        <dt>{t('bank.page.card')}</dt>
        <dd>{label}</dd>
      </div>
    </dl>
  );
}

function Waiting({ confirmation: { confirmationId, url, until, label } }: Props) {
  const t = useText();
  const locale = useLocale();
  const goOn = useContinueConfirmation(confirmationId, (giveUp: boolean) => ({ giveUp }));
  return (
    <>
      {url ? (
        <BankPanel
          url={url}
          text={t('bank.page.text', { until: formatReaderDeadline(until, locale) })}
          giveUp={t('bank.page.giveUp')}
          goOn={goOn}
        />
      ) : (
        <Banner live="status">{t('bank.page.asking')}</Banner>
      )}
      <OtherCards confirmationId={confirmationId} label={label} />
    </>
  );
}

function OtherCards({ confirmationId, label }: Pick<PaymentConfirmation, 'confirmationId' | 'label'>) {
  const t = useText();
  const { data: cards = [] } = usePaymentMethods();
  const pay = useContinueConfirmation(confirmationId, (paymentId: (typeof cards)[number]['paymentId']) => ({
    giveUp: false,
    paymentId,
  }));
  const others = cards.filter((card) => !card.expired && !label.endsWith(card.lastFour));
  if (others.length === 0) return null;
  return (
    <Card className="confirm-payment__cards">
      <h2 className="title-m">{t('bank.page.other')}</h2>
      {others.map(({ paymentId, label: name, lastFour }) => (
        <Button
          key={paymentId}
          variant="secondary"
          size="s"
          loading={pay.isPending && pay.variables === paymentId}
          onClick={() => pay.mutate(paymentId)}
        >
          {t('bank.page.payWith', { card: name.includes(lastFour) ? name : `${name} ${lastFour}` })}
        </Button>
      ))}
      {pay.isError && (
        <Banner tone="bad" live="alert">
          {t('bank.page.cardFailed')}
        </Banner>
      )}
    </Card>
  );
}

function Ended({ confirmation: { endedAs, bookingId, freezeId } }: Props) {
  const t = useText();
  if (!endedAs) return null;
  const isConfirmed = endedAs === 'confirmed';
  return (
    <>
      <Banner tone={isConfirmed ? 'good' : 'warn'} live="status" title={t(`bank.ended.${endedAs}.title`)}>
        {t(isConfirmed && freezeId ? 'bank.ended.confirmed.freeze' : `bank.ended.${endedAs}.text`)}
      </Banner>
      <div className="row row--wrap gap-2">
        {isConfirmed && freezeId && (
          <Link to="/trips" search={{ view: 'frozen', priceFreezeId: freezeId }} className={buttonClass({})}>
            {t('bank.toFreeze')}
          </Link>
        )}
        {isConfirmed && bookingId && (
          <Link to="/trips/$bookingId" params={{ bookingId }} className={buttonClass({})}>
            {t('bank.toTrip')}
          </Link>
        )}
        <ToTrips />
      </div>
    </>
  );
}
