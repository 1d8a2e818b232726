import { encode } from 'uqr';

/** Quiet zone around the code in modules, as the standard requires. */
const MARGIN = 4;

/** Returns a QR code as the SVG path of its dark modules, with one rectangle per horizontal run. */
export function qrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: MARGIN });
  const path = data.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: path.join('') };
}

/** Returns the start and length of each run of dark modules in a row. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last !== undefined && row[x - 1]) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
