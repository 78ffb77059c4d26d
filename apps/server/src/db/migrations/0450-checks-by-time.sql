-- A replay reads the checks of the last 30 days page by page, however many are older.
create index policy_checks_by_time
  on policy_checks (tenant_id, business_id, tier_id, checked_at, checkout_id);
