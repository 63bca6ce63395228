import {
  cancelLetter,
  type Letter,
  type LetterDryRun,
  resumeLetter,
  sendLetter,
  stopLetter,
  testLetter,
} from '@paddock/server/features/letters/letters.contract.ts';
import type { Translate } from '../../i18n/use-t.ts';
import { defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { languageName } from '../../kit/parts/language.ts';
import { numberText } from '../../kit/parts/time.tsx';

const idOf = ({ id }: Letter) => ({ params: { id }, body: {} });

/** What can be done with a letter. `dryRun` is what the api says sending would do now; null: not known yet. */
export const letterActions = (t: Translate, dryRun: LetterDryRun | null): SubjectAction<Letter>[] => [
  defineAction<Letter, typeof testLetter>({
    name: 'letter.test',
    keys: 't',
    icon: 'mail',
    contract: testLetter,
    fields: ({ texts }) => [
      {
        name: 'locale',
        label: t('letters.language'),
        kind: 'select',
        isRequired: true,
        initial: Object.keys(texts)[0] ?? '',
        options: Object.keys(texts).map((locale) => ({ value: locale, label: languageName(locale) })),
      },
    ],
    input: ({ id }, { locale = '' }) => ({ params: { id }, body: { locale } }),
    effects: () => [t('letters.testEffect')],
  }),
  defineAction<Letter, typeof sendLetter>({
    name: 'letter.send',
    keys: 's',
    icon: 'send',
    kind: 'next',
    contract: sendLetter,
    fields: ({ timezone }) => [
      {
        name: 'local_at',
        label: t('letters.when', { zone: timezone }),
        kind: 'datetime',
        hint: t('letters.whenHint'),
      },
    ],
    input: ({ id }, { local_at }) => ({ params: { id }, body: local_at ? { local_at } : {} }),
    effects: (letter) => sendEffects(t, letter, dryRun),
  }),
  defineAction<Letter, typeof cancelLetter>({
    name: 'letter.cancel',
    keys: 'x',
    icon: 'close',
    kind: 'danger',
    contract: cancelLetter,
    input: idOf,
    effects: () => [t('letters.cancelEffect')],
  }),
  defineAction<Letter, typeof stopLetter>({
    name: 'letter.stop',
    keys: 'x',
    icon: 'hold',
    kind: 'danger',
    contract: stopLetter,
    input: idOf,
    effects: () => [t('letters.stopEffect')],
  }),
  defineAction<Letter, typeof resumeLetter>({
    name: 'letter.resume',
    keys: 'r',
    icon: 'play',
    kind: 'next',
    contract: resumeLetter,
    input: idOf,
    effects: ({ planned, counts }) => [
      t('letters.resumeEffect', { count: numberText(Math.max(0, (planned ?? 0) - counts.sent)) }),
    ],
  }),
];

/** The dry run in sentences. */
export function sendEffects(t: Translate, { sender }: Letter, dryRun: LetterDryRun | null): string[] {
  if (!dryRun) return [];
  const { readers, locales, without_text: without, suppressed, per_minute: rate } = dryRun;
  const parts = locales.map(({ locale, readers: count }) => `${languageName(locale)} ${numberText(count)}`);
  return [
    t('letters.sendEffect', { count: readers, languages: parts.join(', ') }),
    t('letters.senderEffect', { name: sender.name, address: sender.address }),
    t('letters.durationEffect', { minutes: Math.max(1, Math.ceil(readers / rate)), rate: numberText(rate) }),
    ...(without > 0 ? [t('letters.withoutText', { count: without })] : []),
    ...(suppressed > 0 ? [t('letters.suppressedEffect', { count: suppressed })] : []),
    ...locales
      .filter(({ left_out: leftOut }) => leftOut.length > 0)
      .map(({ locale, left_out: leftOut }) =>
        t('letters.leftOutIn', { language: languageName(locale), names: leftOut.join(', ') }),
      ),
  ];
}
