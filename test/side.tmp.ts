import { openChromium } from './browser/chromium.ts';
const b = await openChromium();
const shot = async (w: number, h: number, path: string, steps: (p: any) => Promise<void>) => {
  const c = await b.newContext({ viewport: { width: w, height: h }, hasTouch: true, isMobile: true, serviceWorkers: 'block' });
  const p = await c.newPage();
  p.setDefaultTimeout(15000);
  try { await steps(p); } catch (e) { console.log(path, String(e).slice(0, 200)); }
  await p.waitForTimeout(2500);
  await p.screenshot({ path });
  await c.close();
};
const start = async (p: any) => {
  await p.goto('http://localhost:4311/');
  await p.getByRole('button', { name: 'Play now', exact: true }).first().tap();
  await p.locator('.play-table canvas[data-frames]').waitFor();
  await p.waitForTimeout(3000);
  await p.locator('.dock-act .button-primary').first().tap();
  await p.waitForTimeout(6000);
};
await shot(844, 390, '/tmp/s1.png', start);
await shot(844, 390, '/tmp/s2.png', async (p) => { await start(p); await p.locator('.act-card .button').first().tap(); });
await shot(667, 375, '/tmp/s3.png', async (p) => { await start(p); await p.locator('.act-card .button').first().tap(); });
for (const [i, g] of ['skaxar', 'battlespace-sirius'].entries()) await shot(844, 390, `/tmp/s${4 + i}.png`, async (p) => {
  await p.goto(`http://localhost:4311/#/new/${g}`);
  await p.locator('.launch .button-primary, .launch-line .button-primary').tap();
  await p.locator('.play-table canvas[data-frames]').waitFor();
  await p.waitForTimeout(7000);
});
await shot(844, 390, '/tmp/s6.png', async (p) => { await p.goto('http://localhost:4311/#/learn/orions-gate'); await p.waitForTimeout(6000); });
await b.close();
