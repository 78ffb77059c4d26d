import type { SupportCase } from '@sojourn/contract/support.ts';
import { formatInstant } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Check } from 'lucide-react';
import { caseSteps } from './case-view.ts';

/** How far the case is: received, checking, our offer where there's one, closed. */
export function CaseSteps({ shown }: { readonly shown: SupportCase }) {
  const t = useText();
  const locale = useLocale();
  return (
    <ol className="case-steps" aria-label={t('support.steps.label')}>
      {caseSteps(shown).map(({ step, state, at }) => (
        <li
          key={step}
          className={`case-steps__step case-steps__step--${state}`}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className="case-steps__mark" aria-hidden="true">
            {state === 'done' && <Check />}
          </span>
          <span className="small strong">{t(`support.steps.${step}`)}</span>
          {at && <span className="micro text-3">{formatInstant(at, locale)}</span>}
        </li>
      ))}
    </ol>
  );
}
