-- What a booker called a guest who isn't of the company: for who decides about the trip and for its papers.
-- Null for people of the company, and once it's forgotten with what was typed into the checkout.
alter table checkout_travelers add column guest_name text;
