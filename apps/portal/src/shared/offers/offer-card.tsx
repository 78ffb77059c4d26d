import type { WalletOffer } from '@sojourn/contract/wallet.ts';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { formatCount, formatMoney, formatPercent } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { formatPortalDay } from '@sojourn/web/format-instant.ts';
import { useOneAtATime } from '@sojourn/web/one-at-a-time.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { CircleCheck, CircleMinus, Clock } from 'lucide-react';
import { type OfferView, viewOfOffer } from './offer-view.ts';
import './offers.css';
import { useActivateOffer } from './use-wallet.ts';

const TAGS = {
  added: { tone: 'good', icon: <CircleCheck aria-hidden="true" /> },
  earned: { tone: 'good', icon: <CircleCheck aria-hidden="true" /> },
  used: { tone: 'info', icon: <CircleMinus aria-hidden="true" /> },
  ended: { tone: undefined, icon: <Clock aria-hidden="true" /> },
  unavailable: { tone: undefined, icon: <Clock aria-hidden="true" /> },
} as const;

/** One offer: its picture, what it gives, and the one thing to do with it. */
export function OfferCard({ offer }: { readonly offer: WalletOffer }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const view = viewOfOffer(offer, {
    money: (amount) =>
      formatMoney(amount, locale, { cents: amount.amountMinor % 100 === 0 ? 'never' : 'always' }),
    count: (count) => formatCount(count, locale),
    percent: (basisPoints) => formatPercent(basisPoints, locale),
    day: (at) => formatPortalDay(at, locale, 'day'),
  });
  return (
    <Card as="li" clip className="wallet-offer">
      <Art {...asArt(offer.art)} width={768} height={296} className="wallet-offer__art" />
      <div className="wallet-offer__body">
        <h3 className="title-l">{toText(view.title)}</h3>
        <p className="small text-2">{toText(view.terms)}</p>
        {view.progress && (
          <span className="wallet-offer__bar" aria-hidden="true">
            <i style={{ inlineSize: `${view.progress.share * 100}%` }} />
          </span>
        )}
        <div className="wallet-offer__foot">
          {view.progress ? (
            <span className="small num">{toText(view.progress.text)}</span>
          ) : (
            <OfferStatus offer={offer} view={view} title={toText(view.title)} />
          )}
          <span className="small text-3">
            {offer.postsAt
              ? t('wallet.offer.posts', { day: formatPortalDay(offer.postsAt, locale, 'day') })
              : t(view.status === 'ended' ? 'wallet.offer.endedOn' : 'wallet.offer.ends', {
                  day: formatPortalDay(offer.endsAt, locale, 'day'),
                })}
          </span>
        </div>
      </div>
    </Card>
  );
}

type StatusProps = { readonly offer: WalletOffer; readonly view: OfferView; readonly title: string };

function OfferStatus({ offer, view, title }: StatusProps) {
  const t = useText();
  const toast = useToast();
  const activate = useActivateOffer();
  const press = useOneAtATime(() =>
    activate.mutateAsync(offer.offerId).then(
      () => toast({ text: t('wallet.offer.activated', { title }) }),
      (thrown: unknown) => toast({ text: t(`errors.${codeOf(thrown)}.title` as MessageId) }),
    ),
  );
  if (view.status !== 'activate') {
    const { tone, icon } = TAGS[view.status];
    return (
      <Tag icon={icon} {...(tone ? { tone } : {})}>
        {t(`wallet.offer.status.${view.status}`)}
      </Tag>
    );
  }
  return (
    <Button size="s" loading={activate.isPending} loadingLabel={t('wallet.offer.activating')} onClick={press}>
      {t('wallet.offer.activate')}
      <span className="visually-hidden"> {title}</span>
    </Button>
  );
}
