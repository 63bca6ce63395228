-- Previews have links of their own (see previews); no release since 20261118_0115 reads these.
alter table page_versions drop column preview_hash, drop column preview_until;
