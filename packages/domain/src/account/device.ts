/** Description of a signed-in browser. A part is null when the user agent does not name it. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  readonly form: 'computer' | 'phone' | 'tablet' | null;
}

type Table = readonly (readonly [RegExp, string])[];

// Specific browsers first: nearly every browser also names itself Chrome or Safari.
const browsers: Table = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
];

const systems: Table = [
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/**
 * Reads browser family, system and form factor from a `User-Agent`, so that users recognise their devices. Versions are
 * left out.
 */
export function deviceOf(userAgent: string): Device {
  const system = nameIn(systems, userAgent);
  return { browser: nameIn(browsers, userAgent), system, form: formOf(userAgent, system) };
}

function nameIn(table: Table, userAgent: string): string | null {
  return table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}

function formOf(userAgent: string, system: string | null): Device['form'] {
  if (system === null) return null;
  if (system === 'iOS') return 'phone';
  if (system === 'iPadOS') return 'tablet';
  // On Android, only phones send "Mobile".
  if (system === 'Android') return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet';
  return 'computer';
}
