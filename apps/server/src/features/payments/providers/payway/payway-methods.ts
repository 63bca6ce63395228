/**
 * Which of Payway's payment methods a card belongs to, by the beginning of its number; the longest one that fits counts.
 * An account's list may differ: `settings.methods` ("451772:31,4:1,…") replaces this one.
 */
const METHODS =
  '4:1,451772:31,451766:31,517562:66,51:15,52:15,53:15,54:15,55:15,22:15,23:15,24:15,25:15,26:15,27:15,' +
  '34:65,37:65,30:8,36:8,38:8,589562:24,527571:24,603488:23,589657:63,6042:63,6043:63,501020:99,501021:99';

export function paymentMethodOf(bin: string, methods = METHODS): number | null {
  const fitting = methods
    .split(',')
    .map((entry) => entry.split(':'))
    .filter(([prefix]) => prefix && bin.startsWith(prefix))
    .toSorted(([a = ''], [b = '']) => b.length - a.length);
  const id = Number(fitting[0]?.[1]);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** The first six figures. Panels send the number as it is shown, with a space in it. */
export function binOf(text: string | undefined): string | null {
  const figures = (text ?? '').replace(/\D/g, '').slice(0, 6);
  return figures.length === 6 ? figures : null;
}
