import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Headset } from 'lucide-react';
import { Link } from '#shared/router/link.tsx';
import { useTitle } from '#shared/text/use-title.ts';

/** In place of what only travelers have. */
export function AgentNotice() {
  const t = useText();
  useTitle(t('shell.agent.title'));
  return (
    <div className="wrap">
      <Problem
        icon={<Headset />}
        title={t('shell.agent.title')}
        actions={
          <Link to="/" className={buttonClass()}>
            {t('shell.toHome')}
          </Link>
        }
      >
        {t('shell.agent.text')}
      </Problem>
    </div>
  );
}
