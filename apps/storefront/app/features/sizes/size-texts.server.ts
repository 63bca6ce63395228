import type { LengthWriter } from '../products/geometry/length-writer.server.ts';
import type { Reason } from './find-size.rules.ts';
import type { ReasonView } from './size-view.ts';

/** A reason with its lengths in the units and the language of a site. */
export function writeReason(reason: Reason, write: LengthWriter): ReasonView {
  switch (reason.kind) {
    case 'height':
      return { ...reason, from: write.height(reason.from), to: write.height(reason.to) };
    case 'below':
    case 'above':
      return { ...reason, limit: write.height(reason.limit) };
    case 'standover':
    case 'tight':
      // Less than nothing is written as none.
      return { ...reason, gap: write.cm(Math.max(0, reason.gap)) };
    case 'position':
      return { ...reason, stack: write.mm(reason.stack), reach: write.mm(reason.reach) };
    case 'capped':
      return reason;
  }
}
