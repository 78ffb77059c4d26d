/** Change for any reason: what a change of this booking would cost with it and without it. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { ProtectionOffer } from '@sojourn/contract/protections.ts';
import { type Money, money } from '@sojourn/domain/money.ts';
import { isPays } from '@sojourn/domain/protections/clause.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { formatInstantDay, formatInstantIn } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { RichText, useText } from '@sojourn/web/text/use-text.tsx';
import { CircleMinus, Repeat2 } from 'lucide-react';
import { ClauseList } from '#shared/protections/clause-list.tsx';
import { Answers } from './answers.tsx';
import { ProtectionHead } from './protection-head.tsx';
import './protections.css';

type Props = {
  readonly checkout: Checkout;
  readonly offer: ProtectionOffer;
  readonly disabled: boolean;
};

const less = (a: Money, b: Money): Money => ({ ...a, amountMinor: a.amountMinor - b.amountMinor });

export function ChangeCard({ checkout, offer, disabled }: Props) {
  const t = useText();
  const locale = useLocale();
  const { protection, quote, action, endsAt, termsId } = offer;
  const [early, late] = offer.examples;
  if (!quote || !early?.cost || !late?.cost) return null;
  const { clauses } = termsById(termsId);
  const pays = clauses.find(isPays);
  const id = `protection-${protection}`;
  const values = {
    hours: clauses.find((clause) => clause.rule === 'untilStart')?.hours ?? 0,
    days: pays?.businessDays ?? 0,
    to: pays?.to ?? '',
    most: formatMoney(money(pays?.capMinor ?? 0), locale),
    premium: formatMoney(quote.premiumPrices.total, locale),
    day: formatInstantDay(early.at, locale),
    until: formatInstantIn(endsAt, checkout.quote.cancellation.zone, locale),
    cost: formatMoney(early.cost, locale),
    back: formatMoney(early.pay, locale),
  };
  return (
    <Card as="section" selected={action === 'Purchase'} className="protection" aria-labelledby={id}>
      <ProtectionHead
        id={id}
        protection={protection}
        quote={quote}
        icon={<Repeat2 className="icon" />}
        lead={t('protections.chfar.lead', values)}
      />
      <p className="protection__example">
        <RichText
          id="protections.chfar.example"
          values={values}
          parts={[<b key="cost" className="num" />, <b key="back" className="num" />]}
        />
      </p>
      <Outcomes examples={[early, late]} until={values.until} />
      <ul className="protection__limits small text-2">
        {(['expected', 'premium', 'once'] as const).map((limit) => (
          <li key={limit}>
            <CircleMinus className="icon icon--s" aria-hidden="true" />
            {t(`protections.chfar.limit.${limit}`, values)}
          </li>
        ))}
      </ul>
      <ClauseList termsId={termsId} />
      <Answers checkout={checkout} offer={offer} disabled={disabled} />
    </Card>
  );
}

type OutcomesProps = {
  readonly examples: readonly [early: Example, late: Example];
  readonly until: string;
};
type Example = ProtectionOffer['examples'][number];

function Outcomes({ examples: [early, late], until }: OutcomesProps) {
  const t = useText();
  const locale = useLocale();
  const row = (key: 'before' | 'later', { cost, pay }: Example) => {
    const withoutIt = cost ?? money(0);
    return { key, withIt: less(withoutIt, pay), withoutIt };
  };
  const rows = [row('before', early), row('later', late)];
  return (
    <table className="protection__table small">
      <thead>
        <tr className="text-2">
          <th scope="col">{t('protections.chfar.costs')}</th>
          <th scope="col">{t('protections.table.with')}</th>
          <th scope="col">{t('protections.table.without')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, withIt, withoutIt }) => (
          <tr key={key}>
            <th scope="row">{t(`protections.chfar.row.${key}`, { until })}</th>
            <td
              className="num protection__with"
              data-good={withIt.amountMinor < withoutIt.amountMinor || undefined}
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
