import { type BannerFacts, bannerFacts, isProfile } from '@sojourn/domain/rewards/banner.ts';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { useRewards } from '@sojourn/web/rewards/use-rewards.ts';
import { useSession, useSessionState } from '@sojourn/web/session/session-provider.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
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

/** The banner, when its rule says so; its room is kept while the account is being asked for. */
export function RewardsBanner() {
  const t = useText();
  const accounts = useRewards();
  const session = useSession();
  const { productsWithLastFour } = useTenant();
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
        })
      : null;
  const isRoomKept = waiting && (isDesktop || !isProfile(path));
  if (!facts && !isRoomKept) return null;
  return (
    <aside className="rewards-banner" aria-label={t('shell.banner.label')}>
      <div className="wrap">
        {facts && (
          <>
            <Sparkle className="icon icon--s" aria-hidden="true" />
            <span className="appear">
              <Sentence facts={facts} />
            </span>
          </>
        )}
      </div>
    </aside>
  );
}
