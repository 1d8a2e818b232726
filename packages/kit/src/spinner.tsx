interface SpinnerProps {
  /** What is being waited for; without it the spinner is decoration beside a text. */
  label?: string;
}

export function Spinner({ label }: SpinnerProps) {
  if (!label) return <span className="spinner" aria-hidden="true" />;
  return (
    <span className="waiting" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{label}</span>
    </span>
  );
}
