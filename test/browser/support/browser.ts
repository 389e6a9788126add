import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../support/chromium.ts';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium, without a window. Throws with the line that installs it when there is none. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('The browser tests need Chromium: apt-get install chromium, or CHROMIUM=/path/to/chromium.');
  return chromium.launch({ executablePath, args: flags });
}
