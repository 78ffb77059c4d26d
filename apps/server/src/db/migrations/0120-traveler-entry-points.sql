-- Where a saved traveler was last saved from; null when it was not said.

alter table travelers
  add column entry_point text check (entry_point in ('profile', 'checkout', 'onboarding'));
