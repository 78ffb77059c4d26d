import type { FrozenPrice } from '@sojourn/contract/price-freezes.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { formatDateRange, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { formatInstantDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { Link } from '#shared/router/link.tsx';
import { useSearch } from '#shared/router/use-place.ts';
import { FreezeAgain } from './freeze-again.tsx';
import { useSearchAgain } from './use-search-again.ts';

const TONES = { Exercised: 'good', Refunded: 'info', Expired: undefined, Exchanged: 'good' } as const;

/** What became of earlier freezes, and what came back of each. */
export function EarlierFreezes({ freezes }: { readonly freezes: readonly FrozenPrice[] }) {
  const t = useText();
  const { priceFreezeEntry, priceFreezeId } = useSearch();
  // The mail about one that ended leads here
  const [againId, setAgainId] = useState(priceFreezeEntry === 'again' ? priceFreezeId : undefined);
  const again = freezes.find(({ freezeId, state }) => freezeId === againId && state === 'Expired');
  return (
    <section aria-labelledby="earlier-freezes">
      <h2 id="earlier-freezes" className="display-s frozen__earlier">
        {t('freeze.earlier.title')}
      </h2>
      <Card clip>
        <table className="frozen-table small">
          <thead>
            <tr>
              <th scope="col">{t('freeze.earlier.trip')}</th>
              <th scope="col">{t('freeze.list.frozenAt')}</th>
              <th scope="col">{t('freeze.earlier.what')}</th>
              <th scope="col" className="frozen-table__money">
                {t('freeze.earlier.paid')}
              </th>
              <th scope="col" className="frozen-table__money">
                {t('freeze.earlier.back')}
              </th>
              <th scope="col">
                <span className="visually-hidden">{t('freeze.earlier.view')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {freezes.map((freeze) => (
              <Row key={freeze.freezeId} freeze={freeze} onAgain={() => setAgainId(freeze.freezeId)} />
            ))}
          </tbody>
        </table>
      </Card>
      {again && <FreezeAgain key={again.freezeId} freeze={again} />}
    </section>
  );
}

type RowProps = { readonly freeze: FrozenPrice; readonly onAgain: () => void };

function Row({ freeze, onAgain }: RowProps) {
  const t = useText();
  const locale = useLocale();
  const { state, refunded, frozen, fee, title, startsOn, endsOn, endedAt, endsAt } = freeze;
  if (state === 'Valid') return null;
  const tone = TONES[state];
  const zero = formatMoney({ ...fee, amountMinor: 0 }, locale);
  const back = refunded
    ? formatMoney(refunded, locale)
    : state === 'Exercised' || state === 'Exchanged'
      ? t('freeze.earlier.inFare')
      : zero;
  return (
    <tr>
      <th scope="row">
        {title}, {formatDateRange(startsOn, endsOn, locale)}
      </th>
      <td className="num">{formatMoney(frozen, locale)}</td>
      <td>
        <Tag {...(tone ? { tone } : {})}>
          {t(`freeze.earlier.${state}`, { date: formatInstantDay(endedAt ?? endsAt, locale, 'day') })}
        </Tag>
      </td>
      <td className="frozen-table__money num">{formatMoney(fee, locale)}</td>
      <td className="frozen-table__money num">{back}</td>
      <td className="frozen-table__action">
        <WayOn freeze={freeze} onAgain={onAgain} />
      </td>
    </tr>
  );
}

function WayOn({ freeze, onAgain }: RowProps) {
  const t = useText();
  const way = useSearchAgain()(freeze);
  const { bookingId, state, title } = freeze;
  if (bookingId)
    return (
      <Link to="/trips/$bookingId" params={{ bookingId }} className="link">
        {t('freeze.earlier.view')}
      </Link>
    );
  if (state === 'Expired')
    return (
      <Button size="s" variant="secondary" onClick={onAgain} aria-label={t('freeze.again.label', { title })}>
        {t('freeze.earlier.again')}
      </Button>
    );
  return (
    <Link {...way} className="link">
      {t('freeze.earlier.similar')}
    </Link>
  );
}
