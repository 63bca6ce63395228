import { renderSecurityTxt } from './security-txt.server.ts';

export function loader() {
  return new Response(renderSecurityTxt(new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
