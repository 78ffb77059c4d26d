/** One protection: what it would do for this booking, and two answers of the same weight. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { ProtectionOffer } from '@sojourn/contract/protections.ts';
import { CANCEL_SERVICE_TRAVELERS } from '@sojourn/domain/protections/data/premium-rates.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { formatInstantDay, formatInstantIn } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { RichText, useText } from '@sojourn/web/text/use-text.tsx';
import { Check, CircleMinus, Undo2, Users } from 'lucide-react';
import { ClauseList } from '#shared/protections/clause-list.tsx';
import { type CancelExamples, cancelExamples } from './protection-view.ts';
import './protections.css';
import { useChooseProtection } from './use-choose-protection.ts';

type Props = {
  readonly checkout: Checkout;
  readonly offer: ProtectionOffer;
  readonly disabled: boolean;
};

export function ProtectionCard({ checkout, offer, disabled }: Props) {
  const t = useText();
  const locale = useLocale();
  const { protection, quote, action } = offer;
  const examples = cancelExamples(offer, checkout.quote);
  if (!quote || !examples) return null;
  const { each, total, count } = quote.premiumPrices;
  const id = `protection-${protection}`;
  return (
    <Card as="section" selected={action === 'Purchase'} className="protection" aria-labelledby={id}>
      <div className="protection__head">
        <span className="protection__icon" aria-hidden="true">
          <Undo2 className="icon" />
        </span>
        <div className="grow">
          <h3 id={id} className="title-m">
            {t(`protections.name.${protection}`)}
          </h3>
          <p className="small text-2">
            {t(`protections.cfar.lead.${quote.pricingDescription}`, { hours: hoursOf(offer) })}
          </p>
        </div>
        <p className="protection__price">
          <b className="title-m num">{formatMoney(total, locale)}</b>
          <span className="small text-2 num">
            {t(`protections.each.${quote.pricingDescription}`, { count, each: formatMoney(each, locale) })}
          </span>
        </p>
      </div>
      <Example examples={examples} />
      <Outcomes examples={examples} />
      <Limits offer={offer} examples={examples} />
      <p className="row small text-2">
        <Users className="icon icon--s" aria-hidden="true" />
        {t('protections.cfar.proof', {
          count: new Intl.NumberFormat(locale).format(CANCEL_SERVICE_TRAVELERS),
        })}
      </p>
      <ClauseList termsId={offer.termsId} />
      <Answers checkout={checkout} offer={offer} disabled={disabled} price={formatMoney(total, locale)} />
    </Card>
  );
}

/** So long before the start it ends. */
const hoursOf = ({ termsId }: Pick<ProtectionOffer, 'termsId'>): number =>
  termsById(termsId).clauses.find((clause) => clause.rule === 'untilStart')?.hours ?? 0;

type Shown = { readonly examples: CancelExamples };

function Example({ examples: { at, rows } }: Shown) {
  const locale = useLocale();
  const [{ withIt, withoutIt }] = rows;
  const values = {
    day: formatInstantDay(at, locale),
    withIt: formatMoney(withIt, locale),
    withoutIt: formatMoney(withoutIt, locale),
  };
  return (
    <p className="protection__example">
      <RichText
        id="protections.cfar.example"
        values={values}
        parts={[<b key="with" className="num" />, <b key="without" className="num" />]}
      />
    </p>
  );
}

function Outcomes({ examples: { deadline, zone, rows } }: Shown) {
  const t = useText();
  const locale = useLocale();
  return (
    <table className="protection__table small">
      <thead>
        <tr className="text-2">
          <th scope="col">{t('protections.table.what')}</th>
          <th scope="col">{t('protections.table.with')}</th>
          <th scope="col">{t('protections.table.without')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, withIt, withoutIt }) => (
          <tr key={key}>
            <th scope="row">
              {t(`protections.cfar.row.${key}`, { until: formatInstantIn(deadline, zone, locale) })}
            </th>
            <td
              className="num protection__with"
              data-good={withIt.amountMinor > withoutIt.amountMinor || undefined}
            >
              {formatMoney(withIt, locale)}
            </td>
            <td className="num text-2">{formatMoney(withoutIt, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What it doesn't do, and what canceling would still cost. */
function Limits({ offer: { quote }, examples: { cost, paid } }: Pick<Props, 'offer'> & Shown) {
  const t = useText();
  const locale = useLocale();
  if (!quote) return null;
  const values = {
    premium: formatMoney(quote.premiumPrices.total, locale),
    cost: formatMoney(cost, locale),
    paid: formatMoney(paid, locale),
  };
  return (
    <ul className="protection__limits small text-2">
      <li>
        <CircleMinus className="icon icon--s" aria-hidden="true" />
        {t('protections.cfar.limit.cost', values)}
      </li>
      <li>
        <CircleMinus className="icon icon--s" aria-hidden="true" />
        {t('protections.cfar.limit.better')}
      </li>
    </ul>
  );
}

function Answers({ checkout, offer, disabled, price }: Props & { readonly price: string }) {
  const t = useText();
  const choose = useChooseProtection(checkout, offer.protection);
  const isAdded = offer.action === 'Purchase';
  const isDeclined = offer.action === 'Cancel';
  const isOff = disabled || choose.isPending;
  const answer = (action: 'Purchase' | 'Cancel') => () => {
    if (!isOff) choose.mutate(action);
  };
  const code = choose.error ? codeOf(choose.error) : null;
  return (
    <>
      <div className="protection__answers">
        <Answer isChosen={isAdded} isOff={isOff} onClick={answer('Purchase')}>
          {t(isAdded ? 'protections.added' : 'protections.add', { price })}
        </Answer>
        <Answer isChosen={isDeclined} isOff={isOff} onClick={answer('Cancel')}>
          {t(isAdded ? 'protections.remove' : 'protections.decline')}
        </Answer>
      </div>
      {code && (
        <p role="alert" className="small protection__failed">
          {t(`errors.${code}.title`)}. {t(`errors.${code}.action`)}
        </p>
      )}
    </>
  );
}

type AnswerProps = {
  readonly isChosen: boolean;
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: string;
};

/** Adding and declining look alike. */
function Answer({ isChosen, isOff, onClick, children }: AnswerProps) {
  return (
    <Button
      variant="secondary"
      full
      className={isChosen ? 'protection__chosen' : undefined}
      aria-pressed={isChosen}
      aria-disabled={isOff || undefined}
      icon={isChosen && <Check className="icon" aria-hidden="true" />}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
