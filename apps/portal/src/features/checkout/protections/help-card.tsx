/** Disruption assistance and missed connection: what another flight would cost with it and without it. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { ProtectionOffer } from '@sojourn/contract/protections.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatDuration, formatMoney } from '@sojourn/ui/formats.ts';
import { formatInstantDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { RichText, type TextValues, useText } from '@sojourn/web/text/use-text.tsx';
import { CircleMinus, PlaneTakeoff, Route } from 'lucide-react';
import { ClauseList } from '#shared/protections/clause-list.tsx';
import { Answers } from './answers.tsx';
import { boughtLines } from './bought-lines.ts';
import { type HelpExamples, helpExamples } from './help-view.ts';
import { ProtectionHead } from './protection-head.tsx';
import './protections.css';

type Props = {
  readonly checkout: Checkout;
  readonly offer: ProtectionOffer;
  readonly disabled: boolean;
};

const KEYS = { disruption: 'disruption', missedConnection: 'connection' } as const;
const ICONS = { disruption: PlaneTakeoff, connection: Route } as const;
/** Rows that are the same wherever they are. */
const ROWS = {
  late: 'protections.connection.row.late',
  refund: 'protections.disruption.row.refund',
  short: 'protections.disruption.row.short',
  canceled: 'protections.disruption.row.canceled',
} as const;
/** What it doesn't do. */
const LIMITS = {
  disruption: ['once', 'base', 'canceled'],
  connection: ['once', 'airline', 'changed'],
} as const;

export function HelpCard({ checkout, offer, disabled }: Props) {
  const t = useText();
  const locale = useLocale();
  const { protection, quote, action, termsId } = offer;
  const premiumsMinor = boughtLines(checkout).reduce((sum, { premium }) => sum + premium.amountMinor, 0);
  const examples = helpExamples(offer, checkout.quote, premiumsMinor);
  if (!quote || !examples) return null;
  const key = protection === 'missedConnection' ? KEYS.missedConnection : KEYS.disruption;
  const Icon = ICONS[key];
  const id = `protection-${protection}`;
  const values: TextValues = {
    delay: formatDuration(examples.delayMinutes, locale),
    hours: examples.decideHours,
    limit: formatMoney(examples.limit, locale),
    base: formatMoney(examples.base ?? examples.limit, locale),
    premium: formatMoney(quote.premiumPrices.total, locale),
    day: formatInstantDay(examples.at, locale),
    each: formatMoney(examples.each, locale),
    all: formatMoney(examples.all, locale),
    nothing: formatMoney({ ...examples.all, amountMinor: 0 }, locale),
    count: quote.premiumPrices.count,
  };
  return (
    <Card as="section" selected={action === 'Purchase'} className="protection" aria-labelledby={id}>
      <ProtectionHead
        id={id}
        protection={protection}
        quote={quote}
        icon={<Icon className="icon" />}
        lead={t(`protections.${key}.lead`, values)}
      />
      <p className="protection__example">
        <RichText
          id={`protections.${key}.example`}
          values={values}
          parts={[<b key="nothing" className="num" />, <b key="all" className="num" />]}
        />
      </p>
      <Outcomes examples={examples} name={key} values={values} />
      <ul className="protection__limits small text-2">
        {LIMITS[key].map((limit) => (
          <li key={limit}>
            <CircleMinus className="icon icon--s" aria-hidden="true" />
            {t(`protections.help.limit.${limit}`, values)}
          </li>
        ))}
      </ul>
      <ClauseList termsId={termsId} />
      <Answers checkout={checkout} offer={offer} disabled={disabled} />
    </Card>
  );
}

type OutcomesProps = {
  readonly examples: HelpExamples;
  readonly name: 'disruption' | 'connection';
  readonly values: TextValues;
};

function Outcomes({ examples: { rows }, name, values }: OutcomesProps) {
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
        {rows.map(({ key, withIt, withoutIt, unit }) => (
          <tr key={key}>
            <th scope="row">{t(key === 'rebook' ? `protections.${name}.row.rebook` : ROWS[key], values)}</th>
            <td
              className="num protection__with"
              data-good={withIt.amountMinor !== withoutIt.amountMinor || undefined}
            >
              {t(`protections.help.${unit}`, { amount: formatMoney(withIt, locale) })}
            </td>
            <td className="num text-2">
              {t(`protections.help.${unit}`, { amount: formatMoney(withoutIt, locale) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
