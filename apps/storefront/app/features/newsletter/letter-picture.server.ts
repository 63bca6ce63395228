import { getPicture } from '../../media.server.ts';

/** A bell: on the pages where one asks for letters, or for no more of them. */
export const letterPicture = () => getPicture('bell-ottone-front34');
