-- Those that still have to be noted as ended, the first first
create index delegations_running on delegations (ends_at) where ended_at is null;
