/** Offers goodwill, or to cancel or change a booking on the terms that it has now. */
import type { DeskCase } from '@sojourn/contract/desk/case-calls.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { TextArea, TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useDesk } from '#queue/use-queue.ts';
import type { Doing } from '../use-case.ts';
import { ConfirmChange } from './confirm-change.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { OFFER_KINDS, useOffering } from './use-offering.ts';

type Props = {
  readonly shown: DeskCase;
  readonly doing: Doing;
  readonly open: boolean;
  readonly onClose: () => void;
};

export function OfferDialog(props: Props) {
  const t = useText();
  const { shown, doing, open, onClose } = props;
  const { data: desk } = useDesk();
  const offering = useOffering(props);
  const { kind, setKind, typed, setTyped, text, setText, amountMinor, isTried, words, send } = offering;
  const isGoodwill = kind === 'credit' || kind === 'refund';
  const needsSecond = isGoodwill && (amountMinor ?? 0) > (desk?.goodwillLimit.amountMinor ?? 0);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('desk.offer.title')}
      closeLabel={t('desk.close')}
      actions={
        <>
          {kind === 'change' && <ConfirmChange shown={shown} offering={offering} onDone={onClose} />}
          <Button loading={doing.isPending} onClick={send}>
            {t(needsSecond ? 'desk.offer.ask' : 'desk.offer.send')}
          </Button>
        </>
      }
    >
      <div className="stack gap-4">
        <Segmented
          label={t('desk.offer.kind')}
          value={kind}
          onChange={setKind}
          options={OFFER_KINDS.map((value) => ({ value, label: t(`desk.proposal.${value}`) }))}
        />
        <OfferTerms kind={kind} chosen={offering.chosen} terms={offering.terms} />
        {isGoodwill && (
          <TextInput
            label={t('desk.offer.amount')}
            inputMode="decimal"
            value={typed}
            error={isTried && amountMinor === null ? t('desk.offer.amountWrong') : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        {needsSecond && (
          <Banner tone="info" size="s">
            {t('desk.offer.second')}
          </Banner>
        )}
        <TextArea
          label={t('desk.offer.text')}
          hint={t('desk.offer.textHint')}
          value={text}
          error={isTried && !words ? t('desk.composer.empty') : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        {doing.error && <DeedProblem thrown={doing.error} />}
      </div>
    </Modal>
  );
}
