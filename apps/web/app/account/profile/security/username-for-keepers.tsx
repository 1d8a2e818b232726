/** Tells password managers whose password the form is about; people see nothing of it. */
export function UsernameForKeepers({ username }: { readonly username: string }) {
  return <input type="text" autoComplete="username" value={username} readOnly hidden />;
}
