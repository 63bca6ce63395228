import { TRANSLATION_KEY } from '../../accounts.ts';
import { misbehave } from '../../core/misbehave.ts';
import type { Part, World } from '../../core/world.ts';

interface TranslateBody {
  readonly text?: unknown;
  readonly target_lang?: unknown;
}

/** Everything outside of tags and of what is to be left alone gets the mark of the language. */
const translate = (text: string, language: string) => `${language}: ${text}`;

/** DeepL's API. It knows no languages: the words come back with the name of the target in front. */
export function translationPart(world: World): Part {
  let count = 0;
  return {
    name: 'translation',
    about: 'DeepL: POST /v2/translate answers with the same words and the name of the language in front.',
    state: () => `${count} texts translated`,
    reset() {
      count = 0;
    },
    routes(app) {
      app.post('/v2/translate', async (request, reply) => {
        if (request.headers.authorization !== `DeepL-Auth-Key ${TRANSLATION_KEY}`)
          return reply.code(403).send({ message: 'Forbidden' });
        const told = world.scenarios.take('translation', 'translate', []);
        if (await misbehave(told, reply, () => null)) return reply;
        const { text, target_lang: target } = (request.body ?? {}) as TranslateBody;
        if (!Array.isArray(text) || typeof target !== 'string')
          return reply.code(400).send({ message: "Parameter 'text' or 'target_lang' not specified." });
        count += text.length;
        return {
          translations: text.map((one) => ({
            detected_source_language: 'EN',
            text: translate(String(one), target),
          })),
        };
      });
    },
  };
}
