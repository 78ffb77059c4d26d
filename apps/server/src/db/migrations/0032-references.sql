-- Reconciling asks for tenders by our reference at the bank, and for the running sagas of a booking.
create index tenders_of_rewards on tenders (reference) where kind = 'Rewards';
create index sagas_running_of_booking on sagas (tenant_id, customer_id, (input ->> 'bookingId'))
  where state = 'running';
