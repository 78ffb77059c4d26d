-- The terms that an offer was accepted on stay with it, also where canceling failed.
create index case_proposals_by_quote on case_proposals (tenant_id, customer_id, quote_id)
  where quote_id is not null;
