const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text may be asked for where ids stand; the database refuses every other one. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
