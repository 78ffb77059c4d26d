-- Since when its bank doesn't serve the number any more; a new one is typed for the same card.
alter table cards add column replaced_at timestamptz;
-- The bank's check of a card that's added: an authorization of nothing; null: there's none.
alter table card_tokens add column check_reference text;
