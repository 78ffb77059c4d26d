/** Disruption assistance and missed connection: what another flight would cost with it and without it. */
import { formatDuration, formatMoney } from '@sojourn/ui/formats.ts';
import { formatInstantDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { type TextValues, useText } from '@sojourn/web/text/use-text.tsx';
import { PlaneTakeoff, Route } from 'lucide-react';
import { ClauseList } from '#shared/protections/clause-list.tsx';
import { boughtLines } from './bought-lines.ts';
import { helpExamples } from './help-view.ts';
import { type CardProps, ProtectionCard } from './protection-card.tsx';

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

export function HelpCard({ checkout, offer, disabled }: CardProps) {
  const t = useText();
  const locale = useLocale();
  const { protection, quote, termsId } = offer;
  const premiumsMinor = boughtLines(checkout).reduce((sum, { premium }) => sum + premium.amountMinor, 0);
  const examples = helpExamples(offer, checkout.quote, premiumsMinor);
  if (!quote || !examples) return null;
  const name = protection === 'missedConnection' ? KEYS.missedConnection : KEYS.disruption;
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
    <ProtectionCard
      checkout={checkout}
      offer={offer}
      disabled={disabled}
      quote={quote}
      icon={ICONS[name]}
      lead={t(`protections.${name}.lead`, values)}
      example={{ id: `protections.${name}.example`, values }}
      rows={examples.rows.map(({ key, withIt, withoutIt, unit }) => ({
        key,
        what: t(key === 'rebook' ? `protections.${name}.row.rebook` : ROWS[key], values),
        withIt: t(`protections.help.${unit}`, { amount: formatMoney(withIt, locale) }),
        withoutIt: t(`protections.help.${unit}`, { amount: formatMoney(withoutIt, locale) }),
        isBetter: withIt.amountMinor !== withoutIt.amountMinor,
      }))}
      limits={LIMITS[name].map((limit) => t(`protections.help.limit.${limit}`, values))}
    >
      <ClauseList termsId={termsId} />
    </ProtectionCard>
  );
}
