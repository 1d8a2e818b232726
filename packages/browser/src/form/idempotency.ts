/**
 * Returns a function that gives equal content the same idempotency key, so that a retry does not create a second
 * request. Only the last content is remembered.
 */
export function keyKeeper(makeKey: () => string): (content: unknown) => string {
  let last: { readonly content: string; readonly key: string } | undefined;
  return (content) => {
    const written = JSON.stringify(content);
    if (last?.content !== written) last = { content: written, key: makeKey() };
    return last.key;
  };
}

/** Returns a random key. `crypto.randomUUID` does not exist on plain HTTP. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
