/** One protection: what it would do for this booking, and two answers of the same weight. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { ProtectionOffer } from '@sojourn/contract/protections.ts';
import { CANCEL_SERVICE_TRAVELERS } from '@sojourn/domain/protections/data/premium-rates.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { formatInstantDay, formatInstantIn } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { RichText, useText } from '@sojourn/web/text/use-text.tsx';
import { CircleMinus, Undo2, Users } from 'lucide-react';
import { CfarDetails } from '#shared/protections/cfar-modal.tsx';
import { Answers } from './answers.tsx';
import { ProtectionHead } from './protection-head.tsx';
import { type CancelExamples, cancelExamples } from './protection-view.ts';
import './protections.css';

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
  const id = `protection-${protection}`;
  return (
    <Card as="section" selected={action === 'Purchase'} className="protection" aria-labelledby={id}>
      <ProtectionHead
        id={id}
        protection={protection}
        quote={quote}
        icon={<Undo2 className="icon" />}
        lead={t(`protections.cfar.lead.${quote.pricingDescription}`, { hours: hoursOf(offer) })}
      />
      <Example examples={examples} />
      <Outcomes examples={examples} />
      <Limits offer={offer} examples={examples} />
      <p className="row small text-2">
        <Users className="icon icon--s" aria-hidden="true" />
        {t('protections.cfar.proof', {
          count: new Intl.NumberFormat(locale).format(CANCEL_SERVICE_TRAVELERS),
        })}
      </p>
      <CfarDetails
        {...quote}
        termsId={offer.termsId}
        until={formatInstantIn(offer.endsAt, examples.zone, locale)}
      />
      <Answers checkout={checkout} offer={offer} disabled={disabled} />
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
