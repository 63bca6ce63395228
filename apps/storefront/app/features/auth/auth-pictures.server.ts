import pictures from 'virtual:brand/pictures';
import { getPicture } from '../../media/media.server.ts';
import type { AuthPicture } from './auth-frame.tsx';

// Wide for the tall half of a screen, narrow for the band above a phone's form, and the point that stays visible.
const PICTURES = pictures.auth;

export function authPicture(page: keyof typeof PICTURES): AuthPicture {
  const [wide, narrow, focus] = PICTURES[page];
  return { wide: getPicture(wide), narrow: getPicture(narrow), focus };
}
