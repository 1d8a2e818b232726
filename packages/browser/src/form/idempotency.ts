/** Hands out keys: the same content gets the same key, so that a repeated try leaves one request. */
export function keyKeeper(makeKey: () => string): (content: unknown) => string {
  let last: { readonly content: string; readonly key: string } | undefined;
  return (content) => {
    const written = JSON.stringify(content);
    if (last?.content !== written) last = { content: written, key: makeKey() };
    return last.key;
  };
}

/** A random key; `randomUUID` is missing on plain http. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
