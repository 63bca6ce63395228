import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/db/db.ts';

interface Person {
  readonly given_name: string;
  readonly family_name: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
}

/** A question of a person, with a message that came by mail. */
export async function aTicketOf(db: Db, site_id: number, person: Person) {
  const ticket_id = randomUUID();
  const name = `${person.given_name} ${person.family_name}`;
  const question = {
    phone: person.phone,
    message: `Abito in ${person.street}`,
    department: 'technical' as const,
  };
  await db
    .insertInto('contact_tickets')
    .values({
      ...question,
      site_id,
      id: ticket_id,
      email: person.email,
      locale: 'it',
      order_code: 'ABC',
      name,
      subject: `${person.street}?`,
    })
    .execute();
  await db
    .insertInto('ticket_messages')
    .values({
      site_id,
      ticket_id,
      direction: 'in',
      body: `Sono ${name}, ${person.street}`,
      author: person.given_name,
      author_email: person.email,
      attachments: [`${person.family_name}.pdf`],
    })
    .execute();
  return question;
}
