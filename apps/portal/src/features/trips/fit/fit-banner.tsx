import type { FitFix, FitProblem } from '@sojourn/contract/trip-fit.ts';
import type { TripCard } from '@sojourn/contract/trips.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { TriangleAlert } from 'lucide-react';
import { fixTitle, problemText, problemTitle, rulerOf } from '#shared/fit-view.ts';
import type { FilledIn } from '#shared/product/trip-parts.ts';
import { Link } from '#shared/router/link.tsx';
import { useFixLink } from './use-fix-link.ts';
import './fit.css';

type FitBannerProps = { readonly problem: FitProblem; readonly trips: readonly TripCard[] };

/** What doesn't fit as a sentence, how much is missing, and the smallest change (picture 21). */
export function FitBanner({ problem, trips }: FitBannerProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const title = toText(problemTitle(problem, locale));
  return (
    <Card as="section" clip className="fit-banner" aria-label={title}>
      <div className="fit-banner__problem">
        <Tag tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
          {t('tripFit.tag')}
        </Tag>
        <h2 className="display-s">{title}</h2>
        <p className="small text-2">{toText(problemText(problem, locale))}</p>
        <Ruler problem={problem} />
      </div>
      <Fixes problem={problem} trips={trips} />
    </Card>
  );
}

/** The gap is hatched, so it isn't shown by color alone. */
function Ruler({ problem }: { readonly problem: FitProblem }) {
  const t = useText();
  const toText = useTextRef();
  const ruler = rulerOf(problem, useLocale());
  if (!ruler) return null;
  const [from, until] = [ruler.from, ruler.until].map(({ time, what }) =>
    t('tripFit.at', { time, what: toText(what) }),
  );
  return (
    <div
      className="fit-ruler"
      role="img"
      aria-label={t('tripFit.span', { from: from ?? '', until: until ?? '' })}
    >
      <span className="fit-ruler__axis" />
      <span className="fit-ruler__gap">
        <b className="num">{ruler.duration}</b>
      </span>
      <span className="fit-ruler__ends">
        <span>
          <b className="num">{ruler.from.time}</b> {toText(ruler.from.what)}
        </span>
        <span>
          <b className="num">{ruler.until.time}</b> {toText(ruler.until.what)}
        </span>
      </span>
    </div>
  );
}

function Fixes({ problem, trips }: FitBannerProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const linkOf = useFixLink(trips);
  const ways = problem.fixes.flatMap((fix) => {
    const link = linkOf(fix);
    return link ? [{ fix, link, title: toText(fixTitle(fix, locale)) }] : [];
  });
  const [smallest, ...others] = ways;
  if (!smallest)
    return (
      <div className="fit-banner__fix">
        <h3 className="title-m">{t('tripFit.noFix')}</h3>
        <p className="small text-2">{t('tripFit.noFix.text')}</p>
        <div className="fit-banner__actions">
          <Link to="/support" className={buttonClass({ variant: 'secondary', size: 's' })}>
            {t('tripFit.contact')}
          </Link>
        </div>
      </div>
    );
  return (
    <div className="fit-banner__fix">
      <p className="small fit-banner__smallest">{t('tripFit.smallest')}</p>
      <h3 className="title-l">{smallest.title}</h3>
      <p className="small text-2">
        {t(smallest.fix.kind === 'addBed' ? 'tripFit.bookOne' : 'tripFit.oneChange')}{' '}
        {t('tripFit.priceFirst')}
      </p>
      <div className="fit-banner__actions">
        <FixLink fix={smallest.fix} link={smallest.link} variant="primary" />
        {others.length > 0 && (
          <details className="fit-banner__others">
            <summary className="link small">{t('tripFit.others', { count: others.length })}</summary>
            <ul>
              {others.map(({ title, link }) => (
                <li key={title}>
                  <Link<string> {...link} className="link small">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  );
}

type FixLinkProps = {
  readonly fix: FitFix;
  readonly link: FilledIn;
  readonly variant: 'primary' | 'tint';
};

export function FixLink({ fix, link, variant }: FixLinkProps) {
  const t = useText();
  return (
    <Link<string> {...link} className={buttonClass({ variant, size: 's' })}>
      {t(`tripFit.do.${fix.kind}`)}
    </Link>
  );
}
