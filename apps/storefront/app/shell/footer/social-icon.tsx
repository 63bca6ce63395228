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
    'M11.4 18v-7h2.5l.5-3h-3V6.4c0-1 .4-1.6 1.7-1.6h1.5V2.2A17 17 0 0 0 12.4 2C10 2 8.4 3.4 8.4 6v2H5.8v3h2.6v7z',
  instagram:
    'M7 2h6a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm0 1.7A3.3 3.3 0 0 0 3.7 7v6A3.3 3.3 0 0 0 7 16.3h6a3.3 3.3 0 0 0 3.3-3.3V7A3.3 3.3 0 0 0 13 3.7zm3 2.2a4.1 4.1 0 1 1 0 8.2 4.1 4.1 0 0 1 0-8.2zm0 1.7a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zm4.3-3a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  linkedin:
    'M2.8 7.3h3.1V17.5H2.8zM4.3 2.3a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM7.9 7.3h3v1.4c.4-.8 1.5-1.7 3.1-1.7 3.2 0 3.8 2.1 3.8 4.9v5.6h-3.1v-5c0-1.2 0-2.7-1.6-2.7s-1.9 1.3-1.9 2.6v5.1H7.9z',
  twitter:
    'M2.6 3h4.5l3.6 4.9L15 3h2l-5.4 6.2L17.6 17h-4.5l-3.9-5.3L4.6 17h-2l5.7-6.6zm2.9 1.5 8.4 11h1.2l-8.4-11z',
  youtube:
    'M4.5 4h11A2.5 2.5 0 0 1 18 6.5v7a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 2 13.5v-7A2.5 2.5 0 0 1 4.5 4zm4 3.2v5.6l4.8-2.8z',
};

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={OUTLINES[network]} />
    </svg>
  );
}
