import { Picture } from '../../../kit/parts/picture.tsx';
import { usePictures } from './use-pictures.ts';

/** A small picture by its key; a drawn one where it is not known. */
export function MediaThumb({ site, mediaKey }: { site: string; mediaKey: string | null }) {
  const address = usePictures(site).get(mediaKey ?? '')?.address ?? null;
  return <Picture key={address} address={address} />;
}
