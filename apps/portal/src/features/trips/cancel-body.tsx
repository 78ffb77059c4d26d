import type { CancelQuote, TripDetail } from '@sojourn/contract/trips.ts';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/card.tsx';
import { formatDateRange, formatMoney } from '@sojourn/ui/formats.ts';
import { Skeleton } from '@sojourn/ui/skeleton.tsx';
import { useEffect, useRef } from 'react';
import { useLocale } from '#shared/text/locale.tsx';
import { useText } from '#shared/text/use-text.tsx';
import type { CancelStep } from './cancel-steps.ts';
import { formatInstant, formatInstantDay } from './format-instant.ts';

/** The question or the answer of each step. */
export function useCancelTitle(state: CancelStep, trip: TripDetail): string {
  const t = useText();
  switch (state.step) {
    case 'policy':
      return t(state.quote.penalty.amountMinor === 0 ? 'trip.cancel.policy.full' : 'trip.cancel.policy.part');
    case 'nonrefundable':
      return t('trip.cancel.none.title');
    case 'confirm':
    case 'canceling':
      return t('trip.cancel.confirm.title', { hotel: trip.stay.name });
    case 'cancelled':
      return t('trip.cancel.closed.title');
    default:
      return t(`trip.cancel.${state.step}.title`);
  }
}

type CancelBodyProps = { readonly state: CancelStep; readonly trip: TripDetail; readonly title: string };

/**
 * What each step says. The focus comes here with every new step: the button that led on is gone, and readers
 * read it.
 */
export function CancelBody({ state, trip, title }: CancelBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const { step } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step
  useEffect(() => body.current?.focus(), [step]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of facts, not of form fields
    <div ref={body} className="cancel" role="group" aria-label={title} tabIndex={-1}>
      <StepText state={state} trip={trip} />
    </div>
  );
}

function StepText({ state, trip }: { readonly state: CancelStep; readonly trip: TripDetail }) {
  const t = useText();
  const locale = useLocale();
  const { stay } = trip;
  switch (state.step) {
    case 'loading':
      return (
        <>
          <p className="text-2">{t('trip.cancel.loading.text')}</p>
          <Skeleton height={150} radius={14} />
        </>
      );
    case 'policy': {
      const dates = formatDateRange(stay.checkIn, stay.checkOut, locale);
      return (
        <>
          <p className="text-2">{t('trip.cancel.policy.text', { hotel: stay.name, dates })}</p>
          <RefundCard quote={state.quote} />
        </>
      );
    }
    case 'nonrefundable':
      return (
        <p className="text-2">
          {t('trip.cancel.none.text', { paid: formatMoney(state.quote.paid, locale) })}
        </p>
      );
    case 'confirm':
    case 'canceling':
    case 'success':
      return <Consequence quote={state.quote} done={state.step === 'success'} />;
    case 'support':
      return (
        <>
          <p className="text-2">{t('trip.cancel.support.text')}</p>
          <CaseSentence trip={state.trip ?? trip} name="support" />
        </>
      );
    case 'pending':
      return (
        <>
          <p className="text-2">{t('trip.cancel.pending.text')}</p>
          <CaseSentence trip={state.trip ?? trip} name="pending" />
        </>
      );
    case 'cancelled':
      return <p className="text-2">{t('trip.cancel.closed.text', { phone: stay.phone })}</p>;
    default:
      return <p className="text-2">{t(`trip.cancel.${state.step}.text`)}</p>;
  }
}

/** What will happen, or has. */
function Consequence({ quote, done }: { readonly quote: CancelQuote; readonly done: boolean }) {
  const t = useText();
  const locale = useLocale();
  const { refund } = quote;
  const name = done ? 'trip.cancel.success' : 'trip.cancel.confirm';
  const values = { refund: formatMoney(refund, locale) };
  const returns = refund.amountMinor > 0;
  return (
    <>
      <p className="text-2">{returns ? t(`${name}.text`, values) : t(`${name}.none`)}</p>
      {done && returns && <RefundTable quote={quote} />}
    </>
  );
}

/** The refund tender by tender with its due dates, and what is kept. */
function RefundCard({ quote }: { readonly quote: CancelQuote }) {
  const t = useText();
  const locale = useLocale();
  return (
    <Card selected className="cancel__refund">
      <div className="row row--between row--base gap-3">
        <b className="title-m">{t('trip.cancel.refundTo')}</b>
        <b className="money-l">{formatMoney(quote.refund, locale)}</b>
      </div>
      <p className="small text-2">{t('trip.cancel.bound')}</p>
      <RefundTable quote={quote} />
      <p className="small text-3">
        {t('trip.cancel.until', { until: formatInstant(quote.expiresAt, locale) })}
      </p>
    </Card>
  );
}

function RefundTable({ quote }: { readonly quote: CancelQuote }) {
  const t = useText();
  const locale = useLocale();
  return (
    <KeyValues className="small">
      <KeyValue label={t('trip.cancel.paid')}>{formatMoney(quote.paid, locale)}</KeyValue>
      {quote.penalty.amountMinor > 0 && (
        <KeyValue label={t('trip.cancel.penalty')}>
          {formatMoney({ ...quote.penalty, amountMinor: -quote.penalty.amountMinor }, locale)}
        </KeyValue>
      )}
      {quote.lines.map(({ tender, amount, dueBy }) => (
        <KeyValue
          key={tender}
          weight="strong"
          label={t('trip.cancel.lineDue', { tender, due: formatInstantDay(dueBy, locale) })}
        >
          {formatMoney(amount, locale)}
        </KeyValue>
      ))}
    </KeyValues>
  );
}

/** The open case, by the code that the traveler and the agent both see. */
function CaseSentence({ trip, name }: { readonly trip: TripDetail; readonly name: 'support' | 'pending' }) {
  const t = useText();
  const locale = useLocale();
  const open = trip.cases.find(({ state }) => state !== 'closed');
  if (!open) return null;
  const values = { code: open.code, due: formatInstant(open.dueAt, locale) };
  return (
    <p className="strong">
      {name === 'support' ? t('trip.cancel.support.case', values) : t('trip.cancel.pending.case', values)}
    </p>
  );
}
