/** A person of the demo maker at its identity provider. */
export interface DemoPerson {
  /** Stands for the person in tests and in the sign-in form. */
  readonly login: string;
  readonly name: string;
  readonly locale: string;
  readonly timezone: string;
  /** `desk-<role>` for every site, `desk-<role>-<site>` for one; the demo maps them to roles. */
  readonly groups: readonly string[];
}

const person = (
  login: string,
  name: string,
  groups: readonly string[],
  [locale, timezone]: readonly [string, string] = ['it', 'Europe/Rome'],
): DemoPerson => ({ login, name, locale, timezone, groups });

const ECUADOR = ['es', 'America/Guayaquil'] as const;

/** One for each role, two for what needs a second approval, one without any grant. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person('elena.marchetti', 'Elena Marchetti', ['desk-admin'], ['en', 'Europe/Rome']),
  person('tomas.vidal', 'Tomás Vidal', ['desk-admin'], ['en', 'Europe/Madrid']),
  person('rosa.paredes', 'Rosa Paredes', ['desk-finance-ec'], ECUADOR),
  person('diego.mora', 'Diego Mora', ['desk-finance-ec'], ECUADOR),
  person('sofia.greco', 'Sofia Greco', ['desk-finance-it']),
  person('bruno.neri', 'Bruno Neri', ['desk-finance-it']),
  person('livia.conti', 'Livia Conti', ['desk-support-it']),
  person('mateo.salas', 'Mateo Salas', ['desk-support-ec'], ECUADOR),
  person('marco.ferri', 'Marco Ferri', ['desk-fulfilment-it']),
  person('ines.cordova', 'Inés Córdova', ['desk-fulfilment-ec'], ECUADOR),
  person('giulia.sarti', 'Giulia Sarti', ['desk-editor']),
  person('anna.costa', 'Anna Costa', ['desk-country-it']),
  person('layla.haddad', 'Layla Haddad', ['desk-country-ae'], ['ar', 'Asia/Dubai']),
  person('paul.lenoir', 'Paul Lenoir', ['desk-auditor'], ['en', 'Europe/Paris']),
  person('nuovo.arrivato', 'Nuovo Arrivato', []),
];

export const emailOf = ({ login }: Pick<DemoPerson, 'login'>) => `${login}@brand.example`;

export const findPerson = (login: string) => DEMO_PEOPLE.find((one) => one.login === login);
