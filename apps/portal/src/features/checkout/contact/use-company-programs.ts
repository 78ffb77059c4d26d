import type { SessionInfo } from '@sojourn/contract/sessions.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';

type CompanyPrograms = NonNullable<SessionInfo['corporateInfo']>['businessLoyaltyPrograms'];
const NONE: CompanyPrograms = { hotelLoyalty: {}, frequentFlyer: {}, emailAddress: '' };

/** The memberships of who books' company; nothing for who has none. */
export const useCompanyPrograms = (): CompanyPrograms =>
  useSession()?.corporateInfo?.businessLoyaltyPrograms ?? NONE;
