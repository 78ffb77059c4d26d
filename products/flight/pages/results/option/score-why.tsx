/** "Why is this here?": the score of the option with its parts and weights. */
import { Popover } from '@sojourn/ui/dialogs/popover.tsx';
import { formatCount } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { CircleHelp } from 'lucide-react';
import type { FlightOption } from '#flight/wire/flight-search.ts';
import { scoreParts, scoreTotal } from './score-view.ts';
import './score-why.css';

export function ScoreWhy({ score }: Pick<FlightOption, 'score'>) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  return (
    <Popover
      label={t('flightResults.score.title')}
      className="score-why"
      trigger={(wiring) => (
        <button {...wiring} type="button" className="score-why__open small">
          <CircleHelp className="icon icon--s" aria-hidden="true" />
          {t('flightResults.score.open')}
        </button>
      )}
    >
      {() => (
        <div className="score-why__panel">
          <h3 className="title-s">{t('flightResults.score.title')}</h3>
          <p className="small text-2">{t('flightResults.score.text')}</p>
          <dl className="score-why__parts">
            {scoreParts(score).map(({ key, label, how, points }) => (
              <div key={key}>
                <dt>
                  {toText(label)}
                  <span className="small text-3">{toText(how)}</span>
                </dt>
                <dd className="num">{formatCount(points, locale)}</dd>
              </div>
            ))}
            <div className="score-why__total">
              <dt>{t('flightResults.score.total')}</dt>
              <dd className="num">{formatCount(scoreTotal(score), locale)}</dd>
            </div>
          </dl>
        </div>
      )}
    </Popover>
  );
}
