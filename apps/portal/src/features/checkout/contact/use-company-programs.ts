import type { SessionInfo } from '@sojourn/contract/sessions.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';

type CompanyPrograms = NonNullable<SessionInfo['corporateInfo']>['businessLoyaltyPrograms'];
const NONE: CompanyPrograms = { hotelLoyalty: {}, frequentFlyer: {}, emailAddress: '' };

/** Memberships of the traveler's company; none outside companies. */
export const useCompanyPrograms = (): CompanyPrograms =>
  useSession()?.corporateInfo?.businessLoyaltyPrograms ?? NONE;
