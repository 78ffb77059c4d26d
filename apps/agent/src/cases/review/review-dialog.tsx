/** B §4, AgentReviewAndFulfillment: what the cancellation comes to, then it's made or declined. */
import type { DeskCase } from '@sojourn/contract/desk/case-calls.ts';
import type { ReviewedQuote } from '@sojourn/contract/desk/parts.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextArea, TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { formatInstant } from '@sojourn/web/format-instant.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { WithheldLines } from '../../customers/cancel-dialog.tsx';
import type { Doing } from '../use-case.ts';
import { useReview } from './use-review.ts';

type Props = {
  readonly shown: DeskCase;
  readonly doing: Doing;
  readonly open: boolean;
  readonly onClose: () => void;
};

export function ReviewDialog(props: Props) {
  const t = useText();
  const locale = useLocale();
  const { shown, doing, open, onClose } = props;
  const reviewing = useReview(props);
  const { review, error, isFetching } = reviewing;
  const sent = doing.isPending ? doing.variables.do : null;
  return (
    <Modal
      open={open}
      onClose={onClose}
      eyebrow={shown.booking?.title}
      title={t('desk.review.title')}
      closeLabel={t('desk.close')}
      actions={
        <>
          <Button variant="secondary" loading={sent === 'declineCancel'} onClick={reviewing.decline}>
            {t('desk.review.decline')}
          </Button>
          {review && (
            <Button variant="danger" loading={sent === 'cancel' || isFetching} onClick={reviewing.fulfill}>
              {t('desk.cancel.send', { refund: formatMoney(review.quote.refund, locale) })}
            </Button>
          )}
        </>
      }
    >
      <div className="stack gap-4">
        <Requested shown={shown} />
        {!review && !error && (
          <p className="row text-2" role="status">
            <span className="spinner" aria-hidden="true" /> {t('desk.cancel.asking')}
          </p>
        )}
        {error && <DeedProblem thrown={error} />}
        {review && <Terms review={review} />}
        {review && reviewing.isByWord && <ByWord review={review} reviewing={reviewing} />}
        <TextArea
          label={t('desk.review.text')}
          hint={t('desk.fulfill.hint')}
          value={reviewing.text}
          error={reviewing.isTextMissing ? t('desk.composer.empty') : undefined}
          onChange={(event) => reviewing.setText(event.target.value)}
        />
        {doing.error && <DeedProblem thrown={doing.error} />}
      </div>
    </Modal>
  );
}

/** What the customer was shown, and since when its terms hold. */
function Requested({ shown: { requestedCancel } }: Pick<Props, 'shown'>) {
  const t = useText();
  const locale = useLocale();
  if (!requestedCancel) return null;
  const { outcome, requestedAt } = requestedCancel;
  return (
    <p className="text-2">
      {t(`desk.review.outcome.${outcome}`)}{' '}
      {t('desk.review.askedAt', { at: formatInstant(requestedAt, locale) })}
    </p>
  );
}

function Terms({ review: { quote, termsKeep } }: { readonly review: ReviewedQuote }) {
  const t = useText();
  const locale = useLocale();
  const { paid, refund, lines, protection } = quote;
  return (
    <KeyValues>
      <KeyValue label={t('desk.cancel.paid')}>{formatMoney(paid, locale)}</KeyValue>
      <KeyValue label={t('desk.review.termsKeep')}>{formatMoney(termsKeep, locale)}</KeyValue>
      {protection && (
        <KeyValue label={t(protection.isUsed ? 'desk.review.claim' : 'desk.review.claimUnused')}>
          {formatMoney(protection.pays, locale)}
        </KeyValue>
      )}
      <WithheldLines quote={quote} />
      <KeyValue label={t('desk.cancel.refund')} weight="total">
        {formatMoney(refund, locale)}
      </KeyValue>
      {lines.map(({ tenderNo, tender, units, amount }) => (
        <KeyValue
          key={tenderNo}
          label={t('desk.review.line', {
            tender: units === null ? tender : `${tender}, ${formatMiles(units, locale)}`,
          })}
        >
          {formatMoney(amount, locale)}
        </KeyValue>
      ))}
    </KeyValues>
  );
}

type ByWordProps = {
  readonly review: ReviewedQuote;
  readonly reviewing: ReturnType<typeof useReview>;
};

/** The supplier agrees to it on the phone or not at all. */
function ByWord({ review: { supplier, withheld }, reviewing }: ByWordProps) {
  const t = useText();
  const { typed, setTyped, commit, isWithheldWrong, reference, setReference, isReferenceMissing } = reviewing;
  return (
    <>
      <Banner tone="info" size="s" title={t(`desk.review.supplier.${supplier}`)}>
        {t('desk.review.supplier.next')}
      </Banner>
      <div className="review__word">
        <TextInput
          label={t('desk.review.kept')}
          inputMode="decimal"
          placeholder={(withheld.amountMinor / 100).toFixed(2)}
          value={typed}
          error={isWithheldWrong ? t('desk.review.keptWrong') : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
        />
        <TextInput
          label={t('desk.review.reference')}
          value={reference}
          maxLength={60}
          error={isReferenceMissing ? t('desk.review.referenceMissing') : undefined}
          onChange={(event) => setReference(event.target.value)}
        />
      </div>
    </>
  );
}
