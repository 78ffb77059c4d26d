-- A transaction that writes a step of a saga writes its saga first, or fails, and one statement deletes both:
-- the database looked the saga up once more for each step of each booking.
alter table saga_steps drop constraint saga_steps_tenant_id_customer_id_saga_id_fkey;
