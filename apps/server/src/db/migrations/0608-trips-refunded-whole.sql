-- Trips that cost nothing in the end are counted apart, so that what one costs on average is of the others.
create index company_trips_refunded_whole on company_trips (tenant_id, business_id, created_at)
  where refunded_minor >= booked_minor;
