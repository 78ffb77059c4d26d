-- Lists show the requests of a trip together
create index approval_requests_of_trip on approval_requests (tenant_id, customer_id, trip_id);
