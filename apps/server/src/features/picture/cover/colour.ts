/** Colour in OKLCH: lightness (0 to 1), chroma (0 to about 0.37) and hue (degrees). */
export interface Shade {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Parses `#RRGGBB`. */
export function shadeOf(hex: string): Shade {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(a, c), hue: ((Math.atan2(c, a) * 180) / Math.PI + 360) % 360 };
}

/** Formats a shade as `#RRGGBB`. A colour outside sRGB is reduced in chroma until it fits. */
export function hexOf({ lightness, chroma, hue }: Shade): string {
  for (let left = chroma; left > 0.001; left -= 0.004) {
    const rgb = rgbOf(lightness, left, hue);
    if (rgb.every((part) => part >= -0.0005 && part <= 1.0005)) return write(rgb);
  }
  return write(rgbOf(lightness, 0, hue));
}

function rgbOf(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function write(rgb: readonly number[]): string {
  const bytes = rgb.map((part) => Math.round(255 * gamma(Math.min(1, Math.max(0, part)))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

// Transfer functions of sRGB (IEC 61966-2-1), in both directions.
function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function gamma(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}
