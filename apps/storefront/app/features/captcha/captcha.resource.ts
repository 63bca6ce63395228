import { config } from '../../platform/config.server.ts';

/** Where the captcha is and who we are to it: asked for when a form is sent, so that no page has to carry it. */
export function loader() {
  return Response.json(config.captcha);
}
