/** Cancel for any reason: what canceling this booking would give back with it and without it. */
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { formatDeadline, formatMoney } from '@sojourn/ui/formats.ts';
import { formatInstantDay } from '@sojourn/web/format-instant.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Undo2, Users } from 'lucide-react';
import { CfarDetails } from '#shared/protections/cfar-modal.tsx';
import { type CardProps, ProtectionCard } from './protection-card.tsx';
import { cancelExamples, cancelProof } from './protection-view.ts';

export function CancelCard({ checkout, offer, disabled }: CardProps) {
  const t = useText();
  const locale = useLocale();
  const render = useTextRef();
  const tenant = useTenant();
  const { quote, termsId } = offer;
  const examples = cancelExamples(offer, checkout.quote);
  if (!quote || !examples) return null;
  const { rows, zone } = examples;
  // So long before the start it ends
  const hours = termsById(termsId).clauses.find((clause) => clause.rule === 'untilStart')?.hours ?? 0;
  const until = formatDeadline(examples.deadline, zone, locale);
  const values = {
    day: formatInstantDay(examples.at, locale),
    withIt: formatMoney(rows[0].withIt, locale),
    withoutIt: formatMoney(rows[0].withoutIt, locale),
    premium: formatMoney(quote.premiumPrices.total, locale),
    cost: formatMoney(examples.cost, locale),
    paid: formatMoney(examples.paid, locale),
    percent: quote.coveragePercentage,
    base: formatMoney(offer.covered, locale),
  };
  return (
    <ProtectionCard
      checkout={checkout}
      offer={offer}
      disabled={disabled}
      quote={quote}
      icon={Undo2}
      lead={t(`protections.cfar.lead.${quote.pricingDescription}`, { hours })}
      example={{ id: 'protections.cfar.example', values }}
      rows={rows.map(({ key, withIt, withoutIt }) => ({
        key,
        what: t(`protections.cfar.row.${key}`, { until }),
        withIt: formatMoney(withIt, locale),
        withoutIt: formatMoney(withoutIt, locale),
        isBetter: withIt.amountMinor > withoutIt.amountMinor,
      }))}
      limits={[
        t(`protections.cfar.limit.base.${quote.pricingDescription}`, values),
        t('protections.cfar.limit.cost', values),
        t('protections.cfar.limit.better'),
      ]}
    >
      <p className="row small text-2">
        <Users className="icon icon--s" aria-hidden="true" />
        {render(cancelProof(tenant, locale))}
      </p>
      <CfarDetails {...quote} termsId={termsId} until={formatDeadline(offer.endsAt, zone, locale)} />
    </ProtectionCard>
  );
}
