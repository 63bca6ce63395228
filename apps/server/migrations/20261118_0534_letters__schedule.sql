-- A tested letter can wait for its time: a job begins to send it then.
alter table letters add column scheduled_at timestamptz;

alter table letters drop constraint letters_status_check;
alter table letters add constraint letters_status_check
  check (status in ('draft', 'testing', 'scheduled', 'sending', 'stopped', 'sent'));
alter table letters drop constraint letters_check;
alter table letters add constraint letters_check
  check ((status in ('draft', 'testing', 'scheduled')) = (started_at is null));
alter table letters add constraint letters_scheduled_check
  check ((status = 'scheduled') = (scheduled_at is not null));

insert into status_moves (machine, from_status, to_status, needs_reason) values
  ('letter', 'testing', 'scheduled', false),
  ('letter', 'scheduled', 'testing', false),
  ('letter', 'scheduled', 'sending', false);
