-- The idempotency key of the request that redeemed a voucher: asked again after a crash it is answered, not
-- refused. It commits with the credit, which the stored answer cannot.
alter table vouchers add column redeemed_by_key text;
