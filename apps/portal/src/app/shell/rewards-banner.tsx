import { type BannerFacts, bannerFacts, isProfile } from '@sojourn/domain/rewards/banner.ts';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { useRewards } from '@sojourn/web/rewards/use-rewards.ts';
import { useSession, useSessionState } from '@sojourn/web/session/session-provider.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { RichText, useText } from '@sojourn/web/text/use-text.tsx';
import { useLocation } from '@tanstack/react-router';
import { Sparkle } from 'lucide-react';

function Sentence({ facts }: { readonly facts: BannerFacts }) {
  const { flightRate, lastFour, ...rest } = facts;
  const kind = flightRate === null ? 'hotels' : 'flights';
  const id = lastFour === null ? (`shell.banner.${kind}` as const) : (`shell.banner.${kind}Ending` as const);
  const values = { ...rest, flightRate: flightRate ?? '', lastFour: lastFour ?? '' };
  return <RichText id={id} values={values} parts={[<b key="rate" />]} />;
}

/** As long as most: takes the room of the sentence that is not known yet. */
const LIKELY = { flightRate: '3X', hotelRate: '4X', currency: 'miles' };

/** The banner, when its rule says so; its room is kept while the account is being asked for. */
export function RewardsBanner() {
  const t = useText();
  const accounts = useRewards();
  const session = useSession();
  const { productsWithLastFour, brandName } = useTenant();
  const locale = useLocale();
  const { phase } = useSessionState();
  const { pathname: path } = useLocation();
  const isDesktop = !useMedia(PHONE);
  const waiting = phase === 'loading' || (session !== undefined && accounts === undefined);
  const facts =
    session && accounts
      ? bannerFacts({
          accounts,
          firstName: session.userInfo.firstName,
          path,
          isDesktop,
          productsWithLastFour,
          locale,
        })
      : null;
  const isRoomKept = waiting && (isDesktop || !isProfile(path));
  if (!facts && !isRoomKept) return null;
  const [product = brandName] = productsWithLastFour;
  const lastFour = productsWithLastFour.length > 0 ? '0000' : null;
  const firstName = session?.userInfo.firstName ?? 'Johanna';
  const likely = { ...LIKELY, firstName, product, lastFour };
  return (
    <aside className="rewards-banner" aria-label={t('shell.banner.label')}>
      <div className="wrap">
        <Sparkle className="icon icon--s" aria-hidden="true" />
        {facts ? (
          <span className="appear">
            <Sentence facts={facts} />
          </span>
        ) : (
          <span className="rewards-banner__room" aria-hidden="true">
            <Sentence facts={likely} />
          </span>
        )}
      </div>
    </aside>
  );
}
