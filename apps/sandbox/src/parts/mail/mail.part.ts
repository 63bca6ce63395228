import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Part } from '../../core/world.ts';
import type { Inbox, ReceivedMail } from './inbox.ts';
import { inboxPage, mailPage } from './inbox-page.ts';
import { MAIL_BEHAVIOURS, type MailServer } from './smtp.ts';

const Behaviour = z.strictObject({ behaviour: z.enum(MAIL_BEHAVIOURS) });
const Query = z.object({ to: z.string().optional() });

const html = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);

/** GET /inbox to read, GET /inbox.json?to=… for tests, DELETE /inbox to empty it, POST /inbox/behaviour to misbehave. */
export function mailPart(inbox: Inbox, server: MailServer): Part {
  return {
    name: 'mail',
    about: 'The mail server and all mailboxes, at /inbox.',
    state: () =>
      `${server.behaviour === 'accept' ? 'accepts' : server.behaviour}, ${inbox.list().length} mails`,
    routes(app) {
      app.get('/inbox', async (request, reply) => {
        const { to } = Query.parse(request.query);
        return html(reply, inboxPage(inbox.list(to), to, server.behaviour));
      });
      app.get('/inbox.json', async (request) => {
        const { to } = Query.parse(request.query);
        return { data: inbox.list(to).map(briefly) };
      });
      app.delete('/inbox', async (_request, reply) => {
        inbox.clear();
        return reply.code(204).send();
      });
      mailRoutes(app, inbox);
      app.post('/inbox/behaviour', async (request, reply) => {
        const wanted = Behaviour.safeParse(request.body);
        if (!wanted.success)
          return reply.code(422).send({ message: `Give one of ${MAIL_BEHAVIOURS.join(', ')}.` });
        server.behaviour = wanted.data.behaviour;
        server.forget();
        return { data: { behaviour: server.behaviour } };
      });
    },
    reset() {
      inbox.clear();
      server.behaviour = 'accept';
      server.forget();
    },
  };
}

/** One mail: as a page, and what is in it. */
function mailRoutes(app: FastifyInstance, inbox: Inbox) {
  const withMail = (show: (mail: ReceivedMail, reply: FastifyReply) => unknown) => {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const mail = inbox.find(Number((request.params as { id: string }).id));
      return mail ? show(mail, reply) : reply.code(404).send({ message: 'No such mail.' });
    };
  };
  app.get(
    '/inbox/:id',
    withMail((mail, reply) => html(reply, mailPage(mail))),
  );
  app.get(
    '/inbox/:id/body',
    withMail((mail, reply) =>
      reply
        // What a mail brings along may show itself and do nothing else.
        .header(
          'content-security-policy',
          "sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'",
        )
        .type('text/html; charset=utf-8')
        .send(mail.html ?? ''),
    ),
  );
  app.get(
    '/inbox/:id/text',
    withMail((mail, reply) => reply.type('text/plain; charset=utf-8').send(mail.text)),
  );
  app.get(
    '/inbox/:id/raw',
    withMail((mail, reply) => reply.type('text/plain; charset=utf-8').send(mail.raw)),
  );
  app.get('/inbox/:id/attachments/:place', async (request, reply) => {
    const { id, place } = request.params as { id: string; place: string };
    const found = inbox.find(Number(id))?.attachments[Number(place)];
    if (!found) return reply.code(404).send({ message: 'No such attachment.' });
    return reply
      .type(found.type)
      .header('content-disposition', `inline; filename="${found.name.replace(/[^\w.-]/g, '_')}"`)
      .header('content-security-policy', 'sandbox')
      .send(Buffer.from(found.bytes));
  });
}

const briefly = ({ raw: _raw, attachments, ...mail }: ReceivedMail) => ({
  ...mail,
  attachments: attachments.map(({ name, type, bytes }) => ({ name, type, size: bytes.length })),
});
