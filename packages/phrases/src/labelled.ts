/** Returns the words of form fields without hints, with labels that are also used elsewhere. */
export function labelled<Name extends string>(
  labels: Readonly<Record<Name, string>>,
): Record<Name, { readonly label: string; readonly hint: string }> {
  const fields = Object.entries<string>(labels).map(([name, label]) => [name, { label, hint: '' }]);
  return Object.fromEntries(fields);
}
