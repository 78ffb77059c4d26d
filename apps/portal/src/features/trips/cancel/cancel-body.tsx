import type { CancelQuote } from '@sojourn/contract/cancellation.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { freezePartOf } from '@sojourn/domain/protections/freeze-credits.ts';
import { isLive } from '@sojourn/domain/support/case-flow.ts';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { formatPortalDay, formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useRef } from 'react';
import { useProductOf } from '#shared/product/use-products.ts';
import { Link } from '#shared/router/link.tsx';
import { useTenderName } from '#shared/tenders/tender-name.ts';
import { CancelCountdown, waitsUntil } from './cancel-countdown.tsx';
import { CancelCredits } from './cancel-credits.tsx';
import { cancelTexts, cancelTitle } from './cancel-text.ts';
import { CancelWays } from './cancel-ways.tsx';
import type { Cancel, TripCancelState } from './use-cancel.ts';
import { useCancelText } from './use-cancel-text.ts';
import { useAddOnNames, useWithheldLabel } from './withheld-add-ons.ts';

export function useCancelTitle(state: TripCancelState, trip: TripDetail): string {
  const part = useProductOf()(trip).trip.get();
  return useCancelText(trip)(cancelTitle(state), { hotel: part.name(trip) });
}

type CancelBodyProps = { readonly cancel: Cancel; readonly trip: TripDetail; readonly title: string };

/**
 * What each step says. The focus comes here with every new step: the button that led on is gone, and readers
 * read it.
 */
export function CancelBody({ cancel, trip, title }: CancelBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const { step } = cancel.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step
  useEffect(() => body.current?.focus(), [step]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of facts, not of form fields
    <div ref={body} className="cancel" role="group" aria-label={title} tabIndex={-1}>
      <StepText cancel={cancel} trip={trip} />
    </div>
  );
}

function StepText({ cancel, trip }: Omit<CancelBodyProps, 'title'>) {
  const { state } = cancel;
  switch (state.step) {
    case 'policy':
    case 'nonrefundable':
      return <Policy cancel={cancel} state={state} trip={trip} />;
    case 'confirm':
    case 'success':
      return <Consequence quote={state.quote} trip={trip} done={state.step === 'success'} />;
    case 'loading':
      return (
        <>
          <Texts state={state} trip={trip} />
          <Skeleton height={150} radius={14} />
        </>
      );
    case 'support':
    case 'pending': {
      const sendAt = waitsUntil(trip);
      if (sendAt) return <CancelCountdown trip={trip} sendAt={sendAt} />;
      return (
        <>
          <Texts state={state} trip={trip} />
          <CaseSentence trip={state.trip ?? trip} name={state.step} />
        </>
      );
    }
    case 'cancelled':
    case 'tryAgain':
      return <Texts state={state} trip={trip} />;
  }
}

/** The cause and the next step, in the words of the outcome. */
function Texts({ state, trip }: { readonly state: TripCancelState; readonly trip: TripDetail }) {
  const t = useCancelText(trip);
  const locale = useLocale();
  const { supportPhone } = useTenant();
  const addOnNames = useAddOnNames();
  const { cancel } = useProductOf()(trip).trip.get();
  const values = {
    paid: 'quote' in state && state.quote ? formatMoney(state.quote.paid, locale) : '',
    kept: 'quote' in state && state.quote ? formatMoney(state.quote.withheld.premiums, locale) : '',
    names: 'quote' in state && state.quote ? addOnNames(trip, state.quote.withheld.premiums) : '',
    phone: (state.step === 'cancelled' ? cancel.phone(trip) : null) ?? supportPhone,
  };
  return cancelTexts(state).map((id) => (
    <p key={id} className="text-2">
      {t(id, values)}
    </p>
  ));
}

type QuoteProps = { readonly quote: CancelQuote; readonly trip: TripDetail };

type PolicyProps = {
  readonly cancel: Cancel;
  readonly state: Extract<TripCancelState, { readonly step: 'policy' | 'nonrefundable' }>;
  readonly trip: TripDetail;
};

/** What the terms of this moment are, by which rule, and what they give back. */
function Policy({ cancel, state, trip }: PolicyProps) {
  const t = useCancelText(trip);
  const locale = useLocale();
  const part = useProductOf()(trip).trip.get();
  const name = part.name(trip);
  const dates = part.cancel.dates(trip, locale);
  return (
    <>
      <p className="text-2">{t('trip.cancel.policy.text', { hotel: name, trip: name, dates })}</p>
      <Texts state={state} trip={trip} />
      {state.step === 'policy' && <RefundCard quote={state.quote} trip={trip} />}
      <CancelCredits quote={state.quote} />
      <CancelWays cancel={cancel} quote={state.quote} trip={trip} />
      {trip.actions.cancelPart.available && (
        <Link
          to="/trips/$bookingId/cancel-part"
          params={{ bookingId: trip.bookingId }}
          className="link small"
        >
          {t('trip.cancel.part')}
        </Link>
      )}
    </>
  );
}

/** What will happen, or has. */
function Consequence({ quote, trip, done }: QuoteProps & { readonly done: boolean }) {
  const t = useCancelText(trip);
  const locale = useLocale();
  const { refund } = quote;
  const name = done ? 'trip.cancel.success' : 'trip.cancel.confirm';
  const values = { refund: formatMoney(refund, locale) };
  const returns = refund.amountMinor > 0;
  return (
    <>
      <p className="text-2">
        {returns
          ? t(`${name}.text`, values)
          : t(quote.credits.length > 0 ? 'trip.cancel.credits.text' : `${name}.none`)}
      </p>
      {done && returns && <RefundTable quote={quote} trip={trip} />}
      <CancelCredits quote={quote} />
    </>
  );
}

/** The refund tender by tender with its due dates, and what is kept. */
function RefundCard({ quote, trip }: QuoteProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <Card selected className="cancel__refund">
      <div className="row row--between row--base gap-3">
        <b className="title-m">{t('trip.cancel.refundTo')}</b>
        <b className="money-l">{formatMoney(quote.refund, locale)}</b>
      </div>
      <RefundTable quote={quote} trip={trip} />
      {quote.lines.some(({ kind }) => kind === 'UserCard') && (
        <p className="small text-2">{t('trip.refund.bound')}</p>
      )}
      <p className="small text-3">
        {t('trip.cancel.until', { until: formatReaderDeadline(quote.expiresAt, locale) })}
      </p>
    </Card>
  );
}

/** Where a part goes back to and when: a credit now or by its rule, miles now, a card is sent by a day. */
function useLineWords(): (line: CancelQuote['lines'][number]) => string {
  const t = useText();
  const locale = useLocale();
  const name = useTenderName();
  return ({ kind, tender: label, units, dueBy, outcome }) => {
    const tender = name({ kind, sourceId: '', label });
    const due = formatPortalDay(dueBy, locale, 'year');
    if (freezePartOf(label) === 'fee') return t('trip.cancel.lineFreeze');
    if (outcome) return t(`trip.cancel.lineOutcome.${outcome}`, { tender });
    if (units !== null) return t('trip.cancel.lineMiles', { tender, miles: formatMiles(units, locale) });
    return t('trip.cancel.lineDue', { tender, due });
  };
}

function RefundTable({ quote, trip }: QuoteProps) {
  const t = useCancelText(trip);
  const locale = useLocale();
  const words = useLineWords();
  const withheldLabel = useWithheldLabel();
  const { withheld, asCredit, paidBack } = quote;
  const less = [
    [t('trip.cancel.penalty'), withheld.fee],
    [withheldLabel(trip, withheld.premiums), withheld.premiums],
    [t('trip.cancel.paidBack'), paidBack],
    [t('trip.cancel.asCredit'), asCredit],
  ] as const;
  return (
    <KeyValues className="small">
      <KeyValue label={t('trip.cancel.paid')}>{formatMoney(quote.paid, locale)}</KeyValue>
      {less
        .filter(([, { amountMinor }]) => amountMinor > 0)
        .map(([label, amount]) => (
          <KeyValue key={label} label={label}>
            {formatMoney({ ...amount, amountMinor: -amount.amountMinor }, locale)}
          </KeyValue>
        ))}
      {quote.lines.map((line) => (
        <KeyValue key={line.tenderNo} weight="strong" label={words(line)}>
          {formatMoney(line.amount, locale)}
        </KeyValue>
      ))}
    </KeyValues>
  );
}

/** The open case, by the code that the traveler and the agent both see. */
function CaseSentence({ trip, name }: { readonly trip: TripDetail; readonly name: 'support' | 'pending' }) {
  const t = useText();
  const locale = useLocale();
  const open = trip.cases.find(({ state }) => isLive(state));
  if (!open) return null;
  const values = { code: open.code, due: formatReaderDeadline(open.dueAt, locale) };
  return (
    <p className="strong">
      {name === 'support' ? t('trip.cancel.support.case', values) : t('trip.cancel.pending.case', values)}
    </p>
  );
}
