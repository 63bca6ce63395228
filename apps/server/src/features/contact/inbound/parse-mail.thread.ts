import { answerInThread } from '../../../platform/threads/answer-in-thread.ts';
import { readInboundMail } from './read-inbound-mail.ts';

answerInThread(readInboundMail);
