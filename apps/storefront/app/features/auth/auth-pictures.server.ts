import { getPicture } from '../../media.server.ts';
import type { AuthPicture } from './auth-frame.tsx';

// Wide for the tall half of a screen, narrow for the band above a phone's form; the eye stays on the machine.
const PICTURES = {
  login: ['hero-scrambler-rosso-phone', 'hero-scrambler-rosso', '62% 50%'],
  register: ['scrambler-engine', 'scrambler-engine', '50% 50%'],
  recovery: ['classic-nero-head', 'classic-nero-head', '42% 50%'],
  update: ['hero-road-blu-phone', 'hero-road-blu', '64% 50%'],
  verify: ['naked-rosso-tank', 'naked-rosso-tank', '62% 50%'],
} as const;

export function authPicture(page: keyof typeof PICTURES): AuthPicture {
  const [wide, narrow, focus] = PICTURES[page];
  return { wide: getPicture(wide), narrow: getPicture(narrow), focus };
}
