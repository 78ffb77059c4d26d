/** Home: where to, what was left open, and the stays whose fourth night is complimentary. */
import { Art } from '@sojourn/ui/content/art.tsx';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { useTheme } from '@sojourn/web/theme.tsx';
import { Suspense, useRef } from 'react';
import { LaterPart } from '#shared/later-part.tsx';
import { useSoldProducts } from '#shared/product/use-products.ts';
import { useTenantTexts } from '#shared/text/use-tenant-texts.ts';
import { useTitle } from '#shared/text/use-title.ts';
import { Benefits } from './benefits.tsx';
import { ContinueCards } from './continue-cards.tsx';
import { heroArt } from './hero-art.ts';
import './home.css';
import { HomeSearch, type HomeSearchHandle } from './home-search.tsx';
import { useUpcomingTrips } from './use-upcoming-trips.ts';

/** With the wallet's texts, which only this part of the page needs. */
const WalletStrip = lazyPart(async () => {
  const [part] = await Promise.all([import('./wallet-strip.tsx'), loadMessages('booking', 'wallet')]);
  return part;
});

/** For whom trips are booked; only companies have it. */
const PartyControl = lazyPart(async () => {
  const [part] = await Promise.all([import('#shared/party/party-control.tsx'), loadMessages('party')]);
  return part;
});

/** What's left before a first trip; only companies have it. */
const ChecklistCard = lazyPart(async () => {
  const [part] = await Promise.all([import('./checklist/checklist-card.tsx'), loadMessages('checklist')]);
  return part;
});

/** A company's home page lists the next trips. */
const UpcomingTrips = lazyPart(() => import('./upcoming-trips.tsx'));

/** Few have a disrupted trip. */
const DisruptedTrips = lazyPart(() => import('./disrupted-trips.tsx'));

function Hero() {
  const { homeHeadline, homeSubline } = useTenantTexts();
  const isDark = useTheme().shown === 'dark';
  return (
    <section className="hero">
      <div className="hero__art">
        <Art {...heroArt(isDark)} fill eager />
      </div>
      <div className="wrap hero__text">
        <h1 className="display-xl">{homeHeadline}</h1>
        <p>{homeSubline}</p>
      </div>
    </section>
  );
}

/** A company's portal opens on its band: whose it is, and the question. */
function CorporateHead() {
  const { homeHeadline } = useTenantTexts();
  const company = useSession()?.corporateInfo;
  return (
    <section className="corporate-head">
      <div className="wrap corporate-head__row">
        <div>
          <p className="small corporate-head__company">
            {[company?.businessName, company?.policyTier?.name].filter(Boolean).join(', ') || '\u00a0'}
          </p>
          <h1 className="display-l">{homeHeadline}</h1>
        </div>
        <Suspense>
          <PartyControl />
        </Suspense>
      </div>
    </section>
  );
}

/** What can't wait, before what's left open. */
function Disrupted() {
  const { data = [] } = useUpcomingTrips();
  const open = data.filter(({ disruption }) => disruption?.state === 'open');
  if (open.length === 0) return null;
  return (
    <Suspense>
      <DisruptedTrips trips={open} />
    </Suspense>
  );
}

export function HomePage() {
  const isCorporate = useCan('corporate');
  const sold = useSoldProducts();
  const search = useRef<HomeSearchHandle>(null);
  useTitle(undefined);
  return (
    <>
      {isCorporate ? <CorporateHead /> : <Hero />}
      <div className="wrap">
        <HomeSearch ref={search} look={isCorporate ? 'corporate' : 'hero'} />
        <Disrupted />
        {isCorporate && (
          <Suspense>
            <ChecklistCard />
          </Suspense>
        )}
        <ContinueCards />
        {!isCorporate && (
          <LaterPart>
            <WalletStrip />
          </LaterPart>
        )}
        {isCorporate && (
          <Suspense>
            <UpcomingTrips />
          </Suspense>
        )}
        {sold.map((each) => {
          const { Showcase } = each.home.get();
          return (
            Showcase && (
              <Showcase key={each.product} onOpen={(options) => search.current?.open(each, options)} />
            )
          );
        })}
        <Benefits />
      </div>
    </>
  );
}
