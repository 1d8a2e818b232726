/** The mark: a bracket that holds a bookmark. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" fill="currentColor">
      <path d="M4 6a3 3 0 0 1 3-3h7v5H9v16h5v5H7a3 3 0 0 1-3-3z" />
      <path className="logo-ribbon" d="M17 3h8a3 3 0 0 1 3 3v23l-5.5-5.5L17 29z" />
    </svg>
  );
}

/** Mark and name. The name is live text in the site's own typeface, which is loaded anyway. */
export function Logo() {
  return (
    <span className="logo" translate="no">
      <LogoMark />
      Ayraç
    </span>
  );
}
