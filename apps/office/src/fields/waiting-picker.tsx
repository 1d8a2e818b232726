/** Placeholder of a picker while it is loading. */
export function WaitingPicker({ label }: { readonly label: string }) {
  return (
    <div className="field-box">
      <input className="field-control" disabled aria-label={label} />
    </div>
  );
}
