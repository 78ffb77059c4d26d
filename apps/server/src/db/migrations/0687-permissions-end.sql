-- What a permission was for is over: it's `ended` here, and the gateway is still to end it.
alter table payment_permissions add column is_to_end boolean not null default false;
create index payment_permissions_to_end on payment_permissions (requested_at) where is_to_end;
-- Until when the traveler has to confirm the payment of what's approved with their card's bank; null: they
-- don't have to.
alter table approval_requests add column confirm_by timestamptz;
