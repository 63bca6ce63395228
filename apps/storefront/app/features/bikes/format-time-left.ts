import type { MessageId } from '../../i18n/message-id.ts';
import type { Translate } from '../../i18n/use-t.ts';
import type { TimeLeft } from './bike-view.ts';

/** "3 years and 6 months of frame warranty left": two units are enough, and days only when nothing else is left. */
export function formatTimeLeft(t: Translate, { years, months, days }: TimeLeft): string {
  const say = (id: MessageId) => t(id, { years, months, days });
  if (years > 0) return say(months > 0 ? 'bikes.left.yearsMonths' : 'bikes.left.years');
  if (months > 0) return say('bikes.left.months');
  return say(days > 0 ? 'bikes.left.days' : 'bikes.left.over');
}
