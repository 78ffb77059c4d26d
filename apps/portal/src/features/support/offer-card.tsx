/** What we offer, with the two answers that there are; afterwards, what became of it. */
import type { CaseProposal } from '@sojourn/contract/case-thread.ts';
import type { CaseId } from '@sojourn/domain/ids.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatDateRange, formatMoney } from '@sojourn/ui/formats.ts';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { OfferAnswers } from './offer-answers.tsx';

type Props = { readonly proposal: CaseProposal; readonly caseId: CaseId };

export function OfferCard({ proposal, caseId }: Props) {
  const t = useText();
  const locale = useLocale();
  const { kind, state, amount, booking, change, text, expiresAt } = proposal;
  const shown = formatMoney(amount, locale);
  return (
    <section className="support-offer" aria-label={t('support.offer.label')}>
      <div className="support-offer__body">
        <p className="micro text-brand">{t('support.offer.label')}</p>
        <p className="display-s">{t(`support.offer.${kind}`, { amount: shown })}</p>
        <p className="support-offer__words">{text}</p>
        {kind === 'refund' && <p className="small text-2">{t('support.offer.refundTo')}</p>}
        {change?.lines.map((each) => (
          <p key={each} className="small">
            {each}
          </p>
        ))}
        {change && <OfferedChange proposal={proposal} change={change} />}
        {booking && kind === 'cancel' && (
          <KeyValues className="small">
            <KeyValue label={booking.title}>{formatMoney(booking.paid, locale)}</KeyValue>
            <KeyValue label={t('support.offer.kept')}>{formatMoney(booking.kept, locale)}</KeyValue>
            <KeyValue label={t('support.offer.back')} weight="strong" tone="good">
              {shown}
            </KeyValue>
          </KeyValues>
        )}
      </div>
      <div className="support-offer__foot">
        <p className="small text-2">
          {t(`support.offer.state.${state}`, { until: formatReaderDeadline(expiresAt, locale) })}
        </p>
        {state === 'open' && <OfferAnswers proposal={proposal} caseId={caseId} />}
      </div>
    </section>
  );
}

type Change = NonNullable<CaseProposal['change']>;

/** The trip before and after, and what it costs or gives back. */
function OfferedChange({ proposal, change }: { readonly proposal: CaseProposal; readonly change: Change }) {
  const t = useText();
  const locale = useLocale();
  const { due, amount, credit } = proposal;
  const line = ({ title, subtitle, startsOn, endsOn }: Change['before']) => (
    <>
      {title}
      {subtitle && `, ${subtitle}`}
      <br />
      {formatDateRange(startsOn, endsOn, locale, 'year')}
    </>
  );
  return (
    <KeyValues className="small">
      {change.lines.length === 0 && (
        <>
          <KeyValue label={t('support.offer.before')}>
            <s>{line(change.before)}</s>
          </KeyValue>
          <KeyValue label={t('support.offer.after')}>{line(change.after)}</KeyValue>
        </>
      )}
      {due.amountMinor > 0 && (
        <KeyValue label={t('support.offer.due')} weight="strong">
          {formatMoney(due, locale)}
        </KeyValue>
      )}
      {amount.amountMinor > 0 && (
        <KeyValue label={t('support.offer.back')} weight="strong" tone="good">
          {formatMoney(amount, locale)}
        </KeyValue>
      )}
      {credit.amountMinor > 0 && (
        <KeyValue label={t('support.offer.airlineCredit')} tone="good">
          {formatMoney(credit, locale)}
        </KeyValue>
      )}
    </KeyValues>
  );
}
