/** Change for any reason: what a change of this booking would cost with it and without it. */
import type { ProtectionOffer } from '@sojourn/contract/protections.ts';
import { type Money, money } from '@sojourn/domain/money.ts';
import { isPays } from '@sojourn/domain/protections/clause.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { formatDeadline, formatMoney } from '@sojourn/ui/formats.ts';
import { formatInstantDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Repeat2 } from 'lucide-react';
import { ClauseList } from '#shared/protections/clause-list.tsx';
import { type CardProps, type OutcomeRow, ProtectionCard } from './protection-card.tsx';

const less = (a: Money, b: Money): Money => ({ ...a, amountMinor: a.amountMinor - b.amountMinor });

export function ChangeCard({ checkout, offer, disabled }: CardProps) {
  const t = useText();
  const locale = useLocale();
  const { quote, endsAt, termsId } = offer;
  const [early, late] = offer.examples;
  if (!quote || !early?.cost || !late?.cost) return null;
  const { clauses } = termsById(termsId);
  const pays = clauses.find(isPays);
  const until = formatDeadline(endsAt, checkout.quote.cancellation.zone, locale);
  const values = {
    hours: clauses.find((clause) => clause.rule === 'untilStart')?.hours ?? 0,
    days: pays?.businessDays ?? 0,
    to: pays?.to ?? '',
    most: formatMoney(money(pays?.capMinor ?? 0), locale),
    premium: formatMoney(quote.premiumPrices.total, locale),
    day: formatInstantDay(early.at, locale),
    until,
    cost: formatMoney(early.cost, locale),
    back: formatMoney(early.pay, locale),
  };
  const row = (key: 'before' | 'later', { cost, pay }: ProtectionOffer['examples'][number]): OutcomeRow => {
    const withoutIt = cost ?? money(0);
    const withIt = less(withoutIt, pay);
    return {
      key,
      what: t(`protections.chfar.row.${key}`, { until }),
      withIt: formatMoney(withIt, locale),
      withoutIt: formatMoney(withoutIt, locale),
      isBetter: withIt.amountMinor < withoutIt.amountMinor,
    };
  };
  return (
    <ProtectionCard
      checkout={checkout}
      offer={offer}
      disabled={disabled}
      quote={quote}
      icon={Repeat2}
      lead={t('protections.chfar.lead', values)}
      example={{ id: 'protections.chfar.example', values }}
      head={t('protections.chfar.costs')}
      rows={[row('before', early), row('later', late)]}
      limits={(['expected', 'premium', 'once'] as const).map((limit) =>
        t(`protections.chfar.limit.${limit}`, values),
      )}
    >
      <ClauseList termsId={termsId} />
    </ProtectionCard>
  );
}
