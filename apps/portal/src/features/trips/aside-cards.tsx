/** The cards beside a trip that every product has. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { formatInstantDay, formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type TextRef, useTextRef } from '@sojourn/web/text-ref.ts';
import { FileText, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useProductText } from '#shared/product/product-text.ts';
import { ProtectionLines } from '#shared/protections/protection-lines.tsx';
import { TenderLines } from '#shared/tenders/tender-lines.tsx';
import { useWithheldLabel } from './cancel/withheld-add-ons.ts';
import { CompanyLines } from './payment/company-lines.tsx';
import { PaymentDetails } from './payment/payment-details.tsx';
import { RefundLines } from './refund-lines.tsx';
import { ReimbursementLines } from './reimbursement-lines.tsx';

type Props = { readonly trip: TripDetail };

type AsideCardProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** A card beside a trip, under its heading; `id` is its own on the page. */
export function AsideCard({ id, title, children }: AsideCardProps) {
  return (
    <Card padded as="section" aria-labelledby={id}>
      <h2 id={id} className="title-m">
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** What can be done now, and who decides. */
export function NowCard({ trip, sentences }: Props & { readonly sentences: readonly TextRef[] }) {
  const t = useText();
  const toText = useTextRef();
  const isCovered = trip.protections.some(
    ({ protection, state }) => protection === 'cancelForAnyReason' && state === 'Valid',
  );
  return (
    <AsideCard id="trip-now" title={t('trip.now.title')}>
      <ul className="trip-aside__list small text-2">
        {sentences.map((sentence) => (
          <li key={sentence.id}>
            {isCovered && sentence.id === 'trip.now.none' ? t('trip.now.covered') : toText(sentence)}
          </li>
        ))}
      </ul>
    </AsideCard>
  );
}

type PaymentCardProps = Props & {
  /** The lines that add up to the total. */
  readonly children: ReactNode;
  readonly after?: ReactNode;
};

export function PaymentCard({ trip, children, after }: PaymentCardProps) {
  const t = useText();
  const tOf = useProductText(trip.kind);
  const locale = useLocale();
  return (
    <AsideCard id="trip-payment" title={tOf('trip.payment.title')}>
      <KeyValues className="small trip-aside__lines">
        {children}
        <ProtectionLines lines={trip.protections} />
        <KeyValue label={t('booking.line.total')} weight="strong">
          {formatMoney(trip.grandTotal, locale)}
        </KeyValue>
        <TenderLines trip={trip} />
      </KeyValues>
      {trip.earning && <EarningLine trip={trip} earning={trip.earning} />}
      <CompanyLines answers={trip.customFields} />
      {after}
      <PaymentDetails trip={trip} />
    </AsideCard>
  );
}

type EarningLineProps = Props & { readonly earning: NonNullable<TripDetail['earning']> };

function EarningLine({ trip, earning }: EarningLineProps) {
  const tOf = useProductText(trip.kind);
  const locale = useLocale();
  const { state, units, postsAt } = earning;
  return (
    <p className="small trip-aside__earning">
      <Sparkles className="icon icon--s" aria-hidden="true" />
      <span>
        {tOf(`trip.earning.${state}`, {
          miles: formatMiles(units, locale),
          day: formatInstantDay(postsAt, locale, 'year'),
        })}
      </span>
    </p>
  );
}

/** The refund tracer, when something comes back. */
export function RefundCard({ trip }: Props) {
  const t = useText();
  const isPaidBack = trip.protections.some(({ reimbursement }) => reimbursement !== null);
  const isAnyWithheld =
    trip.withheld !== null && trip.withheld.fee.amountMinor + trip.withheld.premiums.amountMinor > 0;
  const isAnyBack = trip.refunds.length + trip.airlineCredits.length > 0;
  if (!isAnyBack && !isPaidBack && !isAnyWithheld) return null;
  return (
    <AsideCard id="trip-refund" title={t('trip.refund.title')}>
      {trip.refunds.length > 0 && <RefundLines refunds={trip.refunds} />}
      <ReimbursementLines protections={trip.protections} />
      <WithheldLines trip={trip} />
    </AsideCard>
  );
}

/** What airlines owe instead, and what a cancellation keeps. */
function WithheldLines({ trip }: Props) {
  const { airlineCredits, withheld } = trip;
  const t = useText();
  const withheldLabel = useWithheldLabel();
  const locale = useLocale();
  const lines = [
    ...airlineCredits.map(({ airline, traveler, number, amount }) => ({
      key: number + traveler,
      label: t('trip.refund.credit', { airline, name: traveler }),
      amount,
    })),
    ...(withheld
      ? [
          { key: 'fee', label: t('trip.cancel.penalty'), amount: withheld.fee },
          { key: 'premiums', label: withheldLabel(trip, withheld.premiums), amount: withheld.premiums },
        ]
      : []),
  ].filter(({ amount }) => amount.amountMinor > 0);
  if (lines.length === 0) return null;
  return (
    <KeyValues className="small">
      {lines.map(({ key, label, amount }) => (
        <KeyValue key={key} label={label}>
          {formatMoney(amount, locale)}
        </KeyValue>
      ))}
    </KeyValues>
  );
}

/** Who works on it: cases by the codes that agents know too. */
export function CasesCard({ trip }: Props) {
  const t = useText();
  const locale = useLocale();
  const { supportPhone } = useTenant();
  if (trip.cases.length === 0) return null;
  return (
    <AsideCard id="trip-cases" title={t('trip.cases.title')}>
      <ul className="trip-aside__list">
        {trip.cases.map((each) => (
          <li key={each.caseId}>
            <span className="row row--between">
              <b className="title-s num">{each.code}</b>
              <Tag tone={each.state === 'closed' ? 'good' : 'info'} icon={<FileText aria-hidden="true" />}>
                {t(`trip.case.state.${each.state}`)}
              </Tag>
            </span>
            {each.state !== 'closed' && (
              <p className="small text-2">
                {t('trip.case.due', { due: formatReaderDeadline(each.dueAt, locale) })}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="small text-3">{t('trip.case.call', { phone: supportPhone })}</p>
    </AsideCard>
  );
}

/** A fact with its icon, in a list of them. */
export function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      <span className="trip-aside__icon" aria-hidden="true">
        {icon}
      </span>
      <span>{children}</span>
    </li>
  );
}
