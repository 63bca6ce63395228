import type { SendOutcome } from './letter-sends.sql.ts';

const MAX_TRIES = 5;
const RETRY_SECONDS = [300, 900, 3600, 7200];

/** Faults of the message or of our reputation, or a full mailbox: the address itself may be good. */
const NOT_THE_ADDRESS = /^5\.(2\.[23]|3\.|6\.|7\.)/;

/** Whether an enhanced status code (RFC 3463) says that the mailbox does not exist. */
export const isHardBounce = (status: string): boolean =>
  /^5\.\d{1,3}\.\d{1,3}$/.test(status) && !NOT_THE_ADDRESS.test(status);

// Up to here the mail server has not got the mail, whatever happened.
const BEFORE_DATA = new Set([
  'CONN',
  'EHLO',
  'HELO',
  'LHLO',
  'STARTTLS',
  'AUTH',
  'AUTH PLAIN',
  'AUTH LOGIN',
  'MAIL FROM',
  'RCPT TO',
]);

interface SmtpError {
  readonly message: string;
  readonly responseCode?: number;
  readonly command?: string;
}

export interface Failure extends SendOutcome {
  /** The mail server cannot be reached: other mails need not be tried now. */
  readonly isDown: boolean;
  /** The mailbox does not exist. */
  readonly isHard: boolean;
}

/** How a mail ended that the mail server did not take. What is not known to be refused is never sent again. */
export function classifyFailure(error: SmtpError, tries: number): Failure {
  const { responseCode: code, command = '', message } = error;
  const detail = message.replaceAll(/\S+@\S+/g, '…');
  const end = (status: SendOutcome['status'], isHard = false): Failure => ({
    status,
    detail,
    retrySeconds: null,
    isDown: false,
    isHard,
  });
  const later = (isDown: boolean): Failure =>
    tries >= MAX_TRIES
      ? end('failed')
      : {
          status: 'deferred',
          detail,
          retrySeconds: RETRY_SECONDS[tries - 1] ?? 7200,
          isDown,
          isHard: false,
        };
  if (code === undefined) return BEFORE_DATA.has(command) ? later(true) : end('uncertain');
  // The server wants another password: ours to repair, not the reader's fault.
  if (code < 500 || code === 530 || code === 535) return later(code >= 500);
  const status = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(message)?.[0];
  const isHard = status ? isHardBounce(status) : command === 'RCPT TO' && [550, 551, 553].includes(code);
  return end('failed', isHard);
}
