// Numbers reserved for films and never assigned, by town; elsewhere in Britain a range that belongs to no town.
const BRITISH: Record<string, string> = {
  Leeds: '113 496 0',
  Sheffield: '114 496 0',
  Nottingham: '115 496 0',
  Leicester: '116 496 0',
  Reading: '118 496 0',
  Glasgow: '141 496 0',
  Liverpool: '151 496 0',
  Manchester: '161 496 0',
  Sunderland: '191 498 0',
  Belfast: '28 9649 6',
  Cardiff: '29 2018 0',
};

interface Dealer {
  readonly country: string;
  readonly city: string;
  /** The area's code, where it is known. */
  readonly area: string | null;
  /** How the country's office writes its number: the dealer's is written the same way. */
  readonly officePhone: string;
}

/** A number of that country as it is written there: 555 and the like, so that it is never assigned. */
export function dealerPhone({ country, city, area, officePhone }: Dealer, random: () => number): string {
  const figures = (count: number) => String(Math.floor(random() * 10 ** count)).padStart(count, '0');
  if (country === 'GB') return `+44 ${BRITISH[city] ?? '1632 960'}${figures(3)}`;
  if (country === 'US') return `+1 ${area ?? '202'} 555 01${figures(2)}`;
  const last = [...figures(4)];
  const inArea = area ? officePhone.replace(/^(\+\d+) \d+/, `$1 ${area}`) : officePhone;
  return inArea.replace(/\d(?=(\D*\d){0,3}\D*$)/g, (figure) => last.pop() ?? figure);
}
