-- The worker looks every ten minutes for revised promises that no mail has told.
create index delivery_promises_revised on delivery_promises (site_id, shown_at) where reason = 'revised';
