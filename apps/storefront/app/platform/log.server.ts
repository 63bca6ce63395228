import pino from 'pino';
import { config } from './config.server.ts';

export const log = pino({
  name: 'storefront',
  level: config.logLevel,
  redact: ['cookie', 'authorization', '*.cookie', '*.authorization'],
});
