/** Stands where a picker will, until that is loaded. */
export function WaitingPicker({ label }: { readonly label: string }) {
  return (
    <div className="field-box">
      <input className="field-control" disabled aria-label={label} />
    </div>
  );
}
