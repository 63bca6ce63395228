import pictures from 'virtual:brand/pictures';
import { getPicture } from '../../media/media.server.ts';

/** On the pages on which a newsletter is subscribed to or left. */
export const letterPicture = () => getPicture(pictures.newsletter);
