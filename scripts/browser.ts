import { type Browser, chromium } from 'playwright-core';

/** Where Debian puts the Chromium that has no windows; another one is named by CHROMIUM. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';

/** Chromium without its own traffic; its sandbox does not work as root. */
export const flags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens a browser without a window. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [...flags, ...more],
    // Whoever opened it closes it, also after Ctrl+C.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
}
