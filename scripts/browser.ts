import { type Browser, chromium } from 'playwright-core';

/** Debian's path of headless Chromium; the variable CHROMIUM overrides it. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';

/** Chromium flags: no background traffic, and no sandbox because it does not work as root. */
const flags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens a headless browser. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [...flags, ...more],
    // The caller closes the browser, even after Ctrl+C.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
}
