import { formatDeadline } from '@sojourn/domain/formats.ts';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { useState } from 'react';
import { datesText, partyText } from '#home/pages/shared/home-words.ts';
import type { HostPage } from '#home/wire/home-requests.ts';
import { HostThread } from '../requests/thread.tsx';
import { Refused } from '../requests/withdraw-button.tsx';
import { HostClaims } from './host-claims.tsx';
import { useHostDeed } from './use-host-page.ts';

type Props = { readonly token: string; readonly page: HostPage };

const isBooked = ({ kind, state }: HostPage): boolean => kind === 'booking' || state === 'confirmed';

export function HostRequest({ token, page }: Props) {
  const t = useText();
  const { guestName: guest, homeName: home, message, messages } = page;
  const title = page.link === 'answer' ? 'title' : isBooked(page) ? 'booked' : 'asked';
  const write = useHostDeed(token, (text: string) => api.writeAsHost({ params: { token }, input: { text } }));
  return (
    <div className="wrap host-page">
      <Card raised padded as="section" className="stack gap-4">
        <h1 className="display-m">{t(`homeRequests.hostPage.${title}`, { guest, home })}</h1>
        <Facts page={page} />
        {message !== '' && <blockquote className="host-thread__text">{message}</blockquote>}
        {page.link === 'answer' ? <Answer token={token} page={page} /> : <Over page={page} />}
      </Card>
      <HostClaims token={token} page={page} />
      <section className="request-part">
        <h2 className="display-s">{t('homeRequests.messages', { host: guest })}</h2>
        <HostThread
          messages={messages}
          reader="Host"
          other={guest}
          own={home}
          send={{ write: write.mutateAsync, isSending: write.isPending, error: write.error }}
        />
      </section>
    </div>
  );
}

function Facts({ page }: Pick<Props, 'page'>) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { party, code, payout, deposit, kind, state } = page;
  const isPaid = isBooked(page);
  const isCanceled = isPaid && state !== 'confirmed';
  return (
    <KeyValues className="small">
      <KeyValue label={t(`homeRequests.${kind}`)}>{code}</KeyValue>
      <KeyValue label={t('homeRequests.dates')}>{toText(datesText(page, locale))}</KeyValue>
      <KeyValue label={t('homeRequests.guests')}>{toText(partyText(party))}</KeyValue>
      {deposit && !isCanceled && (
        <KeyValue label={t('homePrice.deposit')}>{formatMoney(deposit, locale)}</KeyValue>
      )}
      {!isCanceled && (
        <KeyValue label={t(`homeRequests.hostPage.${isPaid ? 'paid' : 'payout'}`)} weight="strong">
          {formatMoney(payout, locale)}
        </KeyValue>
      )}
    </KeyValues>
  );
}

/** The answer is asked once more before it's given: a yes closes the nights. */
function Answer({ token, page }: Props) {
  const t = useText();
  const locale = useLocale();
  const [choice, setChoice] = useState<'accept' | 'decline' | null>(null);
  const { mutate, isPending, error } = useHostDeed(token, (answer: 'accept' | 'decline') =>
    api.answerAsHost({ params: { token }, input: { answer } }),
  );
  const close = () => setChoice(null);
  const { answerBy, zone, guestName: guest, homeName: home } = page;
  const shown = choice ?? 'accept';
  return (
    <>
      <p>{t('homeRequests.hostPage.until', { until: formatDeadline(answerBy, zone, locale) })}</p>
      <div className="host-page__answer">
        <Button onClick={() => setChoice('accept')}>{t('homeRequests.hostPage.accept')}</Button>
        <Button variant="secondary" onClick={() => setChoice('decline')}>
          {t('homeRequests.hostPage.decline')}
        </Button>
      </div>
      {error && <Refused thrown={error} />}
      <Modal
        open={choice !== null}
        onClose={close}
        locked={isPending}
        title={t(`homeRequests.hostPage.${shown}.title`, { guest })}
        closeLabel={t('homeRequests.close')}
        actions={
          <>
            <Button variant="secondary" onClick={close} disabled={isPending}>
              {t('homeRequests.hostPage.back')}
            </Button>
            <Button loading={isPending} onClick={() => mutate(shown, { onSettled: close })}>
              {t(`homeRequests.hostPage.${shown}.confirm`)}
            </Button>
          </>
        }
      >
        <p>{t(`homeRequests.hostPage.${shown}.text`, { guest, home })}</p>
      </Modal>
    </>
  );
}

/** A booking that its host wasn't asked about is booked or canceled, nothing between. */
function overText({ kind, state, cause }: HostPage) {
  if (kind === 'booking') return state === 'confirmed' ? 'booked' : 'canceled';
  return state === 'declined' && cause === 'otherGuestAccepted' ? 'otherGuest' : state;
}

function Over({ page }: Pick<Props, 'page'>) {
  const t = useText();
  const locale = useLocale();
  const { state, guestName: guest, payBy, zone } = page;
  const shown = overText(page);
  return (
    <Banner
      tone={state === 'confirmed' ? 'good' : 'info'}
      live="status"
      title={t(`homeRequests.host.${shown}`, { guest })}
    >
      {state === 'awaitingPayment' &&
        payBy &&
        t('homeRequests.host.kept', { guest, until: formatDeadline(payBy, zone, locale) })}
    </Banner>
  );
}
