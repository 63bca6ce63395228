export const SOCIAL_NETWORKS = [
  { key: 'facebook', name: 'Facebook' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'twitter', name: 'Twitter' },
  { key: 'youtube', name: 'YouTube' },
] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]['key'];

const OUTLINES: Record<SocialNetwork, string> = {
  facebook:
    'M11.4 18v-7h2.5l.5-3h-3V6.4c0-1 .4-1.6 1.7-1.6h1.5V2.2A17 17 0 0 0 12.400 2C10 2 8.400 3.400 8.400 6v2H5.800v3h2.600v7z',
  instagram:
    'M7 2h6a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm0 1.700A3.300 3.300 0 0 0 3.700 7v6A3.300 3.300 0 0 0 7 16.300h6a3.300 3.300 0 0 0 3.300-3.300V7A3.300 3.300 0 0 0 13 3.700zm3 2.200a4.100 4.100 0 1 1 0 8.200 4.100 4.100 0 0 1 0-8.200zm0 1.700a2.400 2.400 0 1 0 0 4.800 2.400 2.400 0 0 0 0-4.800zm4.300-3a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  linkedin:
    'M2.800 7.300h3.100V17.500H2.800zM4.300 2.300a1.800 1.800 0 1 1 0 3.600 1.800 1.800 0 0 1 0-3.600zM7.900 7.300h3v1.400c.4-.8 1.500-1.700 3.100-1.700 3.200 0 3.800 2.100 3.800 4.900v5.600h-3.100v-5c0-1.200 0-2.700-1.600-2.700s-1.900 1.300-1.900 2.600v5.100H7.900z',
  twitter:
    'M2.600 3h4.500l3.600 4.900L15 3h2l-5.400 6.200L17.600 17h-4.500l-3.900-5.300L4.600 17h-2l5.700-6.600zm2.900 1.500 8.400 11h1.200l-8.400-11z',
  youtube:
    'M4.500 4h11A2.500 2.500 0 0 1 18 6.500v7a2.500 2.500 0 0 1-2.500 2.500h-11A2.500 2.500 0 0 1 2 13.500v-7A2.500 2.500 0 0 1 4.500 4zm4 3.200v5.600l4.800-2.800z',
};

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={OUTLINES[network]} />
    </svg>
  );
}
