import { type BannerFacts, bannerFacts, isProfile } from '@sojourn/domain/rewards/banner.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { useRewards } from '@sojourn/web/rewards/use-rewards.ts';
import { useSession, useSessionState } from '@sojourn/web/session/session-provider.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { RichText, useText } from '@sojourn/web/text/use-text.tsx';
import { ChevronDown, Sparkle } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { ProductEarn } from '#shared/product/product.ts';
import { useProducts } from '#shared/product/use-products.ts';
import { useAddress } from '#shared/router/use-place.ts';
import { bannerClauses } from './banner-clauses.ts';

/** "3X miles on flights and 4X on hotels and rental cars" (A §2.4). */
function Clauses({ facts, earns }: SentenceProps) {
  const t = useText();
  const locale = useLocale();
  const clauses = bannerClauses(facts.rates, earns);
  const list = new Intl.ListFormat(locale);
  return list.formatToParts(clauses.map((_, place) => `${place}`)).map(({ type, value }, part) => {
    const clause = type === 'element' ? clauses[Number(value)] : undefined;
    if (!clause) return value;
    return (
      <RichText
        key={value}
        id={part === 0 ? 'shell.banner.first' : 'shell.banner.next'}
        values={{
          rate: clause.rate,
          currency: facts.currency,
          names: list.format(clause.names.map((name) => t(name))),
        }}
        parts={[<b key="rate" />]}
      />
    );
  });
}

type SentenceProps = { readonly facts: BannerFacts; readonly earns: readonly ProductEarn[] };

function Sentence({ facts, earns }: SentenceProps) {
  const { firstName, product, lastFour } = facts;
  return (
    <RichText
      id={lastFour === null ? 'shell.banner' : 'shell.banner.ending'}
      values={{ firstName, product, lastFour: lastFour ?? '' }}
      parts={[<Clauses key="clauses" facts={facts} earns={earns} />]}
    />
  );
}

/** What is earned on every product that it names, whatever this tenant sells. */
function useEarns(): readonly ProductEarn[] {
  const products = useProducts();
  return useMemo(
    () =>
      products
        .flatMap(({ earn }) => (earn && !earn.isUnnamed ? earn : []))
        .toSorted((one, other) => one.order - other.order),
    [products],
  );
}

/** Most accounts earn one rate on flights and another on the rest: reserves the room of such a sentence. */
const likelyRates = (earns: readonly ProductEarn[]): string[] =>
  earns.map((_, place) => (place === 0 ? '3X' : '4X'));

/** One line on phones, which a tap opens: the sentence is longer than a phone is wide. */
function Line({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const isPhone = useMedia(PHONE);
  const [isOpen, setOpen] = useState(false);
  if (!isPhone) return <span className="appear">{children}</span>;
  return (
    <>
      <span className={classNames('appear', !isOpen && 'rewards-banner__line')}>{children}</span>
      <button
        type="button"
        className="rewards-banner__more"
        aria-expanded={isOpen}
        aria-label={t('shell.banner.more')}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown className="icon icon--s" aria-hidden="true" />
      </button>
    </>
  );
}

/** The banner, when its rule says so; its room is kept while the account is being asked for. */
export function RewardsBanner() {
  const t = useText();
  const accounts = useRewards();
  const earns = useEarns();
  const session = useSession();
  const { productsWithLastFour, brandName } = useTenant();
  const locale = useLocale();
  const { phase } = useSessionState();
  const { pathname: path } = useAddress();
  const isDesktop = !useMedia(PHONE);
  const waiting = phase === 'loading' || (session !== undefined && accounts === undefined);
  const facts =
    session && accounts
      ? bannerFacts({
          accounts,
          earns,
          firstName: session.userInfo.firstName,
          path,
          isDesktop,
          productsWithLastFour,
          locale,
        })
      : null;
  const isSpaceReserved = waiting && (isDesktop || !isProfile(path));
  if (!facts && !isSpaceReserved) return null;
  const [product = brandName] = productsWithLastFour;
  const lastFour = productsWithLastFour.length > 0 ? '0000' : null;
  const firstName = session?.userInfo.firstName ?? 'Johanna';
  const likely = { rates: likelyRates(earns), currency: 'miles', firstName, product, lastFour };
  return (
    <aside className="rewards-banner" aria-label={t('shell.banner.label')}>
      <div className="wrap">
        <Sparkle className="icon icon--s" aria-hidden="true" />
        {facts ? (
          <Line>
            <Sentence facts={facts} earns={earns} />
          </Line>
        ) : (
          <span className="rewards-banner__room" aria-hidden="true">
            <Sentence facts={likely} earns={earns} />
          </span>
        )}
      </div>
    </aside>
  );
}
