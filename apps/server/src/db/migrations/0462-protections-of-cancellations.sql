-- What a cancellation does to each protection of its booking, as it was quoted; what one pays of the refund;
-- and what was chosen of what it can pay. Null: canceled by the fare's or the rate's own terms.
alter table cancel_quotes add column protections jsonb not null default '[]';
alter table cancel_quotes add column claim_minor bigint not null default 0 check (claim_minor >= 0);
alter table cancel_quotes add column choice text check (choice in ('refund', 'airlineCredit'));
