import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--remote-debugging-port=9333','--no-sandbox','--disable-gpu','--disable-background-networking'] });
const url = `${process.env.PADDOCK_EDGE_URL}/it-it/products/lupo-500`;
await fetch(url);
for (let i = 0; i < 3; i++) {
const r = await lighthouse(url, { port: 9333, output: 'json', onlyCategories: ['performance'] });
const a = r.lhr.audits;
console.log(r.lhr.categories.performance.score, ['first-contentful-paint','largest-contentful-paint','total-blocking-time','cumulative-layout-shift','speed-index'].map(k => k + ' ' + a[k].displayValue).join(' | '));
if (i===0) { console.log(JSON.stringify(a['lcp-breakdown-insight']?.details?.items?.map(x=>x.items ?? x), null, 0)?.slice(0,900)); console.log((a['network-requests'].details.items).map(x => `${x.resourceType} ${x.transferSize} ${x.url.replace(/.*\/\/[^/]*/,'').slice(0,80)} ${Math.round(x.networkRequestTime)}-${Math.round(x.networkEndTime)}`).join('\n')); console.log(JSON.stringify(a['mainthread-work-breakdown']?.details?.items?.map(x=>[x.group, Math.round(x.duration)]))); }
}
await browser.close();
