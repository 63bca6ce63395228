/** The process answers; whether the api does is the api's own business. */
export function loader() {
  return Response.json({ ok: true, build: __BUILD_ID__ }, { headers: { 'Cache-Control': 'no-store' } });
}
