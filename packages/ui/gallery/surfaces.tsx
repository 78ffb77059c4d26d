import {
  CalendarClock,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  Heart,
  Loader,
  OctagonAlert,
  Plus,
} from 'lucide-react';
import { useState } from 'react';
import { Art } from '../src/content/art.tsx';
import { Avatar } from '../src/content/avatar.tsx';
import { Card } from '../src/content/card.tsx';
import { PriceBlock } from '../src/content/price-block.tsx';
import { Score } from '../src/content/score.tsx';
import { Stars } from '../src/content/stars.tsx';
import { Tag } from '../src/content/tag.tsx';
import { WalletCard, WalletCardThumb } from '../src/content/wallet-card.tsx';
import { Toast } from '../src/dialogs/toast.tsx';
import { Banner } from '../src/feedback/banner.tsx';
import { EmptyState, ErrorState } from '../src/feedback/empty-state.tsx';
import { ProgressLine } from '../src/feedback/progress-line.tsx';
import { Skeleton } from '../src/feedback/skeleton.tsx';
import { Button } from '../src/inputs/button.tsx';
import { IconButton } from '../src/inputs/icon-button.tsx';
import { Section } from './section.tsx';

export function Statuses() {
  return (
    <>
      <Section title="Status and policy">
        <div className="row row--wrap">
          <Tag tone="good" icon={<CircleCheck aria-hidden="true" />}>
            Confirmed
          </Tag>
          <Tag tone="info" icon={<Loader aria-hidden="true" />}>
            Pending
          </Tag>
          <Tag tone="warn" icon={<CalendarClock aria-hidden="true" />}>
            Schedule change
          </Tag>
          <Tag tone="bad" icon={<CircleX aria-hidden="true" />}>
            Canceled
          </Tag>
          <Tag icon={<Clock aria-hidden="true" />}>Expired</Tag>
          <Tag tone="bad" icon={<OctagonAlert aria-hidden="true" />}>
            Out of policy
          </Tag>
          <Tag tone="accent" icon={<CircleAlert aria-hidden="true" />}>
            Fourth night complimentary
          </Tag>
          <Tag tone="dark">Premier Collection</Tag>
          <Score value="9.4" label="Guest rating 9.4 of 10" />
          <Stars count={5} label="5 stars" />
          <Avatar name="Maya Okafor" />
          <Avatar name="Jonah Okafor" tint size="s" />
        </div>
      </Section>
      <Section title="Banner and toast">
        <div className="stack">
          <Banner size="s">Contact details come from your bank account.</Banner>
          <Banner size="s" tone="bad" title="CVV Error.">
            Ensure your CVV / Security Code is entered correctly and try again.
          </Banner>
          <Banner size="s" tone="accent" title="Your fourth night can be complimentary.">
            12 stays qualify for Apr 15 – 19.
          </Banner>
          <Toast
            text="Trip watched. We will email you when it moves."
            action={{ label: 'Undo', onAction: () => undefined }}
          />
        </div>
      </Section>
    </>
  );
}

export function States() {
  return (
    <>
      <Section title="Streamed results">
        <Card padded>
          <ProgressLine value={0.66} words="Searching 6 of 9 airlines" aside="64 flights so far" />
          <div className="stack gap-2 gallery__skeleton">
            <Skeleton height={14} width="70%" />
            <Skeleton height={14} width="46%" />
            <div className="row row--between">
              <Skeleton height={14} width="30%" />
              <Skeleton height={24} width="22%" />
            </div>
          </div>
        </Card>
      </Section>
      <Section title="Empty">
        <EmptyState
          art={{ seed: 'empty', kind: 'town', motif: 'castle' }}
          title="You haven't added any travelers yet"
          action={
            <Button size="s" icon={<Plus aria-hidden="true" />}>
              Add new traveler
            </Button>
          }
        >
          Add yourself and the people you travel with once, then book in fewer steps.
        </EmptyState>
      </Section>
      <Section title="Error">
        <ErrorState
          title="Uh oh! We were unable to process your search request."
          actions={
            <>
              <Button size="s">Search again</Button>
              <Button size="s" variant="secondary">
                Go back
              </Button>
            </>
          }
        >
          Nothing was booked or charged. Your search is saved.
        </ErrorState>
      </Section>
    </>
  );
}

export function Wallet() {
  return (
    <Section title="Wallet cards" span="full">
      <div className="gallery__cards">
        <WalletCard
          hue="teal"
          name="Summit"
          issuer="Harbor Bank"
          lastFour="4417"
          endingLabel="ending in"
          holder="Maya Okafor"
        />
        <WalletCard
          hue="slate"
          name="Trail"
          issuer="Harbor Bank"
          lastFour="0926"
          endingLabel="ending in"
          holder="Maya Okafor"
        />
        <WalletCard
          hue="graphite"
          name="Fleet Business"
          issuer="Harbor Bank"
          lastFour="7702"
          endingLabel="ending in"
          holder="Northline Surveying"
        />
      </div>
      <div className="row">
        <WalletCardThumb hue="teal" />
        <WalletCardThumb hue="slate" />
        <WalletCardThumb hue="graphite" />
      </div>
    </Section>
  );
}

const CARDS = [
  {
    kind: 'home',
    motif: 'villa',
    time: 'golden',
    name: 'Casa do Pinhal, Sintra',
    facts: 'Entire home, sleeps 6, pool',
    lead: '$298 avg/night',
    total: '$1,335.04',
    covers: '4 nights with taxes',
    miles: '133,504 miles',
  },
  {
    kind: 'car',
    motif: 'sedan',
    time: 'day',
    name: 'Mid-size sedan or similar',
    facts: 'Automatic, 5 seats, 3 bags',
    lead: '$54 per day',
    total: '$248.40',
    covers: '4 days with taxes',
    miles: '24,840 miles',
  },
  {
    kind: 'activity',
    motif: 'sail',
    time: 'golden',
    name: 'Tejo sunset sail',
    facts: '2 hours, small group, 9.6',
    lead: '$48 per person',
    total: '$96.00',
    covers: '2 guests',
    miles: '9,600 miles',
  },
] as const;

export function Cards() {
  const [favorite, setFavorite] = useState(false);
  return CARDS.map((card) => (
    <Section key={card.kind} title={`${card.kind} card`}>
      <Card as="article" clip link>
        <Art
          seed="c1"
          kind={card.kind}
          motif={card.motif}
          time={card.time}
          width={420}
          height={236}
          className="gallery__art"
        />
        <div className="gallery__body">
          <h3 className="title-m">
            <a href="#card" className="card__link">
              {card.name}
            </a>
          </h3>
          <p className="small text-2">{card.facts}</p>
          <div className="row row--between gallery__foot">
            <span className="card__over">
              <IconButton
                label="Favorite"
                size="s"
                pressed={favorite}
                onClick={() => setFavorite(!favorite)}
                icon={<Heart aria-hidden="true" />}
              />
            </span>
            <PriceBlock
              align="end"
              lead={card.lead}
              total={card.total}
              covers={card.covers}
              miles={card.miles}
            />
          </div>
        </div>
      </Card>
    </Section>
  ));
}
