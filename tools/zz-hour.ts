import { chromium } from '@playwright/test';
import { hourRows } from '/work/calm/tools/bench/hour';
import { printRows } from '/work/calm/tools/bench/row';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
console.time('hour');
printRows(await hourRows({ browser, url: 'http://127.0.0.1:49660/' }));
console.timeEnd('hour');
await browser.close();
