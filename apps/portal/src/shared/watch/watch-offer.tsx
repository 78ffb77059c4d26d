import type { WatchInput } from '@sojourn/contract/watches.ts';
import { money } from '@sojourn/domain/money.ts';
import { alertMinor } from '@sojourn/domain/watches/watch-rules.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Bell } from 'lucide-react';
import { useId } from 'react';
import { useIsAgent } from '#shared/session/use-is-agent.ts';
import { WatchButton } from './watch-button.tsx';

type Props = {
  readonly input: WatchInput;
  /** As it's on the page; null when it isn't for sale. */
  readonly priceMinor: number | null;
};

/** Watching the price on a page, with the price from which on there's mail; it's free. */
export function WatchOffer({ input, priceMinor }: Props) {
  const t = useText();
  const locale = useLocale();
  const heading = useId();
  const isAgent = useIsAgent();
  const alert = priceMinor === null ? null : alertMinor(priceMinor);
  if (isAgent) return null;
  return (
    <section className="watch-offer" aria-labelledby={heading}>
      <span className="watch-offer__mark" aria-hidden="true">
        <Bell className="icon" />
      </span>
      <div className="watch-offer__words">
        <h2 id={heading} className="title-m">
          {t(priceMinor === null ? 'watch.offer.soldOut' : 'watch.offer.title')}
        </h2>
        <p className="small text-2">
          {alert === null
            ? t('watch.offer.textAgain')
            : t('watch.offer.text', { price: formatMoney(money(alert), locale) })}
        </p>
      </div>
      <WatchButton input={input} />
    </section>
  );
}
