/** A home's total, what's in it, the nightly price and the miles: the same on every card. */
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { HomeCard } from '#home/wire/home-search.ts';
import './home-price-block.css';

type HomePriceProps = {
  readonly home: Pick<HomeCard, 'total' | 'nights' | 'nightly' | 'cleaning' | 'taxesApart' | 'miles'>;
};

/** "$142 a night + $60 cleaning" */
function useNightlyText(): (home: Pick<HomeCard, 'nightly' | 'cleaning'>) => string {
  const t = useText();
  const locale = useLocale();
  return ({ nightly, cleaning }) => {
    const price = formatMoney(nightly, locale, { cents: 'never' });
    return cleaning.amountMinor === 0
      ? t('homes.price.nightlyOnly', { nightly: price })
      : t('homes.price.nightly', {
          nightly: price,
          cleaning: formatMoney(cleaning, locale, { cents: 'never' }),
        });
  };
}

export function HomePriceBlock({ home }: HomePriceProps) {
  const t = useText();
  const locale = useLocale();
  const nightly = useNightlyText()(home);
  const { total, nights, taxesApart, miles } = home;
  return (
    <div className="home-price">
      <b className="home-price__total num">{formatMoney(total, locale)}</b>
      <span className="home-price__in">
        {t('homes.price.everything', { nights })}
        {taxesApart && (
          <span className="home-price__taxes">
            {t('homes.price.taxes', { taxes: formatMoney(taxesApart, locale) })}
          </span>
        )}
      </span>
      <span className="home-price__nightly num">{nightly}</span>
      <span className="home-price__miles num">
        {t('homes.price.miles', { miles: formatMiles(miles, locale) })}
      </span>
    </div>
  );
}
