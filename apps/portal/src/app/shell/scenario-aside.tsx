import { useText } from '@sojourn/web/text/use-text.tsx';
import { FlaskConical } from 'lucide-react';
import './scenario-notice.css';

/** The lab scenario that is on for this tab, and how to switch it off; never in production. */
export default function ScenarioAside({ scenario }: { readonly scenario: string }) {
  const t = useText();
  return (
    <aside className="scenario-notice small" aria-label={t('shell.scenario.label')}>
      <FlaskConical className="icon icon--s" aria-hidden="true" />
      <span>{t('shell.scenario', { scenario })}</span>
      {/* The page begins again without it */}
      <a className="link" href="?scenario=">
        {t('shell.scenario.off')}
      </a>
    </aside>
  );
}
