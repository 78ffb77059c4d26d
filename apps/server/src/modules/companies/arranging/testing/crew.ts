/** A live company whose people have signed in, each with a tier of their own. */
import { APPROVAL_DEFAULTS, type ApprovalRules } from '@sojourn/domain/approvals/approval-rules.ts';
import type { BookingStyle } from '@sojourn/domain/companies/setup.ts';
import { money } from '@sojourn/domain/money.ts';
import { UNRESTRICTED } from '@sojourn/domain/policy/tier.ts';
import { TEST_DATES, TEST_ROOMS, type TestProduct } from '#testing/product.ts';
import type { Browser } from '#testing/server.ts';

export type Colleague = {
  readonly browser: Browser;
  readonly subject: string;
  readonly personId: `per_${string}`;
};
type Hired = {
  readonly isAdmin?: boolean;
  readonly perNight?: number | null;
  /** Out of policy it's approved, by these rules besides the usual ones. */
  readonly approval?: Partial<ApprovalRules>;
  readonly manager?: Colleague;
};

/** `businessId`: of its own for each test, so that none sees another's people. */
export async function createCrew(product: TestProduct, businessId: string, style: BookingStyle) {
  const { pool } = product.database;
  await pool.query(
    `insert into businesses (tenant_id, business_id, name, account_reference_id, is_live)
     values ('business', $1, 'Harrow Bridges', 'acc_1', true)`,
    [businessId],
  );
  await pool.query(
    `insert into company_settings (tenant_id, business_id, booking_style, updated_at)
     values ('business', $1, $2, now())`,
    [businessId, style],
  );
  /** `perNight`: the cap in cents of a tier of their own; null: no policy at all. */
  const hire = async (
    firstName: string,
    { isAdmin = false, perNight = null, approval, manager }: Hired = {},
  ) => {
    const subject = `${businessId}-${firstName.toLowerCase()}`;
    const tierId = perNight === null ? null : `tier_${firstName.toLowerCase()}`;
    if (tierId) {
      const rules = {
        ...UNRESTRICTED,
        ...(approval && {
          settings: {
            ...UNRESTRICTED.settings,
            isApprovalRequired: true,
            approval: { ...APPROVAL_DEFAULTS, ...approval },
          },
        }),
        hotels: {
          policies: [{ allowedStarRatings: [1, 2, 3, 4, 5], maxPricePerNight: money(perNight ?? 0) }],
        },
      };
      await pool.query(
        `insert into policy_tiers (tenant_id, business_id, tier_id, name, version)
         values ('business', $1, $2, $3, 1)`,
        [businessId, tierId, `${firstName}’s tier`],
      );
      await pool.query(
        `insert into policy_tier_versions (tenant_id, business_id, tier_id, version, rules, changed_at)
         values ('business', $1, $2, 1, $3, now())`,
        [businessId, tierId, JSON.stringify(rules)],
      );
    }
    const { rows } = await pool.query(
      `insert into business_members (tenant_id, business_id, subject, roles, issuer_role, can_view_admin,
         tier_id, first_name, last_name, email, manager_id)
       values ('business', $1, $2, '{Traveler}', 'Non Financial User', $3, $4, $5, 'Okafor', $6, $7)
       returning person_id`,
      [businessId, subject, isAdmin, tierId, firstName, `${subject}@example.test`, manager?.personId],
    );
    const browser = await product.signIn({ tenantId: 'business', subject });
    await product.call('acknowledgeTerms', browser, { input: { accepted: true } });
    return { browser, subject, personId: rows[0].person_id } as Colleague;
  };
  return { businessId, hire };
}

export const stayFor = async (product: TestProduct, ...people: readonly Colleague[]) => ({
  product: 'Hotel' as const,
  ...(await product.someStay()),
  ...TEST_DATES,
  rooms: TEST_ROOMS,
  travelers: people.map(({ personId }) => ({ personId })),
});
