/**
 * Leads from a request that can be sent again to the search that it came from: the same product, places, days
 * and travelers. What's chosen there takes the request's place.
 */
import { type ApprovalId, isId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { ApiError, codeOf } from '@sojourn/web/api/api-error.ts';
import { PageLoading } from '@sojourn/web/page-state.tsx';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { rememberReplaced } from '#shared/approvals/replaced-request.ts';
import { ErrorProblem } from '#shared/error-problem.tsx';
import { loadPartyOf } from '#shared/party/load-party.ts';
import { saveParty } from '#shared/party/party-store.ts';
import type { SameSearch } from '#shared/product/checkout-part.ts';
import { useProductOf } from '#shared/product/use-products.ts';
import { Navigate } from '#shared/router/link.tsx';
import { useParams } from '#shared/router/use-place.ts';
import { useTitle } from '#shared/text/use-title.ts';
import { MissingRequest } from './missing-request.tsx';

export function ChooseOtherPage() {
  const { requestId } = useParams('/approvals/$requestId/other');
  return isId('apr', requestId) ? <Leading key={requestId} requestId={requestId} /> : <MissingRequest />;
}

function Leading({ requestId }: { readonly requestId: ApprovalId }) {
  const t = useText();
  useTitle(t('approvals.chooseOther'));
  const { data, error, refetch } = useSearchOf(requestId);
  if (error && codeOf(error) === 'NotFound') return <MissingRequest />;
  if (error) return <ErrorProblem code={codeOf(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoading />;
  // Nothing to choose: it's booked, waits for a decision, or belongs to somebody else
  if (data === null) return <Navigate to="/approvals/$requestId" params={{ requestId }} replace />;
  return <Navigate to={data.to} search={data.search} replace />;
}

/** Once for each visit, as it decides what the next checkout replaces. */
function useSearchOf(requestId: ApprovalId) {
  const productOf = useProductOf();
  const userId = useSession()?.userId ?? '';
  return useQuery({
    queryKey: ['approvals', 'other', requestId],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }): Promise<SameSearch | null> => {
      const request = await api.getApproval({ params: { requestId } }, { signal });
      if (!request.offers.includes('sendAgain')) return null;
      const { checkoutId } = request;
      const checkout = await unless('NotFound', api.getCheckout({ params: { checkoutId } }, { signal }));
      const party = await unless('TravelerNotAllowed', loadPartyOf(checkoutId));
      if (party) saveParty(userId, party);
      rememberReplaced(request);
      if (!checkout) return { to: '/', search: {} };
      const { checkout: part, nav } = productOf(checkout);
      return part.get().sameSearch(checkout) ?? { to: nav.to, search: {} };
    },
  });
}

/** Undefined when it's refused with this code. */
const unless = <T,>(code: ApiError['code'], answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((thrown: unknown) => {
    if (thrown instanceof ApiError && thrown.code === code) return undefined;
    throw thrown;
  });
