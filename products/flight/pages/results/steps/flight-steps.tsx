import { classNames } from '@sojourn/ui/class-names.ts';
import '@sojourn/ui/feedback/step-indicator.css';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Check } from 'lucide-react';
import { FLIGHTS_PATH } from '#flight/pages/search/flight-draft.ts';
import { type FlightUrl, printFlightUrl } from '#flight/pages/search/flight-url.ts';
import { stepsOf } from './flight-steps-view.ts';
import './flight-steps.css';
import { Link } from '@sojourn/portal/shared/router/link.tsx';

/** Where one is; a step that is done leads back to its choice, and keeps what was chosen after it. */
export function FlightSteps({ url }: { readonly url: FlightUrl }) {
  const t = useText();
  const toText = useTextRef();
  return (
    <ol className="steps flight-steps" aria-label={t('flightResults.steps')}>
      {stepsOf(url).map(({ key, label, backTo }, place) => {
        const isCurrent = place === url.step;
        const isDone = place < url.step;
        return (
          <li
            key={key}
            className={classNames('step', isCurrent && 'step--current', isDone && 'step--done')}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className="step__mark" aria-hidden="true">
              {isDone ? <Check /> : place + 1}
            </span>
            {backTo === undefined ? (
              <span className="step__label">{toText(label)}</span>
            ) : (
              <Link
                to={FLIGHTS_PATH}
                search={printFlightUrl({ ...url, step: backTo, open: undefined, page: 1 })}
                className="step__label flight-steps__back"
              >
                {toText(label)}
                <span className="visually-hidden"> {t('flightResults.step.done')}</span>
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}
