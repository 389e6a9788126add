import { existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser of the system: the one that `CHROMIUM` names, else the first that is found. */
export function findChromium(): string | undefined {
  const folders = [...new Set(['/usr/bin', ...(process.env['PATH'] ?? '').split(path.delimiter)])].filter(Boolean);
  return [
    process.env['CHROMIUM'],
    ...folders.flatMap(folder => names.map(name => path.join(folder, name))),
    ...elsewhere,
  ].find(file => file !== undefined && existsSync(file));
}
