import theme from 'virtual:brand/theme';
import { config } from '../../platform/config.server.ts';

const icon = (src: string, sizes: string, purpose = 'any') => ({ src, sizes, purpose, type: 'image/png' });

export function loader() {
  return Response.json(
    {
      name: config.brand,
      short_name: config.brand,
      start_url: '/',
      display: 'browser',
      background_color: '#ffffff',
      theme_color: theme.bar,
      icons: [
        icon('/icon-192.png', '192x192'),
        icon('/icon-512.png', '512x512'),
        icon('/icon-maskable-512.png', '512x512', 'maskable'),
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=86400' } },
  );
}
