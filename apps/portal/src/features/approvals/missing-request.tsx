import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { SearchX } from 'lucide-react';
import { Link } from '#shared/router/link.tsx';

export function MissingRequest() {
  const t = useText();
  const action = (
    <Link to="/" className={buttonClass()}>
      {t('approvals.missing.action')}
    </Link>
  );
  return (
    <div className="wrap">
      <Problem icon={<SearchX />} title={t('approvals.missing.title')} actions={action}>
        {t('approvals.missing.text')}
      </Problem>
    </div>
  );
}
