-- How many requests of a company wait is counted on every page of its admins.
create index approval_requests_waiting on approval_requests (tenant_id, business_id)
  where state in ('pending', 'inReview');
