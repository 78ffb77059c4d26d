/** What comes back, where it goes, what doesn't; then the one button that can't be taken back. */
import type { PartGroup } from '@sojourn/contract/changes.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link } from '#shared/router/link.tsx';
import { useTenderName } from '#shared/tenders/tender-name.ts';
import { type PartQuote, shortNames } from './part-view.ts';
import type { PartChange } from './use-cancel-part.ts';

type PartSummaryProps = {
  readonly trip: TripDetail;
  /** What is chosen from; null while nothing is, and there is more than one. */
  readonly group: PartGroup | null;
  readonly chosen: readonly number[];
  readonly quote: PartQuote | null;
  readonly change: PartChange;
};

export function PartSummary({ trip, group, chosen, quote, change }: PartSummaryProps) {
  const t = useText();
  const locale = useLocale();
  const isAsking = chosen.length > 0 && !quote && !change.change?.failure && !change.error;
  return (
    <Card as="aside" padded raised className="cancel-part__aside stack" aria-label={t('cancelPart.summary')}>
      <div aria-live="polite">
        <p className="small text-2">{t('cancelPart.youGetBack')}</p>
        {isAsking ? (
          <Skeleton width={160} height={36} radius={8} />
        ) : (
          <p className="money-l num">{quote ? formatMoney(quote.cost.refund, locale) : '–'}</p>
        )}
      </div>
      {quote && group ? (
        <>
          <PartMoney quote={quote} />
          <ForAnyReason quote={quote} />
          <Confirm group={group} chosen={chosen} quote={quote} change={change} />
        </>
      ) : (
        <p className="small text-2">
          {t(isAsking ? 'cancelPart.asking' : `cancelPart.choose.${group?.unit ?? 'any'}`)}
        </p>
      )}
      <Link
        to="/trips/$bookingId"
        params={{ bookingId: trip.bookingId }}
        className={buttonClass({ variant: 'tertiary', full: true })}
      >
        {t('cancelPart.keepAll')}
      </Link>
    </Card>
  );
}

/** Part by part and tender by tender; both add up to what comes back. */
export function PartMoney({ quote }: { readonly quote: PartQuote }) {
  const t = useText();
  const locale = useLocale();
  const name = useTenderName();
  const { cost, parts } = quote;
  const back = cost.tenders.filter(({ change }) => change.amountMinor < 0);
  const lost = parts.filter(({ lostMinor }) => lostMinor > 0);
  const positive = ({ amountMinor, currency }: Money): Money => ({ amountMinor: -amountMinor, currency });
  return (
    <>
      <Lines title={t('cancelPart.what')}>
        {parts.map(({ part, name: who, refund }) => (
          <KeyValue key={part} label={who}>
            {formatMoney(refund, locale)}
          </KeyValue>
        ))}
      </Lines>
      {back.length > 0 && (
        <Lines title={t('cancelPart.where')}>
          {back.map(({ tenderNo, kind, label, change }) => (
            <KeyValue key={tenderNo} label={name({ kind: kind ?? '', sourceId: '', label })}>
              {kind === 'Rewards'
                ? t('cancelPart.milesBack', {
                    amount: formatMoney(positive(change), locale),
                    miles: formatMiles(-change.amountMinor, locale),
                  })
                : formatMoney(positive(change), locale)}
            </KeyValue>
          ))}
        </Lines>
      )}
      {cost.credit.amountMinor > 0 && (
        <Lines title={t('cancelPart.credit')}>
          {parts
            .filter(({ credit }) => credit.amountMinor > 0)
            .map(({ part, name: who, credit }) => (
              <KeyValue key={part} label={who} tone="good">
                {formatMoney(credit, locale)}
              </KeyValue>
            ))}
        </Lines>
      )}
      {lost.length > 0 && (
        <Lines title={t('cancelPart.lost')}>
          {lost.map(({ part, name: who, lostMinor, paid }) => (
            <KeyValue key={part} label={who}>
              {formatMoney({ amountMinor: lostMinor, currency: paid.currency }, locale)}
            </KeyValue>
          ))}
        </Lines>
      )}
    </>
  );
}

/** What cancel for any reason adds and when, and that it's used up; or that the refund is as high without. */
export function ForAnyReason({ quote: { change } }: { readonly quote: PartQuote }) {
  const t = useText();
  const locale = useLocale();
  const { ask, paysBack } = change;
  if (ask.kind !== 'Part' || !ask.forAnyReason) return null;
  if (!paysBack) return <p className="small">{t('cancelPart.cfar.free')}</p>;
  const amount = formatMoney(paysBack.amount, locale);
  return (
    <Banner tone="info" size="s" title={t('cancelPart.cfar.adds', { amount })}>
      <p>{t('cancelPart.cfar.when', { days: paysBack.businessDays })}</p>
      {change.booking !== 'Success' && <p>{t('cancelPart.cfar.once')}</p>}
    </Banner>
  );
}

function Lines({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div className="cancel-part__lines">
      <h3 className="title-s">{title}</h3>
      <KeyValues className="small">{children}</KeyValues>
    </div>
  );
}

type ConfirmProps = Omit<PartSummaryProps, 'trip' | 'quote' | 'group'> & {
  readonly group: PartGroup;
  readonly quote: PartQuote;
};

function Confirm({ group, chosen, quote, change }: ConfirmProps) {
  const t = useText();
  const locale = useLocale();
  const names = new Intl.ListFormat(locale).format(shortNames(group, chosen));
  const { expiresAt } = quote.change;
  const { unit } = group;
  const action =
    unit === 'traveler'
      ? t('cancelPart.confirm.traveler', { names })
      : t(`cancelPart.confirm.${unit}`, { count: countOf(group, chosen) });
  return (
    <>
      <Banner tone="warn" size="s">
        {t(`cancelPart.warn.${unit}`, { names })}
      </Banner>
      <Button
        variant="danger"
        full
        loading={change.isConfirming}
        loadingLabel={t('cancelPart.busy')}
        onClick={() => change.confirm(quote.change)}
      >
        {action}
      </Button>
      {expiresAt && (
        <p className="small text-2">
          {t('cancelPart.until', { until: formatReaderDeadline(expiresAt, locale) })}
        </p>
      )}
    </>
  );
}

/** Rooms, or the flights that go with tickets. */
const countOf = ({ parts }: PartGroup, chosen: readonly number[]): number =>
  parts
    .filter(({ part }) => chosen.includes(part))
    .reduce((count, { ways }) => count + Math.max(1, ways.length), 0);
