import type { CheckoutPayment, PlanLine } from '@sojourn/contract/checkout-payment.ts';
import { isId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleCheck, Scale } from 'lucide-react';
import { useTenderName } from '#shared/tenders/tender-name.ts';
import { reasonSentences } from './mix-reasons.ts';

type Suggestion = NonNullable<CheckoutPayment['suggestion']>;
type BestMixProps = {
  readonly suggestion: Suggestion;
  /** The choices on the screen are this mix already. */
  readonly used: boolean;
  readonly disabled: boolean;
  readonly onUse: () => void;
};

/** The mix that keeps most value, why, and what the next best would cost. */
export function BestMix({ suggestion, used, disabled, onUse }: BestMixProps) {
  const t = useText();
  const words = usePlanWords();
  return (
    <Banner
      tone={used ? 'good' : 'brand'}
      icon={used ? <CircleCheck /> : <Scale />}
      className="best-mix"
      title={t(used ? 'checkout.best.used' : 'checkout.best.title')}
      action={
        used ? undefined : (
          <Button variant="secondary" size="s" disabled={disabled} onClick={onUse}>
            {t('checkout.best.use')}
          </Button>
        )
      }
    >
      <span className="best-mix__plan num">{words(suggestion)}</span>
      <Why suggestion={suggestion} />
    </Banner>
  );
}

function Why({ suggestion }: { readonly suggestion: Suggestion }) {
  const t = useText();
  const locale = useLocale();
  const name = useTenderName();
  const words = usePlanWords();
  const { reasons, runnerUp, lines } = suggestion;
  const labelOf = (sourceId: string | null): string => {
    const line = lines.find((each) => each.sourceId === sourceId);
    return line ? name(line) : '';
  };
  if (reasons.length === 0 && !runnerUp) return null;
  return (
    <details className="best-mix__why small">
      <summary className="link--alone">{t('checkout.best.why')}</summary>
      <ul>
        {reasonSentences(reasons, { t, locale, labelOf }).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {runnerUp && (
          <li>
            {t('checkout.best.runnerUp', {
              plan: words(runnerUp),
              loss: formatMoney(money(runnerUp.lossMinor), locale),
            })}
          </li>
        )}
      </ul>
    </details>
  );
}

/** "$300.00 annual travel credit + 40,000 miles + $598.00 card" */
function usePlanWords(): (plan: { lines: readonly PlanLine[]; cardMinor: number }) => string {
  const t = useText();
  const locale = useLocale();
  const name = useTenderName();
  return ({ lines, cardMinor }) => {
    const parts = lines
      .filter(({ kind }) => kind !== 'UserCard')
      .map((line) =>
        // An offer's name has its amount
        isId('off', line.sourceId)
          ? name(line)
          : t('checkout.best.part', { amount: formatMoney(line.amount, locale), label: name(line) }),
      );
    if (cardMinor > 0) parts.push(t('checkout.best.card', { amount: formatMoney(money(cardMinor), locale) }));
    return parts.join(' + ');
  };
}
