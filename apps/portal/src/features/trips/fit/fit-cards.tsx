import type { TripFit } from '@sojourn/contract/trip-fit.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { BedDouble, Car, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { checkLine, openName, openTimes, problemTitle } from '#shared/fit-view.ts';
import { Link } from '#shared/router/link.tsx';
import { AsideCard } from '../aside-cards.tsx';
import { useFilledSearch } from './use-fix-link.ts';
import './fit.css';

/** What was checked: what doesn't fit first, then what does. */
export function FitCard({ fit: { problems, fits } }: { readonly fit: TripFit }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  return (
    <AsideCard id="trip-fit" title={t('tripFit.checked')}>
      {problems.length + fits.length === 0 && <p className="small text-2">{t('tripFit.checked.nothing')}</p>}
      <ul className="fit-checks small">
        {problems.map((problem) => (
          <li key={`${problem.kind}${problem.bookingIds.join()}${problem.at}`}>
            {problem.severity === 'info' ? (
              <Info className="icon icon--s" aria-hidden="true" />
            ) : (
              <TriangleAlert className="icon icon--s fit-checks__clash" aria-hidden="true" />
            )}
            <span>
              {problem.severity !== 'info' && <span className="visually-hidden">{t('tripFit.tag')}: </span>}
              {toText(problemTitle(problem, locale))}
            </span>
          </li>
        ))}
        {fits.map((check) => {
          const { name, text } = checkLine(check, locale);
          return (
            <li key={`${check.kind}${check.bookingIds.join()}${check.at}`}>
              <CircleCheck className="icon icon--s fit-checks__good" aria-hidden="true" />
              <span>
                <span className="visually-hidden">{t('tripFit.fits')} </span>
                <b>{toText(name)}</b>{' '}
                <span className="text-2">{typeof text === 'string' ? text : toText(text)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </AsideCard>
  );
}

const ICONS = { bed: BedDouble, car: Car };

/** A bed for the open nights, a car between landing and leaving; nothing that wouldn't fit. */
export function CompleteCard({ fit: { open } }: { readonly fit: TripFit }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const search = useFilledSearch();
  const offered = open.flatMap((each) => {
    const link = search(each);
    return link ? [{ each, link }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <AsideCard id="trip-complete" title={t('tripFit.complete')}>
      <p className="small text-2">{t('tripFit.complete.text')}</p>
      <ul className="fit-open small">
        {offered.map(({ each, link }) => {
          const Icon = ICONS[each.kind];
          const times = openTimes(each, locale);
          const [what, when] = [toText(openName(each)), typeof times === 'string' ? times : toText(times)];
          return (
            <li key={`${each.kind}${when}`}>
              <Icon className="icon icon--s" aria-hidden="true" />
              <span>
                <Link<string>
                  {...link}
                  className="link"
                  aria-label={t('tripFit.complete.see', { what, when })}
                >
                  {what}
                </Link>
                <span className="text-2 fit-open__when">{when}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </AsideCard>
  );
}
