import type { CheckoutInput } from '@sojourn/contract/checkouts.ts';
import type { PriceFreezeQuote } from '@sojourn/contract/price-freezes.ts';
import { money } from '@sojourn/domain/money.ts';
import type { FreezeOption } from '@sojourn/domain/protections/freeze.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { ApiError, codeOf } from '@sojourn/web/api/api-error.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleCheck, Snowflake } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ClauseList } from '#shared/protections/clause-list.tsx';
import './freeze.css';
import { FreezeOutcomes } from './freeze-outcomes.tsx';
import { FreezePayment } from './freeze-payment.tsx';
import { type Freezable, freezeOffer } from './freeze-view.ts';
import { useQuoteFreeze } from './use-freeze.ts';

type Props = Freezable & {
  /** What a checkout of it is started with. */
  readonly input: CheckoutInput;
  /** The days of the address that says `pf-purchase` (B §2): paying for them begins by itself. */
  readonly opened?: number | undefined;
  /** Paying for so many days begins; undefined as it ends. */
  readonly onPaying?: (days: number | undefined) => void;
};

/** Holding today's price for some days: what it costs, how far it covers, what would be paid then. */
export function FreezeOffer(props: Props) {
  const { kind, frozenMinor, covered, startsAt } = props;
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const heading = useId();
  const [days, setDays] = useState(props.opened);
  const isReviewed = useCan('corporate');
  const offer = freezeOffer({ kind, frozenMinor, covered, startsAt }, clock.now());
  if (!offer || isReviewed) return null;
  const chosen = offer.options.find((option) => option.days === days);
  return (
    <section className="freeze" aria-labelledby={heading}>
      <div className="freeze__main">
        <header className="freeze__head">
          <span className="freeze__mark" aria-hidden="true">
            <Snowflake className="icon" />
          </span>
          <div>
            <h2 id={heading} className="display-s">
              {t('freeze.offer.title', { price: formatMoney(money(frozenMinor), locale) })}
            </h2>
            <p className="small text-2">{t(`freeze.offer.text${kind}`)}</p>
          </div>
        </header>
        <fieldset className="freeze__terms">
          <legend className="visually-hidden">{t('freeze.offer.legend')}</legend>
          {offer.options.map((option) => (
            <Term
              key={option.days}
              option={option}
              trip={props}
              name={heading}
              chosen={option === chosen}
              onChoose={() => setDays(option.days)}
            />
          ))}
        </fieldset>
        <ClauseList termsId={offer.termsId} days={days} />
      </div>
      <Sum {...props} option={chosen} capMinor={offer.capMinor} />
      {chosen && <FreezeOutcomes trip={props} option={chosen} examples={offer.examplesOf(chosen)} />}
    </section>
  );
}

type TermProps = {
  readonly option: FreezeOption;
  readonly trip: Freezable;
  readonly name: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
};

function Term({ option, trip: { kind, covered }, name, chosen, onChoose }: TermProps) {
  const t = useText();
  const locale = useLocale();
  const fee = formatMoney(money(option.feeMinor / covered), locale);
  return (
    <label className={classNames('freeze-term', chosen && 'freeze-term--chosen')}>
      <input type="radio" className="visually-hidden" name={name} checked={chosen} onChange={onChoose} />
      <span>
        <b className="title-s">{t('freeze.offer.days', { days: option.days })}</b>
        <span className="small text-2 num">{t(`freeze.offer.per${kind}`, { fee })}</span>
      </span>
      {chosen && <CircleCheck className="icon freeze-term__check" aria-hidden="true" />}
    </label>
  );
}

type SumProps = Props & { readonly option: FreezeOption | undefined; readonly capMinor: number };

/** The quote that's being paid for; an address that says so begins with it. */
function usePaying(props: Props, days: number | undefined) {
  const quoting = useQuoteFreeze();
  const [quote, setQuote] = useState<PriceFreezeQuote | null>(null);
  const begin = (shownTotalMinor: number) =>
    quoting.mutate(
      { ...props.input, shownTotalMinor },
      {
        onSuccess: (answer) => {
          setQuote(answer);
          props.onPaying?.(days);
        },
      },
    );
  const isOpened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page opens
  useEffect(() => {
    if (isOpened.current || days === undefined || days !== props.opened) return;
    isOpened.current = true;
    begin(props.frozenMinor);
  }, []);
  const close = () => {
    setQuote(null);
    props.onPaying?.(undefined);
  };
  return { quoting, quote, begin, close };
}

/** What it comes to, and the way to pay for it. */
function Sum({ option, capMinor, ...props }: SumProps) {
  const t = useText();
  const locale = useLocale();
  const { quoting, quote, begin, close } = usePaying(props, option?.days);
  if (!option)
    return (
      <div className="freeze__sum">
        <Button full disabled>
          {t('freeze.offer.none')}
        </Button>
        <p className="small text-2 freeze__note">{t('freeze.offer.noneNote')}</p>
      </div>
    );
  const fee = formatMoney(money(option.feeMinor), locale);
  return (
    <div className="freeze__sum">
      <dl className="freeze__lines small num">
        <div>
          <dt>{t('freeze.offer.line', { days: option.days })}</dt>
          <dd>{fee}</dd>
        </div>
        <div>
          <dt>{t('freeze.offer.until')}</dt>
          <dd>{formatReaderDeadline(option.endsAt, locale)}</dd>
        </div>
        <div>
          <dt>{t('freeze.offer.covers')}</dt>
          <dd>{t('freeze.offer.each', { money: formatMoney(money(capMinor), locale) })}</dd>
        </div>
      </dl>
      <Button
        full
        loading={quoting.isPending}
        loadingLabel={t('freeze.offer.busy')}
        onClick={() => begin(props.frozenMinor)}
      >
        {t('freeze.offer.button', { fee })}
      </Button>
      <p className="small text-2 freeze__note">{t(`freeze.offer.note${props.kind}`)}</p>
      {quoting.error && <Refused thrown={quoting.error} onAgain={begin} />}
      {quote && (
        <FreezePayment
          quote={quote}
          days={option.days}
          onClose={close}
          onPriceMoved={(newTotalMinor) => {
            close();
            begin(newTotalMinor);
          }}
        />
      )}
    </div>
  );
}

type RefusedProps = { readonly thrown: unknown; readonly onAgain: (shownTotalMinor: number) => void };

/** Why the price can't be frozen; one that moved is frozen as it is now, if they like. */
function Refused({ thrown, onAgain }: RefusedProps) {
  const t = useText();
  const locale = useLocale();
  const { title, cause, action } = useErrorTexts(codeOf(thrown));
  const newTotalMinor = thrown instanceof ApiError ? thrown.details.newTotalMinor : undefined;
  return (
    <Banner tone="warn" live="alert" title={title}>
      <p>
        {cause} {action}
      </p>
      {newTotalMinor !== undefined && (
        <Button size="s" variant="secondary" onClick={() => onAgain(newTotalMinor)}>
          {t('freeze.pay.title', { price: formatMoney(money(newTotalMinor), locale) })}
        </Button>
      )}
    </Banner>
  );
}
