/** Hidden field that tells password managers which account the password belongs to. */
export function UsernameForKeepers({ username }: { readonly username: string }) {
  return <input type="text" autoComplete="username" value={username} readOnly hidden />;
}
