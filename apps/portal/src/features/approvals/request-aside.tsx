/** Who decides and why it was asked for; and what its traveler can do with it. */
import type { Approval } from '@sojourn/contract/approvals.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { WhoDecides } from '@sojourn/web/approvals/who-decides.tsx';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { forgetReplaced } from '#shared/approvals/replaced-request.ts';
import { useWithdraw } from '#shared/approvals/use-approvals.ts';
import { Link } from '#shared/router/link.tsx';

type Props = { readonly request: Approval };

export function RequestAside({ request }: Props) {
  const { isOwn } = request;
  return (
    <aside className="approvals__aside">
      <Card padded className="stack gap-4">
        <WhoDecides request={request} />
        {isOwn && <OwnActions request={request} />}
      </Card>
    </aside>
  );
}

function OwnActions({ request }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const withdraw = useWithdraw(request);
  const { offers, requestId, checkoutId, state } = request;
  const canGoOn = offers.includes('sendAgain');
  return (
    <div className="stack gap-2">
      {canGoOn && state !== 'canceled' && (
        <Link
          to="/checkout/$checkoutId"
          params={{ checkoutId }}
          className={buttonClass({ full: true })}
          onClick={() => {
            forgetReplaced();
            // Deciding may have priced it again
            queries.removeQueries({ queryKey: ['checkout', checkoutId] });
          }}
        >
          {t('approvals.sendAgain')}
        </Link>
      )}
      {canGoOn && (
        <Link
          to="/approvals/$requestId/other"
          params={{ requestId }}
          className={buttonClass({ variant: 'secondary', full: true })}
        >
          {t('approvals.chooseOther')}
        </Link>
      )}
      {offers.includes('withdraw') && (
        <Button variant="tertiary" full loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {t('approvals.withdraw')}
        </Button>
      )}
      {withdraw.error && <DeedProblem thrown={withdraw.error} />}
    </div>
  );
}
