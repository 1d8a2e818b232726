/** Returns the caret position in a formatted phone number after the given number of digits. */
export function caretAfter(digits: number, written: string): number {
  let passed = 0;
  for (let at = 0; at < written.length; at += 1) {
    if (passed === digits) return at;
    if (/\d/.test(written[at] ?? '')) passed += 1;
  }
  return written.length;
}

/** Returns the number of digits before the caret. */
export function digitsBefore(caret: number, typed: string): number {
  return typed.slice(0, caret).replace(/\D/g, '').length;
}
