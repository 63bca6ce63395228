// node haproxy.ts [release.json]: prints the configuration of HAProxy for this machine.
import { renderHaproxy } from './render-haproxy.ts';
import { readReleaseSettings } from './settings.ts';

process.stdout.write(renderHaproxy(readReleaseSettings(process.argv[2] ?? '/etc/paddock/release.json')));
