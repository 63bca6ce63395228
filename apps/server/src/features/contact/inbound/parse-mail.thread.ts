import { answerInThread } from '../../../platform/threads/thread-task.ts';
import { readInboundMail } from './read-inbound-mail.ts';

answerInThread(readInboundMail);
