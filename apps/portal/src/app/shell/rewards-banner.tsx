import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { useRewards } from '@sojourn/web/rewards/use-rewards.ts';
import { useSession, useSessionState } from '@sojourn/web/session/session-provider.tsx';
import { RichText, useText } from '@sojourn/web/text/use-text.tsx';
import { useLocation } from '@tanstack/react-router';
import { Sparkle } from 'lucide-react';
import { type BannerFacts, bannerFacts } from './banner-rule.ts';

function Sentence({ facts, isShort }: { readonly facts: BannerFacts; readonly isShort?: boolean }) {
  const { flightRate, lastFour, ...rest } = facts;
  const kind = flightRate === null ? 'hotels' : 'flights';
  const of = lastFour === null ? kind : (`${kind}Ending` as const);
  const id = isShort ? (`shell.banner.short.${of}` as const) : (`shell.banner.${of}` as const);
  const values = { ...rest, flightRate: flightRate ?? '', lastFour: lastFour ?? '' };
  return <RichText id={id} values={values} parts={[<b key="rate" />]} />;
}

/** The banner, when its rule says so; its room is kept while the account is being asked for. */
export function RewardsBanner() {
  const t = useText();
  const accounts = useRewards();
  const session = useSession();
  const { phase } = useSessionState();
  const { pathname: path } = useLocation();
  const isDesktop = !useMedia(PHONE);
  const waiting = phase === 'loading' || (session !== undefined && accounts === undefined);
  const facts =
    session && accounts
      ? bannerFacts({ accounts, firstName: session.userInfo.firstName, path, isDesktop })
      : null;
  if (!facts && !waiting) return null;
  return (
    <aside className="rewards-banner" aria-label={t('shell.banner.label')}>
      <div className="wrap">
        {facts && (
          <>
            <Sparkle className="icon icon--s" aria-hidden="true" />
            <span className={isDesktop ? 'appear' : 'visually-hidden'}>
              <Sentence facts={facts} />
            </span>
            {/* In fewer words for the eye: the whole sentence took three lines of a phone */}
            {!isDesktop && (
              <span className="appear" aria-hidden="true">
                <Sentence facts={facts} isShort />
              </span>
            )}
          </>
        )}
      </div>
    </aside>
  );
}
