export type Place = Readonly<Record<'country' | 'street' | 'floor' | 'code' | 'city' | 'state', string>>;

/** Street before town, or where it is written in Han characters the large before the small and without gaps. */
export function placeLines({ country, street, floor, code, city, state }: Place): string[] {
  // A city that is its own province is said once.
  const province = state === city ? '' : state;
  if (/\p{sc=Han}/u.test(city))
    return [country === 'JP' && code ? `〒${code}` : code, `${province}${city}${street}`, floor];
  // A province in two or three letters stands behind its town.
  const isShort = /^\p{Lu}{1,3}$/u.test(province);
  const town = [code, city, isShort ? province : ''].filter(Boolean).join(' ');
  return [street, floor, town, isShort ? '' : province];
}
