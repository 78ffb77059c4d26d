-- What was priced under a tier is judged again by other rules.
create index policy_checks_of_tier on policy_checks (tenant_id, business_id, tier_id, checkout_id);
