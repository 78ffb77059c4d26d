/** What to know before choosing: who may drive it, the company's cover, where it may go, what extras cost. */
import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { CarDetail } from '#car/wire/car-search.ts';

type Props = { readonly detail: CarDetail };

function useDriverText({ drivers }: CarDetail): string {
  const t = useText();
  const locale = useLocale();
  const { minAge, maxAge, youngBelow, youngPerDay, seniorFrom, seniorPerDay } = drivers;
  const ages = maxAge === null ? t('carRental.age.from', { minAge }) : t('carRental.age', { minAge, maxAge });
  const young =
    youngPerDay.amountMinor > 0
      ? t('carRental.age.young', { youngBelow, fee: formatMoney(youngPerDay, locale) })
      : '';
  const senior =
    seniorFrom !== null && seniorPerDay.amountMinor > 0
      ? t('carRental.age.senior', { seniorFrom, fee: formatMoney(seniorPerDay, locale) })
      : '';
  return [ages, young, senior].filter(Boolean).join(' ');
}

function useAbroadText({ crossBorder }: CarDetail): string {
  const t = useText();
  const locale = useLocale();
  if (!crossBorder) return t('carRental.abroad.no');
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = crossBorder.countries.map((code) => names.of(code) ?? code);
  const fee = formatMoney(crossBorder.fee, locale);
  return t('carRental.abroad', { countries: new Intl.ListFormat(locale).format(countries), fee });
}

export function RentalFacts({ detail }: Props) {
  const t = useText();
  const locale = useLocale();
  const { cover, extras } = detail;
  const drivers = useDriverText(detail);
  const abroad = useAbroadText(detail);
  return (
    <>
      <section aria-labelledby="rental-facts">
        <h2 id="rental-facts" className="display-s">
          {t('carRental.facts')}
        </h2>
        <dl className="rental-facts">
          <div>
            <dt className="title-s">{t('carRental.facts.drivers')}</dt>
            <dd className="small text-2">{drivers}</dd>
          </div>
          <div>
            <dt className="title-s">{t('carRental.facts.cover')}</dt>
            <dd className="small text-2">
              {t('carRental.cover', {
                excess: formatMoney(cover.excess, locale, { cents: 'never' }),
                less: formatMoney(cover.excessWithCover, locale, { cents: 'never' }),
              })}
            </dd>
          </div>
          <div>
            <dt className="title-s">{t('carRental.facts.abroad')}</dt>
            <dd className="small text-2">{abroad}</dd>
          </div>
        </dl>
      </section>
      {extras.length > 0 && (
        <section aria-labelledby="rental-extras">
          <h2 id="rental-extras" className="display-s">
            {t('carRental.extras')}
          </h2>
          <p className="small text-2">{t('carRental.extras.later')}</p>
          <Card padded>
            <KeyValues className="small">
              {extras.map(({ kind, amount }) => (
                <KeyValue key={kind} label={t(`carRental.extra.${kind}`)}>
                  {formatMoney(amount, locale)}
                </KeyValue>
              ))}
            </KeyValues>
          </Card>
        </section>
      )}
    </>
  );
}
