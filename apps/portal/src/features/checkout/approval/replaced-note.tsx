import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import './approval-card.css';
import { forgetReplaced, readReplaced } from '#shared/approvals/replaced-request.ts';

/** Which request this takes the place of; it can stay a booking of its own. */
export function ReplacedNote({ kind }: Pick<Checkout, 'kind'>) {
  const t = useText();
  const [replaced, setReplaced] = useState(() => readReplaced(kind));
  if (!replaced) return null;
  const keepApart = () => {
    forgetReplaced();
    setReplaced(undefined);
  };
  const { code } = replaced;
  return (
    <Banner
      className="replaced-note"
      title={t('approvals.replaces.title', { code })}
      action={
        <Button variant="tertiary" size="s" onClick={keepApart}>
          {t('approvals.replaces.apart')}
        </Button>
      }
    >
      {t('approvals.replaces.text')}
    </Banner>
  );
}
