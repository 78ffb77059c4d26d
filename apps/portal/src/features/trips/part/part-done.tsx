/** It's canceled: what comes back and where to, and who still travels. */
import type { PartGroup } from '@sojourn/contract/changes.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useRef } from 'react';
import { Link } from '#shared/router/link.tsx';
import { AfterPart } from './after-part.tsx';
import { ForAnyReason, PartMoney } from './part-summary.tsx';
import { type PartQuote, shortNames } from './part-view.ts';

type PartDoneProps = {
  readonly trip: TripDetail;
  readonly group: PartGroup;
  readonly chosen: readonly number[];
  readonly quote: PartQuote;
};

export function PartDone({ trip, group, chosen, quote }: PartDoneProps) {
  const t = useText();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const names = new Intl.ListFormat(locale).format(shortNames(group, chosen));
  const { refund, credit } = quote.cost;
  const back = refund.amountMinor > 0 ? 'refund' : credit.amountMinor > 0 ? 'credit' : 'none';
  const amount = formatMoney(back === 'credit' ? credit : refund, locale);
  return (
    <>
      <header className="cancel-part__head">
        <h1 ref={heading} tabIndex={-1} className="display-m">
          {group.unit === 'room'
            ? t('cancelPart.done.room', { count: chosen.length })
            : t(`cancelPart.done.${group.unit}`, { names })}
        </h1>
        <p className="text-2">{t('cancelPart.done.text', { email: trip.email })}</p>
      </header>
      <div className="cancel-part__grid">
        <div className="cancel-part__main">
          <Banner tone="good" title={t(`cancelPart.done.${back}`, { amount })}>
            {back !== 'none' && <p>{t('cancelPart.done.when')}</p>}
          </Banner>
          <AfterPart group={group} chosen={chosen} />
          <div>
            <Link to="/trips/$bookingId" params={{ bookingId: trip.bookingId }} className={buttonClass()}>
              {t('cancelPart.toTrip')}
            </Link>
          </div>
        </div>
        <Card
          as="aside"
          padded
          raised
          className="cancel-part__aside stack"
          aria-label={t('cancelPart.summary')}
        >
          <div>
            <p className="small text-2">{t('cancelPart.youGetBack')}</p>
            <p className="money-l num">{formatMoney(refund, locale)}</p>
          </div>
          <PartMoney quote={quote} />
          <ForAnyReason quote={quote} />
        </Card>
      </div>
    </>
  );
}
