import { useText } from '#shared/text/use-text.tsx';
import { useTitle } from '#shared/text/use-title.ts';
import './terms.css';

const POINTS = [
  'home.nightTerms.who',
  'home.nightTerms.which',
  'home.nightTerms.amount',
  'home.nightTerms.taxes',
  'home.nightTerms.cancel',
] as const;

/** The terms of the complimentary fourth night (A §2.1), in the words of the rule that prices it. */
export function NightTermsPage() {
  const t = useText();
  useTitle(t('shell.footer.nightTerms'));
  return (
    <article className="wrap terms">
      <h1 className="display-l">{t('shell.footer.nightTerms')}</h1>
      <p className="body-l text-2">{t('home.nightTerms.lead')}</p>
      <ul>
        {POINTS.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
    </article>
  );
}
