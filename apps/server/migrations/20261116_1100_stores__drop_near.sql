-- Nobody calls it any more: the version before this one asks stores_around.
drop function stores_near(int, geography, float8, text[], int);
